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
          .map(alone -> house(alone, true, false))
          .flatMap(house -> Stream.of(house, house(house.alone(), false, false)))
          .flatMap(
              house ->
                  house.alone() == Alone.NO
                      ? Stream.of(house)
                      : Stream.of(house, house(house.alone(), house.dealerStuck(), true)))
          .toList();

  private AnyRules() {}

  private static EuchreHouseRules house(Alone alone, boolean dealerStuck, boolean canadian) {
    return new EuchreHouseRules(alone, dealerStuck, canadian, false, 4, 2, 0, 0, 0, 0);
  }

  /**
   * All shuffles, packs in any order, all houses, and all points to win, short games more often
   * than long; or a number of deals. Any seat deals first, and a side may begin with points.
   */
  public static Arbitrary<EuchreRules> any() {
    return Combinators.combine(
            points(),
            Arbitraries.of(DealShuffle.class),
            packs(),
            houses(),
            Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just(0)),
                Tuple.of(1, Arbitraries.integers().between(1, 12))),
            Arbitraries.integers().between(0, 99),
            Arbitraries.integers().between(0, 99),
            Arbitraries.integers().between(0, 3))
        .as(AnyRules::rules);
  }

  private static EuchreRules rules(
      int points,
      DealShuffle shuffle,
      Deck<Card> pack,
      EuchreHouseRules house,
      int deals,
      int even,
      int odd,
      int dealer) {
    int bound = deals > 0 ? 100 : points;
    return new EuchreRules(
        deals > 0 ? 0 : points,
        shuffle,
        pack,
        new EuchreHouseRules(
            house.alone(),
            house.dealerStuck(),
            house.canadian(),
            house.leftLeads(),
            house.loneMarch(),
            house.loneEuchred(),
            deals,
            even % 2 == 0 ? 0 : even % bound,
            odd % 2 == 0 ? 0 : odd % bound,
            dealer));
  }

  /**
   * The rules of all houses, half of which differ in who leads where somebody plays alone and in
   * what such a hand is worth.
   */
  public static Arbitrary<EuchreHouseRules> houses() {
    return Arbitraries.frequencyOf(
        Tuple.of(1, Arbitraries.of(ALL_HOUSES)),
        Tuple.of(
            1,
            Combinators.combine(
                    Arbitraries.of(
                        ALL_HOUSES.stream().filter(house -> house.alone() != Alone.NO).toList()),
                    Arbitraries.of(true, false),
                    Arbitraries.integers().between(1, 7),
                    Arbitraries.integers().between(1, 7))
                .as(AnyRules::withLoneHands)));
  }

  private static EuchreHouseRules withLoneHands(
      EuchreHouseRules house, boolean leftLeads, int march, int euchred) {
    return new EuchreHouseRules(
        house.alone(),
        house.dealerStuck(),
        house.canadian(),
        leftLeads,
        march,
        euchred,
        0,
        0,
        0,
        0);
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
