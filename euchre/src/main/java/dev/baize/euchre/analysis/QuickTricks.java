package dev.baize.euchre.analysis;

import static dev.baize.euchre.analysis.CardBits.ALL_SUITS;
import static dev.baize.euchre.analysis.CardBits.LOWEST_SUIT;
import static dev.baize.euchre.analysis.CardBits.SUIT_BITS;
import static dev.baize.euchre.analysis.CardBits.TRUMPS;
import static dev.baize.euchre.analysis.CardBits.suits;
import static dev.baize.euchre.analysis.CardBits.topTrumps;
import static dev.baize.euchre.analysis.CardBits.tops;
import static java.lang.Integer.bitCount;

/**
 * Quick tricks, as in double-dummy solvers for bridge: lower bounds on the tricks that a side can
 * take against any defence, found without a search. Hands are given in the order of play, beginning
 * with the leader's; that of a seat that sits out is empty.
 */
final class QuickTricks {

  private QuickTricks() {}

  /**
   * Whether the leader's side takes a number of tricks by cashing high cards one after another:
   * those of the leader, those of partner once it has been led to, or those of both.
   */
  static boolean reach(int need, int a, int b, int c, int d) {
    int leaders = tops(a, b | c | d);
    int partners = tops(c, a | b | d);
    if (bitCount(leaders) + bitCount(partners) < need) {
      return false;
    }
    if (bitCount(leaders) >= need && cashed(leaders, b, c, d) >= need) {
      return true;
    }
    int entries = suits(a) & suits(partners);
    return entries != 0
        && ((bitCount(partners) >= need
                && (entries & unruffed(b) & unruffed(d)) != 0
                && cashed(partners, d, a, b) >= need)
            || drawsTrumps(leaders, b, c, d));
  }

  /**
   * Whether nobody else has a trump left once a hand has cashed its high trumps. Then it can cash
   * its other high cards and lead to partner's, none of which partner has to play before.
   */
  private static boolean drawsTrumps(int tops, int b, int c, int d) {
    int trumps = bitCount(tops & TRUMPS);
    return trumps >= bitCount(b & TRUMPS)
        && trumps >= bitCount(c & TRUMPS)
        && trumps >= bitCount(d & TRUMPS);
  }

  /** The suits that a hand cannot ruff if they are led now. */
  private static int unruffed(int hand) {
    return (hand & TRUMPS) == 0 ? ALL_SUITS : suits(hand);
  }

  /**
   * The tricks that the high cards of one hand take: side suits first as long as no opponent can
   * ruff, then trumps; or trumps first if that draws all of the opponents'.
   */
  private static int cashed(int tops, int b, int c, int d) {
    int trumps = bitCount(tops & TRUMPS);
    if (trumps >= Math.max(bitCount(b & TRUMPS), bitCount(d & TRUMPS))) {
      return bitCount(tops);
    }
    int sides = 0;
    for (int suit = LOWEST_SUIT; suit != TRUMPS; suit <<= SUIT_BITS) {
      sides += Math.min(bitCount(tops & suit), Math.min(beforeRuff(b, suit), beforeRuff(d, suit)));
    }
    return trumps + Math.min(sides, beforePartnerMustRuff(c));
  }

  /** The number of times that a suit can be led before a hand can ruff. */
  private static int beforeRuff(int hand, int suit) {
    return (hand & TRUMPS) == 0 ? Integer.MAX_VALUE : bitCount(hand & suit);
  }

  /** The number of side cards that can be led before partner, with only trumps left, must ruff. */
  private static int beforePartnerMustRuff(int hand) {
    return (hand & TRUMPS) == 0 ? Integer.MAX_VALUE : bitCount(hand & ~TRUMPS) + 1;
  }

  /**
   * The tricks that a side takes, whoever leads, with the trumps of one hand that no opponent can
   * beat: only partner can, who plays for the same side.
   */
  static int ofTrumps(int hand, int partner, int opponents) {
    return Math.max(topTrumps(hand, opponents), topTrumps(partner, opponents));
  }
}
