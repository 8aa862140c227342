package dev.baize.blackjack.tracking;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.HandResult;
import java.util.List;

/**
 * The best way to play a deck whose order is known, until it is shuffled: the lines of play with
 * the largest growth of the bankroll, if all of it is bet on the hands that win and almost nothing
 * on the others. Where a hand ends is where the next one begins, so it can be right to lose a hand
 * for the sake of later ones. Solved by dynamic programming, from the last hand to the first.
 */
public final class DeckPlan {

  /**
   * The fraction of the bankroll that is bet on a hand that does not win, and the fraction that is
   * left after all of it is lost.
   */
  private static final double MIN_FRACTION = 0.001;

  private final int[] order;
  private final int from;

  /** By position of a hand's first card: the logarithmic growth of the bankroll from there on. */
  private final double[] growth;

  private DeckPlan(int[] order, int from) {
    this.order = order;
    this.from = from;
    this.growth = new double[order.length + 1];
    for (int start = order.length - BlackjackRules.FEWEST_CARDS; start >= from; start--) {
      growth[start] = growth(best(start));
    }
  }

  /**
   * {@return a plan for the hands that begin at a position or later} {@code order} are the cards by
   * position; those before {@code from} may be wrong. {@code from} is the position, 0 for the first
   * card of the deck.
   */
  public static DeckPlan of(int[] order, int from) {
    if (from > order.length - BlackjackRules.FEWEST_CARDS) {
      throw new IllegalArgumentException("the deck is shuffled before a hand at " + from);
    }
    return new DeckPlan(order, from);
  }

  private LineOfPlay best(int start) {
    List<LineOfPlay> lines = LineOfPlay.of(order, start);
    LineOfPlay best = lines.get(0);
    for (LineOfPlay line : lines) {
      if (growth(line) > growth(best)) {
        best = line;
      }
    }
    return best;
  }

  private double growth(LineOfPlay line) {
    return growth(line, stake(line.result()));
  }

  private static double stake(HandResult result) {
    return pay(result) > 0 ? 1 : MIN_FRACTION;
  }

  /** What a wager of 1 wins. */
  private static double pay(HandResult result) {
    return result.payoff(2) / 2.0;
  }

  private double growth(LineOfPlay line, double staked) {
    return Math.log(Math.max(MIN_FRACTION, 1 + (staked * pay(line.result()))))
        + growth[line.next()];
  }

  /** The factor by which the bankroll grows until the deck is shuffled. */
  double factor() {
    return Math.exp(growth[from]);
  }

  /** {@return whether the best line of play of the hand that begins at {@code from} wins} */
  public boolean wins() {
    return pay(best(from).result()) > 0;
  }

  /**
   * {@return whether to draw another card in the hand that began at {@code from}} {@code hits} is
   * the number of cards drawn after the first two.
   */
  public boolean draws(int hits, double staked) {
    List<LineOfPlay> lines = LineOfPlay.of(order, from);
    double stand = growth(lines.get(hits), staked);
    return lines.stream().skip(hits + 1L).anyMatch(line -> growth(line, staked) > stand);
  }
}
