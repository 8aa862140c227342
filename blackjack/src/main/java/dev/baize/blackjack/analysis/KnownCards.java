package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;

/** All that is dealt from known cards in unknown order, before anyone plays. */
record KnownCards(BlackjackHouseRules rules, Composition composition, Deals deals, Pairs pairs) {
  static KnownCards of(BlackjackHouseRules rules, Composition composition, ParallelWork shares) {
    return new KnownCards(
        rules,
        composition,
        new Deals(rules, new PossibleHands(composition, AllHands.EMPTY), 1, Composition.VALUES),
        new Pairs(rules, composition, shares));
  }
}
