package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHouseRules;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The values of E. Farmer's engine, version 7.6: overall for 41 rules, and of each choice with each
 * hand for two. All with a dealer who looks for a natural, and naturals that push.
 */
class PublishedValuesTest {

  private static final List<Choice> CHOICES =
      List.of(Choice.STAND, Choice.HIT, Choice.DOUBLE, Choice.SPLIT);
  private static final String ALL = ", naturals push yes, dealer natural peek";

  @ParameterizedTest
  @CsvFileSource(resources = "/exact/expected.csv", numLinesToSkip = 1)
  void expected_values_are_those_published(
      int decks,
      String soft17,
      String doubles,
      String doubleAfterSplit,
      int hands,
      String resplitAces,
      String surrender,
      String natural,
      String strategy,
      double expected) {
    String settings =
        "decks %d, soft 17 %s, double %s, double after split %s, hands %d, resplit aces %s, surrender %s, natural %s"
            .formatted(
                decks,
                soft17,
                doubles,
                doubleAfterSplit,
                hands,
                resplitAces,
                surrender,
                natural.equals("1.5") ? "3:2" : "6:5");
    ExactAnalysis analysis = analysis(settings, strategy);
    assertThat(analysis.expected()).isCloseTo(expected, within(1e-9));
  }

  private static ExactAnalysis analysis(String settings, String strategy) {
    BlackjackHouseRules rules = BlackjackHouseRules.parse(settings + ALL);
    return ExactAnalysis.of(
        rules, Composition.decks(rules.decks()), StrategyClass.parse(strategy), 1);
  }

  @ParameterizedTest
  @CsvSource({
    "hands-das-4-CDZ.txt, 'double any, double after split yes, hands 4', CDZ-",
    "hands-ndas-2-CDP.txt, 'double any, hands 2', CDP",
  })
  void the_value_of_each_choice_with_each_hand_is_that_published(
      String file, String settings, String strategy) {
    ExactAnalysis analysis = analysis(settings, strategy);
    List<String> lines = lines(file);
    assertThat(lines).hasSize(551);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.trim().split(" ");
      int first = Integer.parseInt(fields[0]);
      int second = Integer.parseInt(fields[1]);
      ChoiceValues values = analysis.values(Integer.parseInt(fields[2]), first, second);
      assertThat(fields).hasSize(first == second ? 7 : 6);
      for (int i = 3; i < fields.length; i++) {
        Choice choice = CHOICES.get(i - 3);
        assertThat(values.value(choice).getAsDouble())
            .as("%s: %s", line, choice)
            .isCloseTo(Double.parseDouble(fields[i]), within(1e-8));
      }
    }
  }

  private static List<String> lines(String file) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    PublishedValuesTest.class.getResourceAsStream("/exact/" + file)),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nines against an ace, resplit to four hands: the same from three programs. */
  @Test
  void the_value_of_a_split_of_nines_is_that_of_three_programs() {
    ExactAnalysis analysis =
        analysis("soft 17 hit, double any, double after split yes, hands 4", "CDZ-");
    assertThat(analysis.values(1, 9, 9).value(Choice.SPLIT).getAsDouble())
        .isCloseTo(-0.183940, within(5e-7));
  }

  /**
   * Effects of removal in per cent, aces first, for six decks with late surrender and resplit aces:
   * M. Shackleford, <i>Ask the Wizard</i> 294. The best play is that for the cards left.
   */
  @ParameterizedTest
  @CsvSource({
    "stand, -0.101 0.070 0.084 0.114 0.146 0.079 0.041 -0.010 -0.041 -0.092",
    "hit, -0.091 0.072 0.089 0.122 0.148 0.085 0.038 -0.012 -0.046 -0.098",
  })
  void effects_of_removal_are_those_published(String soft17, String effects) {
    BlackjackHouseRules rules =
        BlackjackHouseRules.parse(
            "decks 6, soft 17 "
                + soft17
                + ", double any, double after split yes, hands 4, resplit aces yes, surrender late"
                + ALL);
    Composition shoe = Composition.decks(6);
    double full = ExactAnalysis.of(rules, shoe, StrategyClass.CDZ, 1).expected();
    String[] published = effects.split(" ", -1);
    for (int card = 1; card <= published.length; card++) {
      double without = ExactAnalysis.of(rules, shoe.without(card), StrategyClass.CDZ, 1).expected();
      assertThat(100 * (without - full))
          .as("card %d", card)
          .isCloseTo(Double.parseDouble(published[card - 1]), within(0.0006));
    }
  }
}
