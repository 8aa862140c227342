package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.LOWEST_SUIT;
import static dev.baize.euchre.analysis.CardBits.SUIT_BITS;
import static dev.baize.euchre.analysis.CardBits.TRUMPS;
import static dev.baize.euchre.analysis.CardBits.tops;

/**
 * Tricks that a side takes whatever the others do, counted without a search: often fewer than it
 * can take, never more. Hands are given from the leader's on, in the order of play.
 */
final class SureTricks {

  private SureTricks() {}

  /**
   * What the side that is to lead takes by leading its high cards one after another: side suits
   * first as long as nobody can ruff them, then trumps; or trumps first if that leaves the
   * opponents none.
   */
  static int ofLeader(int a, int b, int c, int d) {
    int others = b | c | d;
    int trumps = tops(a, others, TRUMPS);
    boolean drawn = trumps >= Math.max(count(b & TRUMPS), count(d & TRUMPS));
    int sides = 0;
    for (int suit = LOWEST_SUIT; suit != TRUMPS; suit <<= SUIT_BITS) {
      int high = tops(a, others, suit);
      sides += drawn ? high : Math.min(high, Math.min(beforeRuff(b, suit), beforeRuff(d, suit)));
    }
    return trumps + (drawn ? sides : Math.min(sides, beforePartnerMustRuff(c)));
  }

  /** How often a suit can be led until a hand may ruff. */
  private static int beforeRuff(int hand, int suit) {
    return (hand & TRUMPS) == 0 ? Integer.MAX_VALUE : count(hand & suit);
  }

  /**
   * How many side cards can be led until the partner has the lead for having nothing but trumps.
   */
  private static int beforePartnerMustRuff(int hand) {
    return count(hand & ~TRUMPS) + 1;
  }

  /** What two partners take, whoever leads, with trumps of one of them above all others. */
  static int ofTrumps(int hand, int partner, int opponents) {
    return Math.max(
        tops(hand, partner | opponents, TRUMPS), tops(partner, hand | opponents, TRUMPS));
  }

  private static int count(int cards) {
    return Integer.bitCount(cards);
  }
}
