package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.HandResult;

/**
 * The payments that are not whole multiples of the wager, each divided by the wager: what a natural
 * wins, what surrender loses, and the largest insurance.
 */
record Payments(double natural, double surrendered, double insured) {
  private static final double HALF = 0.5;

  static Payments exact(BlackjackHouseRules rules) {
    return new Payments(rules.natural().ratio(), HALF, HALF);
  }

  /** What the game pays, in whole amounts, for a wager that the bank can pay. */
  static Payments roundedDown(BlackjackHouseRules rules, long wager) {
    if (wager < 1 || wager > BlackjackRules.BANK) {
      throw new IllegalArgumentException(
          "wager " + wager + ": expected 1 to " + BlackjackRules.BANK);
    }
    long insured = wager / 2;
    return new Payments(
        (double) rules.natural().of(wager) / wager,
        -(double) HandResult.SURRENDER.payoff(wager) / wager,
        (double) insured / wager);
  }
}
