package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * The best way to play a deck whose order is known, until it is shuffled: the lines of play with
 * the largest growth of the bankroll, if all of it is bet on the hands that win and almost nothing
 * on the others. Where a hand ends is where the next one begins, so it can be right to lose a hand
 * for the sake of later ones. Solved by dynamic programming, from the last hand to the first.
 */
final class DeckPlan {

  /**
   * The part of the bankroll that is bet on a hand that does not win, or left after all is lost.
   */
  private static final double MIN_FRACTION = 0.001;

  private final int[] order;
  private final int from;

  /** By position of a hand's first card: the logarithmic growth of the bankroll from there on. */
  private final double[] growth;

  /** A plan for the hands from a position on, 0 for the first; cards before it may be wrong. */
  DeckPlan(int[] order, int from) {
    if (from > order.length - BlackjackRules.FEWEST_CARDS) {
      throw new IllegalArgumentException("the deck is shuffled before a hand at " + from);
    }
    this.order = order;
    this.from = from;
    this.growth = new double[order.length + 1];
    for (int start = order.length - BlackjackRules.FEWEST_CARDS; start >= from; start--) {
      growth[start] = growth(best(start));
    }
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

  private static double pay(HandResult result) {
    return result.payoff(2) / 2.0;
  }

  private double growth(LineOfPlay line, double staked) {
    return Math.log(Math.max(MIN_FRACTION, 1 + (staked * pay(line.result()))))
        + growth[line.next()];
  }

  double factor() {
    return Math.exp(growth[from]);
  }

  boolean wins() {
    return pay(best(from).result()) > 0;
  }

  /** Whether to draw again in the hand at {@code from} after as many hits. */
  boolean draws(int hits, double staked) {
    List<LineOfPlay> lines = LineOfPlay.of(order, from);
    double stand = growth(lines.get(hits), staked);
    return lines.stream().skip(hits + 1L).anyMatch(line -> growth(line, staked) > stand);
  }

  /** One way to play a hand, by the number of cards that the player draws after the first two. */
  record LineOfPlay(int hits, HandResult result, int next) {
    private static final int FIRST_CARDS = 4;
    private static final int DEALER_STANDS = 17;

    static List<LineOfPlay> of(int[] order, int start) {
      HandValue player = HandValue.empty().plus(card(order, start)).plus(card(order, start + 2));
      int next = start + FIRST_CARDS;
      if (player.total() == HandValue.MAX_TOTAL) {
        return List.of(new LineOfPlay(0, HandResult.NATURAL, next));
      }
      List<LineOfPlay> lines = new ArrayList<>();
      int hits = 0;
      while (!player.isBust()) {
        lines.add(stand(order, start, player, hits));
        player = player.plus(card(order, next + hits));
        hits++;
      }
      lines.add(new LineOfPlay(hits, HandResult.BUST, next + hits));
      return lines;
    }

    private static LineOfPlay stand(int[] order, int start, HandValue player, int hits) {
      HandValue dealer =
          HandValue.empty().plus(card(order, start + 1)).plus(card(order, start + 3));
      int next = start + FIRST_CARDS + hits;
      while (dealer.total() < DEALER_STANDS) {
        dealer = dealer.plus(card(order, next));
        next++;
      }
      return new LineOfPlay(hits, HandResult.of(player.total(), dealer.total()), next);
    }

    private static Card card(int[] order, int position) {
      return Card.at(order[position]);
    }
  }
}
