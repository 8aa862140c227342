package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.representative;
import static dev.baize.euchre.kernel.Hand.SEATS;
import static java.lang.Integer.numberOfTrailingZeros;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.LinkedHashMap;
import java.util.Map;
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
    Root root = Root.of(position);
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
    Root root = Root.of(position);
    Side side = Side.of(position.toAct());
    boolean leaders = side == Side.of(position.trick().leader());
    int left = position.tricksLeft();
    int[] values = new int[Integer.SIZE];
    int distinct = root.distinct();
    int guess = root.estimate(left);
    for (int rest = distinct; rest != 0; rest &= rest - 1) {
      int card = rest & -rest;
      guess = greatestReached(left, guess, need -> root.reachesAfter(card, need, search));
      values[numberOfTrailingZeros(card)] = leaders ? guess : left - guess;
    }
    Map<Card, Integer> cards = new LinkedHashMap<>();
    int tricks = 0;
    for (Card card : position.legalCards()) {
      int bit = representative(CardBits.of(card, position.trump()), distinct);
      int value = values[numberOfTrailingZeros(bit)];
      cards.put(card, value);
      tricks = Math.max(tricks, value);
    }
    return new Solution(side, left, tricks, cards);
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

  /**
   * A position in the form that {@link AlphaBetaSearch} takes; its components have the same names
   * and meanings there. {@code place} is the hand that is to play: 0 for the leader's.
   */
  private record Root(int place, int suit, int best, int by, int a, int b, int c, int d, int seat) {

    static Root of(OpenPosition position) {
      Trump trump = position.trump();
      Trick trick = position.trick();
      int suit = 0;
      int best = 0;
      int by = 0;
      for (int i = 0; i < trick.cards().size(); i++) {
        int card = CardBits.of(trick.cards().get(i), trump);
        suit = i == 0 ? CardBits.suit(card) : suit;
        int strength = CardBits.strength(card, suit);
        by = strength > best ? place(trick.playedBy(i), trick) : by;
        best = Math.max(best, strength);
      }
      int leader = trick.leader().index();
      return new Root(
          place(position.toAct(), trick),
          suit,
          best,
          by,
          CardBits.of(position.hands().get(leader), trump),
          CardBits.of(position.hands().get((leader + 1) % SEATS), trump),
          CardBits.of(position.hands().get((leader + 2) % SEATS), trump),
          CardBits.of(position.hands().get((leader + 3) % SEATS), trump),
          leader);
    }

    private static int place(Seat seat, Trick trick) {
      return (seat.index() - trick.leader().index() + SEATS) % SEATS;
    }

    /** Whether the leader's side can take at least {@code need} tricks. */
    boolean reaches(int need, AlphaBetaSearch search) {
      return switch (place) {
        case 0 -> search.first(a, b, c, d, need, seat);
        case 1 -> search.second(suit, best, a, b, c, d, need, seat);
        case 2 -> search.third(suit, best, by, a, b, c, d, need, seat);
        default -> search.fourth(suit, best, by, a, b, c, d, need, seat);
      };
    }

    /** Whether the leader's side can take at least {@code need} tricks after a card is played. */
    boolean reachesAfter(int card, int need, AlphaBetaSearch search) {
      return switch (place) {
        case 0 -> search.afterFirst(card, a, b, c, d, need, seat);
        case 1 -> search.afterSecond(card, suit, best, a, b, c, d, need, seat);
        case 2 -> search.afterThird(card, suit, best, by, a, b, c, d, need, seat);
        default -> search.afterFourth(card, suit, best, by, a, b, c, d, need, seat);
      };
    }

    /** One legal card of each equivalence class. */
    int distinct() {
      return switch (place) {
        case 0 -> CardBits.distinct(a, b | c | d);
        case 1 -> CardBits.distinct(CardBits.following(b, suit), a | c | d | best);
        case 2 -> CardBits.distinct(CardBits.following(c, suit), a | b | d | best);
        default -> CardBits.distinct(CardBits.following(d, suit), a | b | c | best);
      };
    }

    /**
     * A guess at the tricks of the leader's side from trumps and aces, to begin the search with.
     */
    int estimate(int left) {
      int strong = CardBits.TRUMPS | CardBits.SIDE_ACES;
      int ours = Integer.bitCount((a | c) & strong);
      int theirs = Integer.bitCount((b | d) & strong);
      return (left + 1 + ours - theirs) / 2;
    }
  }
}
