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

/** A deal with a suit as trump, before the dealer's discard, if any, and the opening lead. */
record Opening(OpenDeal deal, Trump trump, Set<Seat> sittingOut) {

  private static final int SEATS = 4;

  /** The optimal discard, the lowest of several; empty if the dealer picks nothing up. */
  Optional<Card> discard(Solver solver) {
    if (trump.suit() != deal.upcard().suit() || sittingOut.contains(deal.dealer())) {
      return Optional.empty();
    }
    Side side = Side.of(deal.dealer());
    CardSet rest = six();
    Card best = trump.lowest(rest);
    int max = -1;
    while (!rest.isEmpty()) {
      Card card = trump.lowest(rest);
      int tricks = solver.tricks(after(Optional.of(card)), side);
      best = tricks > max ? card : best;
      max = Math.max(max, tricks);
      rest = rest.without(card);
    }
    return Optional.of(best);
  }

  private CardSet six() {
    return deal.hand(deal.dealer()).with(deal.upcard());
  }

  /** The position after a discard, or after none: the eldest seat that plays is to lead. */
  OpenPosition after(Optional<Card> discard) {
    List<CardSet> hands = new ArrayList<>(deal.hands());
    discard.ifPresent(card -> hands.set(deal.dealer().index(), six().without(card)));
    sittingOut.forEach(seat -> hands.set(seat.index(), CardSet.none()));
    Seat leader = deal.dealer().next(SEATS);
    while (sittingOut.contains(leader)) {
      leader = leader.next(SEATS);
    }
    return new OpenPosition(trump, hands, new Trick(leader, List.of(), sittingOut));
  }
}
