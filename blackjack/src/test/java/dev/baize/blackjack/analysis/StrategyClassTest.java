package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The best play of each class of strategies. */
@Tag("ci")
class StrategyClassTest {

  private static final int CHANGES = 500;

  @ParameterizedTest
  @EnumSource(StrategyClass.class)
  void classes_are_parsed_from_their_names(StrategyClass strategy) {
    assertThat(StrategyClass.parse(strategy.toString())).isEqualTo(strategy);
  }

  @Test
  void an_unknown_class_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StrategyClass.parse("CDZ"))
        .withMessage("no class of strategies \"CDZ\"; there are: CDZ-, CDP1, CDP, BASIC");
  }

  @ParameterizedTest
  @EnumSource(BlackjackHousePreset.class)
  void who_looks_at_more_wins_more(BlackjackHousePreset preset) {
    BlackjackHouseRules rules = BlackjackHouseRules.of(preset);
    double cdz = expected(rules, StrategyClass.CDZ);
    double cdp1 = expected(rules, StrategyClass.CDP1);
    assertThat(expected(rules, StrategyClass.BASIC)).isBetween(cdz - 4e-4, cdz - 1e-7);
    assertThat(cdp1).isGreaterThanOrEqualTo(cdz);
    assertThat(expected(rules, StrategyClass.CDP)).isGreaterThan(cdp1 - 1e-7);
  }

  private static double expected(BlackjackHouseRules rules, StrategyClass strategy) {
    return ExactAnalysis.of(rules, Composition.decks(rules.decks()), strategy, 1).expected();
  }

  /** Few cards, so that pairs and hands of splits matter; few changes of many, at random. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "soft 17 hit, double any, double after split yes, hands 4, surrender late,"
            + " dealer natural peek | 3 1 4 3 2 3 0 2 3 9",
        "soft 17 hit, double any, double after split yes, hands 4, surrender late,"
            + " dealer natural peek | 2 0 3 2 2 3 1 4 2 11",
        "double any, double after split yes, hands 3, resplit aces yes, surrender late,"
            + " dealer natural all | 2 4 8 0 0 0 8 0 0 10",
        "hands 4, surrender late | 3 1 4 3 2 3 0 2 3 9",
      })
  void no_change_of_a_single_choice_is_better_than_basic(String settings, String counts) {
    BlackjackHouseRules rules = BlackjackHouseRules.parse(settings);
    Composition composition =
        Composition.of(Arrays.stream(counts.split(" ")).mapToInt(Integer::parseInt).toArray());
    ExactAnalysis basic = ExactAnalysis.of(rules, composition, StrategyClass.BASIC, 1);
    Strategy strategy = basic.strategy().orElseThrow();
    Situations situations = new Situations(rules);
    Random random = new Random(9);
    for (int change = 0; change < CHANGES; change++) {
      int up = 1 + random.nextInt(10);
      Situation situation = situations.situation(random.nextInt(situations.count()));
      List<Choice> choices = new ArrayList<>(situation.allowed());
      Choice other = choices.get(random.nextInt(choices.size()));
      if (composition.count(up) > 0) {
        Strategy changed =
            (card, seen) ->
                card == up && seen.equals(situation) ? other : strategy.choose(card, seen);
        assertThat(ExactAnalysis.of(rules, composition, changed, 1).expected(up))
            .as("%s with %s against %d", other, situation, up)
            .isLessThanOrEqualTo(basic.expected(up) + 1e-14);
      }
    }
  }

  @Test
  void basic_plays_all_hands_of_a_total_alike() {
    ExactAnalysis basic = analysis(StrategyClass.BASIC);
    ExactAnalysis best = analysis(StrategyClass.CDZ);
    assertThat(basic.choice(10, 10, 6)).isEqualTo(Choice.SURRENDER);
    assertThat(best.choice(10, 10, 6)).isEqualTo(Choice.SURRENDER);
    assertThat(best.choice(10, 8, 4, 4)).isEqualTo(Choice.STAND);
    assertThat(best.choice(10, 9, 4, 3)).isEqualTo(Choice.STAND);
    assertThat(basic.choice(10, 8, 4, 4)).isEqualTo(basic.choice(10, 9, 6, 1));
  }

  private static ExactAnalysis analysis(StrategyClass strategy) {
    return ExactAnalysis.of(
        BlackjackHouseRules.of(BlackjackHousePreset.STRIP), Composition.decks(6), strategy, 1);
  }
}
