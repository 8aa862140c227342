package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.above;
import static dev.baize.euchre.analysis.CardBits.distinct;
import static dev.baize.euchre.analysis.CardBits.following;
import static dev.baize.euchre.analysis.CardBits.strength;
import static dev.baize.euchre.analysis.CardBits.strongest;
import static dev.baize.euchre.analysis.CardBits.suit;

/**
 * Null-window alpha-beta search: can the leader's side take at least a given number of the
 * remaining tricks, the one in progress included?
 *
 * <p>In all methods, {@code a} to {@code d} are the hands in the order of play, beginning with the
 * leader of the trick, without the cards already played; {@code suit} is the suit led; {@code best}
 * is the strength of the highest card so far and {@code by} the hand that played it, 0 for the
 * leader; {@code need} is the number of tricks to reach, from 1 to the number left; {@code seat} is
 * the leader's. The result is always from the point of view of the leader's side.
 *
 * <p>An empty hand at its turn means that the seat sits out, since a seat that plays always holds a
 * card then. Such a seat plays {@link #NO_CARD}, which follows no suit and takes no trick.
 */
final class AlphaBetaSearch {

  private static final int NO_CARD = 0;
  private static final int LOW_SEAT_PLACE = 7;
  private static final int HIGH_SEAT_PLACE = 14;

  private final TranspositionTable table = new TranspositionTable();
  private long nodes;

  /** Prepares for another deal. */
  void reset() {
    table.clear();
    nodes = 0;
  }

  /** The number of nodes visited since {@link #reset}. */
  long nodes() {
    return nodes;
  }

  /** The leader is to play. */
  boolean first(int a, int b, int c, int d, int need, int seat) {
    nodes++;
    int left = Integer.bitCount(a);
    if (left == 1) {
      return takesLast(a, b, c, d);
    }
    if (QuickTricks.reach(need, a, b, c, d) || QuickTricks.ofTrumps(a, c, b | d) >= need) {
      return true;
    }
    if (left - QuickTricks.ofTrumps(b, d, a | c) < need) {
      return false;
    }
    int key = a | b | c | d | (seat & 1) << LOW_SEAT_PLACE | (seat & 2) << HIGH_SEAT_PLACE;
    int bounds = table.bounds(key, left);
    int lower = TranspositionTable.lower(bounds);
    int upper = TranspositionTable.upper(bounds);
    if (lower >= need || upper < need) {
      return lower >= need;
    }
    boolean reached = leads(a, b, c, d, need, seat);
    table.put(key, reached ? need : lower, reached ? upper : need - 1);
    return reached;
  }

  private static boolean takesLast(int a, int b, int c, int d) {
    int suit = suit(a);
    int ours = Math.max(a, strength(c, suit));
    int theirs = Math.max(strength(b, suit), strength(d, suit));
    return ours > theirs;
  }

  /**
   * Move ordering: first cards that cannot be beaten, then those with which partner can win, then
   * the others. A card of the first two kinds takes the trick, which is enough if only one is
   * needed; on any other card, the opponents take it, which loses if all tricks are needed.
   */
  private boolean leads(int a, int b, int c, int d, int need, int seat) {
    int cards = distinct(a, b | c | d);
    int high = 0;
    int partners = 0;
    for (int rest = cards; rest != 0; ) {
      int suit = suit(rest);
      int theirs = Math.max(strongest(b, suit), strongest(d, suit));
      int ofSuit = rest & suit;
      int unbeaten = ofSuit & above(theirs);
      high |= unbeaten;
      if (strongest(c, suit) > theirs) {
        partners |= ofSuit ^ unbeaten;
      }
      rest ^= ofSuit;
    }
    int winners = high | partners;
    if (need == 1 && winners != 0) {
      return true;
    }
    return leadsOneOf(high, a, b, c, d, need, seat)
        || leadsOneOf(partners, a, b, c, d, need, seat)
        || (need < Integer.bitCount(a) && leadsOneOf(cards & ~winners, a, b, c, d, need, seat));
  }

