package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of rules. */
public final class AnyRules {

  private AnyRules() {}

  /** All shuffles, packs in any order, and all points to win, short games more often than long. */
  public static Arbitrary<EuchreRules> any() {
    return Combinators.combine(points(), Arbitraries.of(DealShuffle.class), packs())
        .as(EuchreRules::new);
  }

  private static Arbitrary<Integer> points() {
    return Arbitraries.frequencyOf(
        Tuple.of(9, Arbitraries.integers().between(1, 10)),
        Tuple.of(1, Arbitraries.integers().between(11, 100)));
  }

  /** Packs in any order. */
  public static Arbitrary<Deck<Card>> packs() {
    return Arbitraries.shuffle(EuchrePack.fresh().cards()).map(Deck::of);
  }
}
