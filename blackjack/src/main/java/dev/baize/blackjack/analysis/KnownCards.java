package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;

/**
 * All that is dealt from known cards in unknown order, before anyone plays. {@code composition} are
 * the cards that are left before the deal. {@code deals} are the hands from the empty one on.
 */
record KnownCards(BlackjackHouseRules rules, Composition composition, Deals deals, Pairs pairs) {
  static KnownCards of(BlackjackHouseRules rules, Composition composition, Shares shares) {
    return new KnownCards(
        rules,
        composition,
        new Deals(rules, composition, AllHands.EMPTY),
        new Pairs(rules, composition, shares));
  }
}
