package dev.baize.euchre.analysis;

import static dev.baize.euchre.kernel.Hand.SEATS;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The double-dummy values of a deal with each suit as trump. With the upcard's suit, the dealer
 * picks up the upcard and discards optimally, unless its partner plays alone; with the others, the
 * hands are as they were dealt.
 *
 * @param deal the cards
 * @param trumps one analysis for each suit, in ascending order of suits
 */
public record DealAnalysis(OpenDeal deal, List<TrumpAnalysis> trumps) {

  /**
   * Copies the list.
   *
   * @param deal the cards
   * @param trumps one for each suit, in ascending order
   */
  public DealAnalysis {
    requireNonNull(deal);
    trumps = List.copyOf(trumps);
  }

  /**
   * {@return the analysis of a deal}
   *
   * @param deal the cards
   */
  public static DealAnalysis of(OpenDeal deal) {
    Solver solver = new Solver();
    return new DealAnalysis(
        deal,
        Arrays.stream(Suit.values()).map(suit -> analyze(deal, Trump.of(suit), solver)).toList());
  }

  private static TrumpAnalysis analyze(OpenDeal deal, Trump trump, Solver solver) {
    Opening opening = new Opening(deal, trump, Set.of());
    Optional<Card> discard = opening.discard(solver);
    return new TrumpAnalysis(
        trump,
        discard,
        solver.solve(opening.after(discard)),
        IntStream.range(0, SEATS).mapToObj(i -> alone(deal, trump, Seat.of(i), solver)).toList());
  }

  private static LoneAnalysis alone(OpenDeal deal, Trump trump, Seat maker, Solver solver) {
    Seat partner = maker.next(SEATS).next(SEATS);
    Opening opening = new Opening(deal, trump, Set.of(partner));
    Optional<Card> discard = opening.discard(solver);
    int tricks = solver.tricks(opening.after(discard), Side.of(maker));
    return new LoneAnalysis(maker, discard, tricks);
  }

  /** A deal with a suit as trump, before the dealer's discard, if any, and the opening lead. */
  private record Opening(OpenDeal deal, Trump trump, Set<Seat> sittingOut) {

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
}
