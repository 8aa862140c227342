package dev.baize.blackjack;

import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Under the rules of any house, sessions agree with the reference model, decision for decision. */
class NaiveTableTest {

  private static final long MAX_SEED = Integer.MAX_VALUE;

  private static void assertAgrees(BlackjackRules rules, long seed, Set<String> eager) {
    PlayedSession.play(rules, seed, new EagerPolicy(seed, eager)).assertAgreesWithTheModel();
  }

  @Provide
  Arbitrary<BlackjackHouseRules> house() {
    return HouseRulesArbitrary.any();
  }

  @Provide
  Arbitrary<BlackjackHouseRules> neverReshuffled() {
    return HouseRulesArbitrary.neverReshuffled();
  }

  @Provide
  Arbitrary<BlackjackHouseRules> generous() {
    return HouseRulesArbitrary.generous();
  }

  @Provide
  Arbitrary<String> words() {
    return Arbitraries.of("hit", "stand", "double", "split", "surrender", "decline", "insure");
  }

  @Property(tries = 300, seed = "1", edgeCases = EdgeCasesMode.NONE)
  void sessions_agree_under_the_rules_of_any_house(
      @ForAll("house") BlackjackHouseRules house,
      @ForAll @LongRange(max = 2000) long bankroll,
      @ForAll @IntRange(min = 1, max = 20) int minimum,
      @ForAll @LongRange(max = MAX_SEED) long seed,
      @ForAll @Size(max = 3) Set<@From("words") String> eager) {
    BlackjackRules rules =
        new BlackjackRules(bankroll, 100, minimum, DeckShuffle.UNIFORM).withHouse(house);
    assertAgrees(rules, seed, eager);
  }

  @Property(tries = 200, seed = "5", edgeCases = EdgeCasesMode.NONE)
  void sessions_of_many_splits_and_doubles_agree(
      @ForAll("generous") BlackjackHouseRules house,
      @ForAll @LongRange(max = MAX_SEED) long seed,
      @ForAll boolean doubles) {
    BlackjackRules rules =
        BlackjackRules.standard().withBankroll(10_000).withHands(200).withHouse(house);
    assertAgrees(rules, seed, doubles ? Set.of("split", "double") : Set.of("split"));
  }

  @Property(tries = 200, seed = "2", edgeCases = EdgeCasesMode.NONE)
  void sessions_agree_where_hands_run_out_of_cards(
      @ForAll("neverReshuffled") BlackjackHouseRules house,
      @ForAll @LongRange(max = MAX_SEED) long seed,
      @ForAll @Size(max = 2) Set<@From("words") String> eager) {
    BlackjackRules rules = BlackjackRules.standard().withHands(60).withHouse(house);
    assertAgrees(rules, seed, eager);
  }

  @Property(tries = 100, seed = "3", edgeCases = EdgeCasesMode.NONE)
  void sessions_with_riffles_agree(
      @ForAll("house") BlackjackHouseRules house, @ForAll @LongRange(max = MAX_SEED) long seed) {
    BlackjackHouseRules oneDeck =
        house.with("decks 1, reshuffle below " + Math.min(house.reshuffleBelow(), 52));
    assertAgrees(BlackjackRules.classic(500, 40).withHouse(oneDeck), seed, Set.of("split"));
  }

  @Property(tries = 200, seed = "4")
  void sessions_agree_from_any_bankroll(
      @ForAll("house") BlackjackHouseRules house,
      @ForAll @LongRange(max = BlackjackRules.BANK) long bankroll,
      @ForAll @LongRange(max = MAX_SEED) long seed) {
    BlackjackRules rules =
        new BlackjackRules(bankroll, 20, Math.max(1, bankroll / 10), DeckShuffle.UNIFORM)
            .withHouse(house);
    assertAgrees(rules, seed, Set.of("double", "split"));
  }

  @ParameterizedTest
  @EnumSource(BlackjackHousePreset.class)
  void sessions_under_every_preset_agree(BlackjackHousePreset preset) {
    for (long seed = 1; seed <= 20; seed++) {
      BlackjackRules rules =
          BlackjackRules.standard()
              .withHands(100)
              .withHouse(BlackjackHouseRules.parse(preset.toString()));
      assertAgrees(rules, seed, Set.of());
      assertAgrees(rules, seed, Set.of("split", "double"));
      assertAgrees(rules, seed, Set.of("insure"));
    }
  }
}
