package dev.baize.blackjack.naive;

import java.util.ArrayList;
import java.util.List;

/**
 * What the player may do with a hand that is not bust.
 *
 * @param hands the number of hands, this one included
 * @param affordable whether there is money for another bet
 * @param dealerLooked whether the dealer has looked for a natural
 */
record NaiveChoices(
    NaiveRules rules, NaiveWager wager, int hands, boolean affordable, boolean dealerLooked) {

  /** False if the hand is done: a split ace that got its card, and is not split again. */
  boolean areAny() {
    return !getsOneCardOnly() || maySplit();
  }

  List<String> legal() {
    List<String> legal = new ArrayList<>();
    if (!getsOneCardOnly()) {
      legal.add("hit");
    }
    legal.add("stand");
    if (mayDouble()) {
      legal.add("double");
    }
    if (maySplit()) {
      legal.add("split");
    }
    if (maySurrender()) {
      legal.add("surrender");
    }
    return legal;
  }

  private boolean getsOneCardOnly() {
    return wager.isSplitAce() && rules.is("hit split aces", "no");
  }

  private boolean mayDouble() {
    int total = wager.hand().total();
    boolean hard = !wager.hand().isSoft();
    return wager.cards.size() == 2
        && !getsOneCardOnly()
        && (!wager.ofSplit || rules.is("double after split", "yes"))
        && (rules.is("double", "any")
            || (rules.is("double", "9-11") && hard && total >= 9 && total <= 11)
            || (rules.is("double", "10-11") && hard && total >= 10 && total <= 11))
        && affordable;
  }

  private boolean maySplit() {
    return wager.hand().isPair()
        && hands < rules.number("hands")
        && (!wager.isSplitAce() || rules.is("resplit aces", "yes"))
        && affordable;
  }

  /** After the dealer has looked, it is too late to surrender early. */
  private boolean maySurrender() {
    boolean early = rules.is("surrender", "early") && !dealerLooked;
    return !wager.ofSplit && wager.cards.size() == 2 && (early || rules.is("surrender", "late"));
  }
}
