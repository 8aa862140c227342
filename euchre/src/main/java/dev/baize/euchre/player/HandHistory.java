package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A hand as a seat observes it; hands that sat out and others' discards stay unknown. */
final class HandHistory {

  private static final int NEVER = -1;

  private final Seat dealer;

  /** Without the discard. */
  private final List<EuchreDecision> decisions = new ArrayList<>();

  private final List<Seat> sittingOut = new ArrayList<>();

  /** By seat. */
  private final CardSet[] played = new CardSet[Hand.SEATS];

  private CardSet upcard = CardSet.none();

  /** The number of decisions before the discard; {@link #NEVER} if the dealer picks nothing up. */
  private int discardAt = NEVER;

  private Optional<Card> ownDiscard = Optional.empty();

  HandHistory(Seat dealer) {
    this.dealer = dealer;
    Arrays.fill(played, CardSet.none());
  }

  void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.TurnedUp turned) {
      upcard = CardSet.of(turned.upcard());
    } else if (event instanceof EuchreEvent.Passed || event instanceof EuchreEvent.Declined) {
      decisions.add(EuchreDecision.pass());
    } else if (event instanceof EuchreEvent.OrderedUp ordered) {
      decisions.add(
          ordered.alone()
              ? EuchreDecision.orderUpAlone(ordered.trump())
              : EuchreDecision.orderUp(ordered.trump()));
    } else if (event instanceof EuchreEvent.SitsOut out) {
      sittingOut.add(out.seat());
    } else if (event instanceof EuchreEvent.DefendsAlone) {
      decisions.add(EuchreDecision.defendAlone());
    } else if (event instanceof EuchreEvent.PickedUp) {
      discardAt = decisions.size();
    } else if (event instanceof EuchreEvent.Discarded discarded) {
      ownDiscard = Optional.of(discarded.card());
    } else if (event instanceof EuchreEvent.Led led) {
      play(led.seat(), led.card());
    } else if (event instanceof EuchreEvent.Played followed) {
      play(followed.seat(), followed.card());
    }
  }

  private void play(Seat seat, Card card) {
    decisions.add(EuchreDecision.play(card));
    played[seat.index()] = played[seat.index()].with(card);
  }

  /** Whether all cards that a seat held are known. */
  boolean isKnown(Seat seat) {
    return !sittingOut.contains(seat)
        && (seat != dealer
            || discardAt == NEVER
            || ownDiscard.isPresent()
            || !dealerPlayed(upcard));
  }

  private boolean dealerPlayed(CardSet cards) {
    return !played[dealer.index()].intersection(cards).isEmpty();
  }

  /** The deal, with arbitrary consistent cards in place of unknown ones. */
  OpenDeal deal() {
    List<CardSet> hands = new ArrayList<>(List.of(played));
    if (discardAt != NEVER) {
      CardSet six = played[dealer.index()].with(discard());
      hands.set(dealer.index(), six.minus(upcard));
    }
    CardSet rest = unplayed().minus(upcard);
    for (CardSet hand : hands) {
      rest = rest.minus(hand);
    }
    for (Seat seat : sittingOut) {
      CardSet hand = hands.get(seat.index());
      while (hand.size() < Hand.TRICKS) {
        hand = hand.with(rest.lowest());
        rest = rest.without(rest.lowest());
      }
      hands.set(seat.index(), hand);
    }
    return new OpenDeal(dealer, hands, upcard.lowest());
  }

  /** All decisions, with an arbitrary consistent discard in place of an unknown one. */
  List<EuchreDecision> decisions() {
    List<EuchreDecision> all = new ArrayList<>(decisions);
    if (discardAt != NEVER) {
      all.add(discardAt, EuchreDecision.discard(discard()));
    }
    return all;
  }

  private Card discard() {
    return ownDiscard.orElseGet(() -> dealerPlayed(upcard) ? unplayed().lowest() : upcard.lowest());
  }

  private CardSet unplayed() {
    CardSet rest = EuchreCards.set(EuchreCards.ALL);
    for (CardSet cards : played) {
      rest = rest.minus(cards);
    }
    return rest;
  }
}
