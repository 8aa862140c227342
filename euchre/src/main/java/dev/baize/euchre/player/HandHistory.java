package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchrePack;
import dev.baize.euchre.OpenDeal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A hand as one seat observes it. After the last trick, all hands are known except for those that
 * sat out and the discard of another seat as dealer.
 */
final class HandHistory {

  private static final int SEATS = 4;
  private static final int HAND_SIZE = 5;

  private final Seat dealer;
  private final List<EuchreDecision> bids = new ArrayList<>();
  private final List<EuchreDecision> defences = new ArrayList<>();
  private final List<EuchreDecision> plays = new ArrayList<>();
  private final List<Seat> sittingOut = new ArrayList<>();

  /** By seat. */
  private final CardSet[] played = new CardSet[SEATS];

  private CardSet upcard = CardSet.none();
  private boolean pickedUp;
  private Optional<Card> ownDiscard = Optional.empty();

  HandHistory(Seat dealer) {
    this.dealer = dealer;
    Arrays.fill(played, CardSet.none());
  }

  /** Observes an event that the seat may see. */
  void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.TurnedUp turned) {
      upcard = CardSet.of(turned.upcard());
    } else if (event instanceof EuchreEvent.Passed) {
      bids.add(EuchreDecision.pass());
    } else if (event instanceof EuchreEvent.OrderedUp ordered) {
      bids.add(
          ordered.alone()
              ? EuchreDecision.orderUpAlone(ordered.trump())
              : EuchreDecision.orderUp(ordered.trump()));
    } else if (event instanceof EuchreEvent.SitsOut out) {
      sittingOut.add(out.seat());
    } else if (event instanceof EuchreEvent.Declined) {
      defences.add(EuchreDecision.pass());
    } else if (event instanceof EuchreEvent.DefendsAlone) {
      defences.add(EuchreDecision.defendAlone());
    } else if (event instanceof EuchreEvent.PickedUp) {
      pickedUp = true;
    } else if (event instanceof EuchreEvent.Discarded discarded) {
      ownDiscard = Optional.of(discarded.card());
    } else if (event instanceof EuchreEvent.Led led) {
      play(led.seat(), led.card());
    } else if (event instanceof EuchreEvent.Played followed) {
      play(followed.seat(), followed.card());
    }
  }

  private void play(Seat seat, Card card) {
    plays.add(EuchreDecision.play(card));
    played[seat.index()] = played[seat.index()].with(card);
  }

  /** Whether all cards that a seat held are known. */
  boolean isKnown(Seat seat) {
    return !sittingOut.contains(seat)
        && (seat != dealer || !pickedUp || ownDiscard.isPresent() || !dealerPlayed(upcard));
  }

  private boolean dealerPlayed(CardSet cards) {
    return !played[dealer.index()].intersection(cards).isEmpty();
  }

  /** The deal, with arbitrary consistent cards in place of unknown ones. */
  OpenDeal deal() {
    List<CardSet> hands = new ArrayList<>(List.of(played));
    if (pickedUp) {
      CardSet six = played[dealer.index()].with(discard());
      hands.set(dealer.index(), six.minus(upcard));
    }
    CardSet rest = unplayed().minus(upcard);
    for (CardSet hand : hands) {
      rest = rest.minus(hand);
    }
    for (Seat seat : sittingOut) {
      CardSet hand = hands.get(seat.index());
      while (hand.size() < HAND_SIZE) {
        hand = hand.with(rest.lowest());
        rest = rest.without(rest.lowest());
      }
      hands.set(seat.index(), hand);
    }
    return new OpenDeal(dealer, hands, upcard.lowest());
  }

  /** All decisions, with an arbitrary consistent discard in place of an unknown one. */
  List<EuchreDecision> decisions() {
    List<EuchreDecision> decisions = new ArrayList<>(bids);
    if (pickedUp) {
      decisions.add(EuchreDecision.discard(discard()));
    }
    decisions.addAll(defences);
    decisions.addAll(plays);
    return decisions;
  }

  private Card discard() {
    return ownDiscard.orElseGet(() -> dealerPlayed(upcard) ? unplayed().lowest() : upcard.lowest());
  }

  private CardSet unplayed() {
    CardSet rest = CardSet.of(EuchrePack.fresh().cards().toArray(Card[]::new));
    for (CardSet cards : played) {
      rest = rest.minus(cards);
    }
    return rest;
  }
}
