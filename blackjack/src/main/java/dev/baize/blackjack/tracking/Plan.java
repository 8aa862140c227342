package dev.baize.blackjack.tracking;

import dev.baize.blackjack.HandResult;
import java.util.List;

/**
 * How to play a deck whose order is known until it is shuffled: the lines that let the bankroll grow
 * most. Each hand's line decides where the next hand begins, so it may pay to lose a small bet or
 * to take a card too many for the sake of hands to come.
 */
public final class Plan {
  /** With fewer cards left the deck is shuffled. */
  private static final int FEW = 20;

  /**
   * What a hand must bring to be worth its time, in doublings: about what hands bring on average,
   * those at the start of a deck, whose order is not known yet, included.
   */
  private static final double HAND_COST = Double.parseDouble(System.getProperty("cost", "0.5"));

  private final int[] order;
  private final int from;

  /** By position of a hand's first card: the doublings to come. */
  private final double[] growth;

  private Plan(int[] order, int from) {
    this.order = order;
    this.from = from;
    this.growth = new double[order.length + 1];
    for (int start = order.length - FEW; start >= from; start--) {
      growth[start] = best(start, 0, 0).growth - HAND_COST;
    }
  }

  /**
   * Plans the hands that begin at a position or later.
   *
   * @param order the cards by position; those before {@code from} need not be true
   */
  public static Plan of(int[] order, int from) {
    return new Plan(order, from);
  }

  /** Whether the best line of the next hand, at {@code from}, wins. */
  public boolean wins() {
    return best(from, 0, 0).line.result().payoff(2) > 0;
  }

  /**
   * Whether to draw another card in the hand that began at {@code from}.
   *
   * @param hits how many were drawn after the first two
   * @param staked the part of the bankroll that is wagered
   */
  public boolean draws(int hits, double staked) {
    return best(from, hits, staked).line.hits() > hits;
  }

  private record Choice(Line line, double growth) {}

  /** The best line of at least so many hits; with 0 staked, the wager is still to be chosen. */
  private Choice best(int start, int hits, double staked) {
    List<Line> lines = Line.of(order, start);
    Choice best = null;
    for (Line line : lines) {
      if (line.hits() >= hits) {
        double worth = growth(line.result(), staked) + growth[line.next()];
        if (best == null || worth > best.growth) {
          best = new Choice(line, worth);
        }
      }
    }
    return best;
  }

  private static double growth(HandResult result, double staked) {
    long payoff = result.payoff(2);
    double part = staked > 0 ? staked : payoff > 0 ? 1 : 0.001;
    return Math.log(Math.max(0.001, 1 + (part * payoff / 2))) / Math.log(2);
  }
}
