package dev.baize.euchre;

import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision.DefendAlone;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import java.util.function.Consumer;

/** The events of the hands of a game, in the order in which they happen. */
final class HandEvents {

  private final Consumer<? super EuchreEvent> listener;

  HandEvents(Consumer<? super EuchreEvent> listener) {
    this.listener = listener;
  }

  /** Tells of points that the sides have before the first hand. */
  void began(Score score) {
    if (score.even() != 0 || score.odd() != 0) {
      listener.accept(new EuchreEvent.GameBegan(score.even(), score.odd()));
    }
  }

  void dealt(Hand hand) {
    listener.accept(new EuchreEvent.HandBegan(hand.setup.number(), Seat.of(hand.setup.dealer())));
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      listener.accept(new EuchreEvent.Dealt(Seat.of(seat), EuchreCards.set(hand.held[seat])));
    }
    listener.accept(new EuchreEvent.TurnedUp(EuchreCards.card(hand.setup.upcard())));
  }

  /** Tells of a legal decision that is about to be made. */
  void deciding(Hand hand, EuchreDecision decision) {
    Seat seat = Seat.of(hand.toAct);
    if (decision instanceof Play play) {
      listener.accept(
          hand.step == Step.LEAD
              ? new EuchreEvent.Led(seat, play.card())
              : new EuchreEvent.Played(seat, play.card()));
    } else if (decision instanceof Discard discard) {
      listener.accept(new EuchreEvent.Discarded(seat, discard.card()));
    } else if (decision instanceof OrderUp order) {
      listener.accept(new EuchreEvent.OrderedUp(seat, order.suit(), order.alone()));
      if (order.alone()) {
        partnerSitsOut(hand);
      }
    } else if (decision instanceof DefendAlone) {
      listener.accept(new EuchreEvent.DefendsAlone(seat));
      partnerSitsOut(hand);
    } else {
      listener.accept(
          hand.step == Step.DEFENCE
              ? new EuchreEvent.Declined(seat)
              : new EuchreEvent.Passed(seat));
    }
  }

  private void partnerSitsOut(Hand hand) {
    listener.accept(new EuchreEvent.SitsOut(Seat.of(SittingOut.partnerOf(hand.toAct))));
  }

  /** Tells what followed from a decision. */
  void decided(Hand hand, EuchreDecision decision) {
    if (hand.step == Step.DISCARD) {
      listener.accept(
          new EuchreEvent.PickedUp(
              Seat.of(hand.setup.dealer()), EuchreCards.card(hand.setup.upcard())));
    } else if (decision instanceof Play && hand.step != Step.FOLLOW) {
      listener.accept(new EuchreEvent.TrickTaken(Seat.of(hand.toAct)));
    }
  }

  void scored(Side winners, HandResult result, Score score) {
    listener.accept(new EuchreEvent.HandScored(winners, result, score.even(), score.odd()));
  }

  void thrownIn(Score score) {
    listener.accept(new EuchreEvent.ThrownIn(score.even(), score.odd()));
  }

  void ended(Score score) {
    Side winners = score.leader();
    listener.accept(
        winners == null ? new EuchreEvent.GameDrawn() : new EuchreEvent.GameWon(winners));
  }
}
