package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.LOWEST_SUIT;
import static dev.baize.euchre.analysis.CardBits.SUIT_BITS;
import static dev.baize.euchre.analysis.CardBits.TRUMPS;
import static dev.baize.euchre.analysis.CardBits.tops;

/**
 * Quick tricks, as in double-dummy solvers for bridge: lower bounds on the tricks that a side can
 * take against any defence, found without a search. Hands are given in the order of play, beginning
 * with the leader's; that of a seat that sits out is empty.
 */
final class QuickTricks {

  private QuickTricks() {}

  /**
   * The tricks that the leader takes by cashing high cards one after another: side suits first as
   * long as no opponent can ruff, then trumps; or trumps first if that draws all of the opponents'.
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

  /** The number of times that a suit can be led before a hand can ruff. */
  private static int beforeRuff(int hand, int suit) {
    return (hand & TRUMPS) == 0 ? Integer.MAX_VALUE : count(hand & suit);
  }

  /** The number of side cards that can be led before partner, with only trumps left, must ruff. */
  private static int beforePartnerMustRuff(int hand) {
    return (hand & TRUMPS) == 0 ? Integer.MAX_VALUE : count(hand & ~TRUMPS) + 1;
  }

  /**
   * The tricks that a side takes, whoever leads, with the trumps of one hand that no opponent can
   * beat: only partner can, who plays for the same side.
   */
  static int ofTrumps(int hand, int partner, int opponents) {
    return Math.max(tops(hand, opponents, TRUMPS), tops(partner, opponents, TRUMPS));
  }

  private static int count(int cards) {
    return Integer.bitCount(cards);
  }
}
