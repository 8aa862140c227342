package dev.baize.blackjack.counting;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;

/**
 * An index: the count at which the best choice changes.
 *
 * @param up the value of the dealer's up card, 1 for an ace to 10
 * @param situation what else to look at
 * @param below the best choice with a lower count
 * @param above the best choice with a higher count
 * @param trueCount the true count at which both are worth the same, all cards that are seen counted
 * @param isPlayedAbove whether play departs from the basic choice above the index, not below
 */
public record CountIndex(
    int up,
    Situation situation,
    Choice below,
    Choice above,
    double trueCount,
    boolean isPlayedAbove) {

  /** {@return what is done instead of the basic choice} */
  public Choice choice() {
    return isPlayedAbove ? above : below;
  }
}
