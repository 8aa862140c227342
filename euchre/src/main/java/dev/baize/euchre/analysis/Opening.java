package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The position of a deal before the first lead. With the upcard's suit as trump, the dealer picks
 * up the upcard and discards, unless it sits out.
 *
 * @param deal the cards
 * @param trump the trump suit's order of the cards
 * @param sittingOut the seats that sit out
 */
record Opening(OpenDeal deal, Trump trump, Set<Seat> sittingOut) {

  private static final int SEATS = 4;

  /** The dealer's optimal discard, the lowest of several, if it has picked up the upcard. */
  Optional<Card> discard(Solver solver) {
    if (!isUpcardPickedUp()) {
      return Optional.empty();
    }
    Side side = Side.of(deal.dealer());
    CardSet rest = six();
    Card best = trump.lowest(rest);
    int max = -1;
    while (!rest.isEmpty()) {
      Card card = trump.lowest(rest);
      int tricks = solver.tricks(position(Optional.of(card)), side);
      best = tricks > max ? card : best;
      max = Math.max(max, tricks);
      rest = rest.without(card);
    }
    return Optional.of(best);
  }

  private boolean isUpcardPickedUp() {
    return trump.suit() == deal.upcard().suit() && !sittingOut.contains(deal.dealer());
  }

  private CardSet six() {
    return deal.hand(deal.dealer()).with(deal.upcard());
  }

  /** The position after a discard, which is empty unless the dealer has picked up the upcard. */
  OpenPosition position(Optional<Card> discard) {
    List<CardSet> hands = new ArrayList<>(deal.hands());
    discard.ifPresent(card -> hands.set(deal.dealer().index(), six().without(card)));
    for (Seat seat : sittingOut) {
      hands.set(seat.index(), CardSet.none());
    }
    Seat leader = deal.dealer().next(SEATS);
    while (sittingOut.contains(leader)) {
      leader = leader.next(SEATS);
    }
    return new OpenPosition(trump, hands, new Trick(leader, List.of(), sittingOut));
  }
}
