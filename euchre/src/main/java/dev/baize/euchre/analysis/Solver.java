package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.alike;

import dev.baize.euchre.Side;
import dev.baize.euchre.analysis.Solution.CardValue;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Finds what each side takes if all four play their best, seeing all cards. Best is to take as many
 * tricks as possible, which also scores the most points: no result with more tricks is worth less.
 *
 * <p>The answer is exact. A solver keeps a table that it uses again, so that it allocates next to
 * nothing, and must not be used by two threads at once; each may have its own. What it was asked
 * before does not change its answers or its {@link #nodes}.
 */
public final class Solver {

  private final Search search = new Search();

  /** A solver that knows nothing yet. */
  public Solver() {}

  /**
   * {@return the tricks that a side takes from a position on, the trick in progress included}
   *
   * @param position at any point of the play
   * @param side the side to act or the other
   */
  public int tricks(OpenPosition position, Side side) {
    search.reset();
    Root root = Root.of(position);
    int left = position.tricksLeft();
    int tricks = most(left, root.guess(), need -> root.reaches(need, search));
    return side == Side.of(position.trick().leader()) ? tricks : left - tricks;
  }

  /**
   * {@return what each legal card brings, and with it the position}
   *
   * @param position at any point of the play
   */
  public Solution solve(OpenPosition position) {
    search.reset();
    Root root = Root.of(position);
    CardOrder order = CardOrder.of(position.trump());
    Side side = Side.of(position.toAct());
    boolean leaders = side == Side.of(position.trick().leader());
    int left = position.tricksLeft();
    int[] values = new int[Integer.SIZE];
    int distinct = root.distinct();
    int guess = root.guess();
    for (int rest = distinct; rest != 0; rest &= rest - 1) {
      int card = rest & -rest;
      guess = most(left, guess, need -> root.reachesAfter(card, need, search));
      values[place(card)] = leaders ? guess : left - guess;
    }
    List<CardValue> cards =
        position.legalCards().stream()
            .map(card -> new CardValue(card, values[place(alike(order.bit(card), distinct))]))
            .toList();
    int tricks = cards.stream().mapToInt(CardValue::tricks).max().orElse(0);
    return new Solution(side, left, tricks, cards);
  }

  private static int place(int card) {
    return Integer.numberOfTrailingZeros(card);
  }

  /** The greatest number from 0 to {@code left} that is reached, looked for from a guess on. */
  private static int most(int left, int guess, IntPredicate reaches) {
    int least = 0;
    int most = left;
    int need = Math.max(1, Math.min(guess, left));
    while (least < most) {
      if (reaches.test(need)) {
        least = need++;
      } else {
        most = --need;
      }
    }
    return least;
  }

  /**
   * {@return how many positions the last call looked at: the same for the same position, always}
   */
  public long nodes() {
    return search.nodes();
  }
}