  private boolean leadsOneOf(int cards, int a, int b, int c, int d, int need, int seat) {
    for (int rest = cards; rest != 0; ) {
      int card = Integer.highestOneBit(rest);
      rest ^= card;
      if (afterFirst(card, a, b, c, d, need, seat)) {
        return true;
      }
    }
    return false;
  }

  /** The leader plays a card. */
  boolean afterFirst(int card, int a, int b, int c, int d, int need, int seat) {
    return second(suit(card), card, a & ~card, b, c, d, need, seat);
  }

  /** The second hand is to play. */
  boolean second(int suit, int best, int a, int b, int c, int d, int need, int seat) {
    nodes++;
    int cards = distinct(following(b, suit), a | c | d | best);
    int winning = strength(cards, suit) & above(best | strongest(c, suit));
    for (int rest = cards; rest != 0; ) {
      int card = next(rest, winning);
      rest ^= card;
      if (!afterSecond(card, suit, best, a, b, c, d, need, seat)) {
        return false;
      }
    }
    return b != 0 || afterSecond(NO_CARD, suit, best, a, b, c, d, need, seat);
  }

  /** The lowest of some cards, of those to try first if any is left. */
  private static int next(int cards, int first) {
    int tried = cards & first;
    return Integer.lowestOneBit(tried != 0 ? tried : cards);
  }

  /** The second hand plays a card. */
  boolean afterSecond(
      int card, int suit, int best, int a, int b, int c, int d, int need, int seat) {
    int strength = strength(card, suit);
    return strength > best
        ? third(suit, strength, 1, a, b & ~card, c, d, need, seat)
        : third(suit, best, 0, a, b & ~card, c, d, need, seat);
  }

  /** The third hand is to play. */
  boolean third(int suit, int best, int by, int a, int b, int c, int d, int need, int seat) {
    nodes++;
    int cards = distinct(following(c, suit), a | b | d | best);
    int theirs = strongest(d, suit);
    int winning = by == 0 && best > theirs ? 0 : strength(cards, suit) & above(best | theirs);
    for (int rest = cards; rest != 0; ) {
      int card = next(rest, winning);
      rest ^= card;
      if (afterThird(card, suit, best, by, a, b, c, d, need, seat)) {
        return true;
      }
    }
    return c == 0 && afterThird(NO_CARD, suit, best, by, a, b, c, d, need, seat);
  }

  /** The third hand plays a card. */
  boolean afterThird(
      int card, int suit, int best, int by, int a, int b, int c, int d, int need, int seat) {
    int strength = strength(card, suit);
    return strength > best
        ? fourth(suit, strength, 2, a, b, c & ~card, d, need, seat)
        : fourth(suit, best, by, a, b, c & ~card, d, need, seat);
  }

  /** The last hand is to play. */
  boolean fourth(int suit, int best, int by, int a, int b, int c, int d, int need, int seat) {
    nodes++;
    int cards = distinct(following(d, suit), a | b | c | best);
    int winning = strength(cards, suit) & above(best);
    int preferred = by == 1 ? cards & ~winning : winning;
    for (int rest = cards; rest != 0; ) {
      int card = next(rest, preferred);
      rest ^= card;
      if (!afterFourth(card, suit, best, by, a, b, c, d, need, seat)) {
        return false;
      }
    }
    return d != 0 || afterFourth(NO_CARD, suit, best, by, a, b, c, d, need, seat);
  }

  /** The last hand plays a card, and the winner of the trick leads. */
  boolean afterFourth(
      int card, int suit, int best, int by, int a, int b, int c, int d, int need, int seat) {
    int rest = d & ~card;
    int left = Integer.bitCount(a);
    int winner = strength(card, suit) > best ? 3 : by;
    int theirs = left - need + 1;
    return switch (winner) {
      case 0 -> need == 1 || first(a, b, c, rest, need - 1, seat);
      case 1 -> theirs > 0 && !first(b, c, rest, a, theirs, seat + 1);
      case 2 -> need == 1 || first(c, rest, a, b, need - 1, seat + 2);
      default -> theirs > 0 && !first(rest, a, b, c, theirs, seat + 3);
    };
  }
}
