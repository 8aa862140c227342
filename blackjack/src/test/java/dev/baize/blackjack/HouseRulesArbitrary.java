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
    return any().map(rules -> rules.with("reshuffle below 0, decks " + Math.min(rules.decks(), 2)));
  }

  /** Whatever a player may wish to do is allowed, so that hands become many and wagers large. */
  public static Arbitrary<BlackjackHouseRules> generous() {
    return any()
        .map(
            rules ->
                rules.with(
                    "hands 4, resplit aces yes, double any, double after split yes,"
                        + " insurance yes"));
  }

  private static BlackjackHouseRules random(Random random) {
    int decks = 1 + random.nextInt(BlackjackHouseRules.MAX_DECKS);
    int hands = 1 + random.nextInt(BlackjackHouseRules.MAX_HANDS);
    DoubleDown doubles = any(random, DoubleDown.values());
    return new BlackjackHouseRules(
        decks,
        random.nextInt(decks * CARDS_IN_A_DECK + 1),
        random.nextBoolean(),
        doubles,
        hands > 1 && doubles != DoubleDown.NONE && random.nextBoolean(),
        hands,
        hands > 2 && random.nextBoolean(),
        hands > 1 && random.nextBoolean(),
        any(random, Surrender.values()),
        random.nextBoolean(),
        any(random, NaturalPayment.values()),
        random.nextBoolean(),
        any(random, DealerNatural.values()));
  }

  private static <E> E any(Random random, E[] values) {
    return List.of(values).get(random.nextInt(values.length));
  }
}
