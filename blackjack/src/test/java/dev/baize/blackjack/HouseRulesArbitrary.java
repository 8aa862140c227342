package dev.baize.blackjack;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Rules of any house, as jqwik needs them. */
public final class HouseRulesArbitrary {

  private static final int CARDS_IN_A_DECK = 52;

  private HouseRulesArbitrary() {}

  /** All settings that make sense together. */
  public static Arbitrary<BlackjackHouseRules> any() {
    return Arbitraries.randomValue(HouseRulesArbitrary::random);
  }

  /** A deck or two that are dealt to the end, so that many hands run out of cards. */
  public static Arbitrary<BlackjackHouseRules> neverReshuffled() {
    return any()
        .map(
            rules ->
                BlackjackHouseRulesBuilder.from(rules)
                    .decks(Math.min(rules.decks(), 2))
                    .reshuffleBelow(0)
                    .build());
  }

  /** Whatever a player may wish to do is allowed, so that hands become many and wagers large. */
  public static Arbitrary<BlackjackHouseRules> generous() {
    return any()
        .map(
            rules ->
                BlackjackHouseRulesBuilder.from(rules)
                    .hands(BlackjackHouseRules.MAX_HANDS)
                    .resplitAces(true)
                    .doubleDown(DoubleDown.ANY)
                    .doubleAfterSplit(true)
                    .insurance(true)
                    .build());
  }

  private static BlackjackHouseRules random(Random random) {
    int decks = 1 + random.nextInt(BlackjackHouseRules.MAX_DECKS);
    int hands = 1 + random.nextInt(BlackjackHouseRules.MAX_HANDS);
    DoubleDown doubles = any(random, DoubleDown.values());
    return BlackjackHouseRulesBuilder.from(BlackjackHouseRules.classic())
        .decks(decks)
        .reshuffleBelow(random.nextInt(decks * CARDS_IN_A_DECK + 1))
        .hitsSoft17(random.nextBoolean())
        .doubleDown(doubles)
        .doubleAfterSplit(hands > 1 && doubles != DoubleDown.NONE && random.nextBoolean())
        .hands(hands)
        .resplitAces(hands > 2 && random.nextBoolean())
        .hitSplitAces(hands > 1 && random.nextBoolean())
        .surrender(any(random, Surrender.values()))
        .insurance(random.nextBoolean())
        .natural(any(random, NaturalPayment.values()))
        .naturalsPush(random.nextBoolean())
        .dealerNatural(any(random, DealerNatural.values()))
        .build();
  }

  private static <E> E any(Random random, E[] values) {
    return List.of(values).get(random.nextInt(values.length));
  }
}
