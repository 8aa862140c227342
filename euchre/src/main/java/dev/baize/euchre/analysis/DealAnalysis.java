package dev.baize.euchre.analysis;

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

/**
 * The double-dummy values of a deal with each suit as trump. With the upcard's suit, the dealer
 * picks up the upcard and discards optimally; with the others, the hands are as they were dealt.
 *
 * @param deal the cards
 * @param trumps one analysis for each suit, in ascending order of suits
 */
public record DealAnalysis(OpenDeal deal, List<TrumpAnalysis> trumps) {

  private static final int SEATS = 4;

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
    if (trump.suit() != deal.upcard().suit()) {
      Solution opening = solver.solve(opening(deal, trump, deal.hand(deal.dealer())));
      return new TrumpAnalysis(trump, Optional.empty(), opening);
    }
    Card discard = discard(deal, trump, solver);
    Solution opening = solver.solve(opening(deal, trump, six(deal).without(discard)));
    return new TrumpAnalysis(trump, Optional.of(discard), opening);
  }

  private static Card discard(OpenDeal deal, Trump trump, Solver solver) {
    Side side = Side.of(deal.dealer());
    CardSet rest = six(deal);
    Card best = trump.lowest(rest);
    int max = -1;
    while (!rest.isEmpty()) {
      Card card = trump.lowest(rest);
      int tricks = solver.tricks(opening(deal, trump, six(deal).without(card)), side);
      best = tricks > max ? card : best;
      max = Math.max(max, tricks);
      rest = rest.without(card);
    }
    return best;
  }

  private static CardSet six(OpenDeal deal) {
    return deal.hand(deal.dealer()).with(deal.upcard());
  }

  private static OpenPosition opening(OpenDeal deal, Trump trump, CardSet ofDealer) {
    List<CardSet> hands = new ArrayList<>(deal.hands());
    Seat dealer = deal.dealer();
    hands.set(dealer.index(), ofDealer);
    return new OpenPosition(trump, hands, new Trick(dealer.next(SEATS), List.of()));
  }
}
