package dev.baize.blackjack.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.baize.blackjack.StrategyTable;
import dev.baize.blackjack.player.Simple;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** The analysis against an enumeration of all orders of the cards, where these are few enough. */
@Tag("ci")
class NaiveAnalysisTest {

  private static final double ROUNDING = 1e-12;

  @Property(tries = 6, seed = "4")
  void the_best_play_agrees_with_enumerating_all_orders(@ForAll("fewCards") Composition cards) {
    assertEquals(NaiveHand.best(cards, 1.5), BlackjackAnalysis.of(cards).bestPlay(1.5), ROUNDING);
  }

  @Property(tries = 6, seed = "5")
  void the_value_of_simple_agrees_with_enumerating_all_orders(
      @ForAll("fewCards") Composition cards) {
    double naive =
        NaiveHand.play(
            cards,
            1.4,
            (hand, up, stand, hit) ->
                Simple.TABLE.draws(NaiveHand.value(hand), NaiveHand.rank(up)));
    assertEquals(naive, BlackjackAnalysis.of(cards).play(Simple.TABLE, 1.4), ROUNDING);
  }

  @Property(tries = 20, seed = "6")
  void the_dealers_totals_agree_with_enumerating_all_orders(
      @ForAll("manyCards") Composition cards, @ForAll("values") int up) {
    if (cards.count(up) == 0) {
      return;
    }
    double[] naive = NaiveHand.dealer(cards, up);
    DealerOutcome exact = BlackjackAnalysis.of(cards).dealer(up);
    for (int total = 17; total <= 21; total++) {
      assertEquals(naive[total - 17], exact.at(total), ROUNDING);
    }
    assertEquals(naive[5], exact.bust(), ROUNDING);
  }

  @Property(tries = 20, seed = "7")
  void no_table_is_better_than_the_best_play(
      @ForAll("manyCards") Composition cards, @ForAll Random random) {
    long coins = random.nextLong();
    StrategyTable table =
        new StrategyTable(
            (hand, up) ->
                hand.total() < 12
                    || ((coins >>> (hand.total() + up.index() + (hand.isSoft() ? 20 : 0))) & 1)
                        == 0);
    BlackjackAnalysis analysis = BlackjackAnalysis.of(cards);
    assertEquals(
        analysis.bestPlay(1.5),
        Math.max(analysis.bestPlay(1.5), analysis.play(table, 1.5) - ROUNDING));
  }

  @Provide
  Arbitrary<Integer> values() {
    return Arbitraries.integers().between(1, 10);
  }

  /** Twenty or 21 cards, many of them tens, so that their orders can be enumerated. */
  @Provide
  Arbitrary<Composition> fewCards() {
    return Arbitraries.randomValue(random -> draw(20 + random.nextInt(2), 10, random));
  }

  @Provide
  Arbitrary<Composition> manyCards() {
    return Arbitraries.randomValue(random -> draw(20 + random.nextInt(33), 0, random));
  }

  /** Random cards of a deck, at least {@code tens} of them worth ten if the deck allows it. */
  private static Composition draw(int size, int tens, Random random) {
    Composition cards = Composition.fullDeck();
    while (cards.size() > size) {
      int value = Math.min(10, 1 + random.nextInt(13));
      if (cards.count(value) > (value == 10 ? tens : 0)) {
        cards = cards.without(value);
      }
    }
    return cards;
  }
}
