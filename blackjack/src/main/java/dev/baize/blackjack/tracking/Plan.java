package dev.baize.blackjack.tracking;

import dev.baize.blackjack.HandResult;
import java.util.List;

/**
 * How to play a deck whose order is known until it is shuffled: the lines that let the bankroll
 * grow most, when all of it is bet on the hands that win and next to nothing on the others. Each
 * hand's line decides where the next begins, so it can be right to lose a hand for the sake of
 * those to come.
 */
public final class Plan {
  /** With fewer cards left the deck is shuffled. */
  private static final int FEW = 20;

  /** As parts of the bankroll: what is bet on a hand that does not win, and what is kept of all. */
  private static final double LITTLE = 0.001;

  private final int[] order;
  private final int from;

  /** By position of a hand's first card: the logarithm of how the bankroll grows from there on. */
  private final double[] growth;

  private Plan(int[] order, int from) {
    this.order = order;
    this.from = from;
    this.growth = new double[order.length + 1];
    for (int start = order.length - FEW; start >= from; start--) {
      growth[start] = growth(best(start));
    }
  }

  /**
   * {@return a plan for the hands that begin at a position or later}
   *
   * @param order the cards by position; those before {@code from} may be wrong
   * @param from the position, 0 for the first card of the deck
   * @throws IllegalArgumentException if the deck is shuffled before such a hand
   */
  public static Plan of(int[] order, int from) {
    if (from > order.length - FEW) {
      throw new IllegalArgumentException("the deck is shuffled before a hand at " + from);
    }
    return new Plan(order, from);
  }

  private Line best(int start) {
    List<Line> lines = Line.of(order, start);
    Line best = lines.get(0);
    for (Line line : lines) {
      if (growth(line) > growth(best)) {
        best = line;
      }
    }
    return best;
  }

  private double growth(Line line) {
    return growth(line, stake(line.result()));
  }

  private static double stake(HandResult result) {
    return pay(result) > 0 ? 1 : LITTLE;
  }

  /** What a wager of 1 wins. */
  private static double pay(HandResult result) {
    return result.payoff(2) / 2.0;
  }

  private double growth(Line line, double staked) {
    return Math.log(Math.max(LITTLE, 1 + (staked * pay(line.result())))) + growth[line.next()];
  }

  /** How much of the bankroll there will be when the deck is shuffled, of 1 now. */
  double factor() {
    return Math.exp(growth[from]);
  }

  /** {@return whether the best line of the hand that begins at {@code from} wins} */
  public boolean wins() {
    return pay(best(from).result()) > 0;
  }

  /**
   * {@return whether to draw another card in the hand that began at {@code from}}
   *
   * @param hits how many were drawn after the first two
   * @param staked the part of the bankroll that is wagered
   */
  public boolean draws(int hits, double staked) {
    List<Line> lines = Line.of(order, from);
    double stand = growth(lines.get(hits), staked);
    return lines.stream().skip(hits + 1L).anyMatch(line -> growth(line, staked) > stand);
  }
}
