package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of rules. */
public final class AnyRules {

  /** The rules of all houses; the classic ones first. */
  public static final List<EuchreHouseRules> ALL_HOUSES =
      Stream.of(Alone.values())
          .map(alone -> new EuchreHouseRules(alone, true, false))
          .flatMap(house -> Stream.of(house, new EuchreHouseRules(house.alone(), false, false)))
          .flatMap(
              house ->
                  house.alone() == Alone.NO
                      ? Stream.of(house)
                      : Stream.of(
                          house, new EuchreHouseRules(house.alone(), house.dealerStuck(), true)))
          .toList();

  private AnyRules() {}

  /**
   * All shuffles, packs in any order, all houses, and all points to win, short games more often
   * than long.
   */
  public static Arbitrary<EuchreRules> any() {
    return Combinators.combine(points(), Arbitraries.of(DealShuffle.class), packs(), houses())
        .as(EuchreRules::new);
  }

  /** The rules of all houses. */
  public static Arbitrary<EuchreHouseRules> houses() {
    return Arbitraries.of(ALL_HOUSES);
  }

  private static Arbitrary<Integer> points() {
    return Arbitraries.frequencyOf(
        Tuple.of(9, Arbitraries.integers().between(1, 10)),
        Tuple.of(1, Arbitraries.integers().between(11, 100)));
  }

  /** Packs in any order. */
  public static Arbitrary<Deck<Card>> packs() {
    return Arbitraries.shuffle(EuchrePack.fresh().cards()).map(Deck::new);
  }
}
