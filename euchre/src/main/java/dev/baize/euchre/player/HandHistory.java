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
 * A hand as one seat observes it. After the last trick, all hands are known except for the discard
 * of another seat as dealer.
 */
final class HandHistory {

  private static final int SEATS = 4;

  private final Seat dealer;
  private final List<EuchreDecision> bids = new ArrayList<>();
  private final List<EuchreDecision> plays = new ArrayList<>();

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
      bids.add(EuchreDecision.orderUp(ordered.trump()));
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
    return seat != dealer || !pickedUp || ownDiscard.isPresent() || !dealerPlayed(upcard);
  }

  private boolean dealerPlayed(CardSet cards) {
    return !played[dealer.index()].intersection(cards).isEmpty();
  }

  /** The deal, with an arbitrary consistent card in place of an unknown one. */
  OpenDeal deal() {
    List<CardSet> hands = new ArrayList<>(List.of(played));
    if (pickedUp) {
      CardSet six = played[dealer.index()].with(discard());
      hands.set(dealer.index(), six.minus(upcard));
    }
    return new OpenDeal(dealer, hands, upcard.lowest());
  }

  /** All decisions, with an arbitrary consistent discard in place of an unknown one. */
  List<EuchreDecision> decisions() {
    List<EuchreDecision> decisions = new ArrayList<>(bids);
    if (pickedUp) {
      decisions.add(EuchreDecision.discard(discard()));
    }
    decisions.addAll(plays);
    return decisions;
  }

  private Card discard() {
    return ownDiscard.orElseGet(() -> dealerPlayed(upcard) ? anyUnplayed() : upcard.lowest());
  }

  private Card anyUnplayed() {
    CardSet rest = CardSet.of(EuchrePack.fresh().cards().toArray(Card[]::new));
    for (CardSet cards : played) {
      rest = rest.minus(cards);
    }
    return rest.lowest();
  }
}
