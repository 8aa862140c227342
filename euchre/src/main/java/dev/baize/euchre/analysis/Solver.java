package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.representative;
import static java.util.Objects.requireNonNull;

import dev.baize.euchre.Side;
import dev.baize.euchre.analysis.Solution.CardValue;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A double-dummy solver: finds the tricks that each side takes if all who play see all cards and
 * play optimally. Optimal is to take as many tricks as possible, which also scores the most points:
 * no result with more tricks is worth less.
 *
 * <p>The result is exact. A solver reuses its transposition table, so it allocates next to nothing
 * and is not thread-safe; use one per thread. Earlier calls affect neither its results nor its
 * {@link #nodes}.
 */
public final class Solver {

  private final AlphaBetaSearch search = new AlphaBetaSearch();

  /** A solver with an empty table. */
  public Solver() {}

  /**
   * {@return the tricks that a side takes from a position on, 0 to 5, including the trick in
   * progress}
   *
   * @param position at any point of the play
   * @param side the side to act or the other
   */
  public int tricks(OpenPosition position, Side side) {
    requireNonNull(side);
    search.reset();
    SearchRoot root = SearchRoot.of(position);
    int left = position.tricksLeft();
    int tricks = greatestReached(left, root.estimate(left), need -> root.reaches(need, search));
    return side == Side.of(position.trick().leader()) ? tricks : left - tricks;
  }

  /**
   * {@return the value of a position and of each legal card, in tricks}
   *
   * @param position at any point of the play
   */
  public Solution solve(OpenPosition position) {
    search.reset();
    SearchRoot root = SearchRoot.of(position);
    CardOrder order = CardOrder.of(position.trump());
    Side side = Side.of(position.toAct());
    boolean leaders = side == Side.of(position.trick().leader());
    int left = position.tricksLeft();
    int[] values = new int[Integer.SIZE];
    int distinct = root.distinct();
    int guess = root.estimate(left);
    for (int rest = distinct; rest != 0; rest &= rest - 1) {
      int card = rest & -rest;
      guess = greatestReached(left, guess, need -> root.reachesAfter(card, need, search));
      values[place(card)] = leaders ? guess : left - guess;
    }
    List<CardValue> cards =
        position.legalCards().stream()
            .map(
                card ->
                    new CardValue(card, values[place(representative(order.bit(card), distinct))]))
            .toList();
    int tricks = cards.stream().mapToInt(CardValue::tricks).max().orElse(0);
    return new Solution(side, left, tricks, cards);
  }

  private static int place(int card) {
    return Integer.numberOfTrailingZeros(card);
  }

  /** The greatest number up to {@code left} that null-window searches reach, as in MTD(f). */
  private static int greatestReached(int left, int guess, IntPredicate reaches) {
    int lower = 0;
    int upper = left;
    int need = Math.max(1, Math.min(guess, left));
    while (lower < upper) {
      if (reaches.test(need)) {
        lower = need++;
      } else {
        upper = --need;
      }
    }
    return lower;
  }

  /** {@return the number of nodes that the last call visited; it depends on the position alone} */
  public long nodes() {
    return search.nodes();
  }
}
