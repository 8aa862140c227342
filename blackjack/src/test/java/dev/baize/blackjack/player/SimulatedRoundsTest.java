package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.TallySheet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounds that are played from a fresh shoe win what the analysis says, within the error. */
class SimulatedRoundsTest {
  /** Every payment for it is whole. */
  private static final long WAGER = 20;

  private static final long BANKROLL = 1_000_000_000_000L;
  private static final int RESULT_OF_A_HAND = 1;
  private static final double MAX_ERRORS = 3.5;

  private static BlackjackPlayer player(ExactAnalysis analysis, StrategyClass strategy) {
    return strategy == StrategyClass.BASIC ? new Basic() : new CompositionPlayer(analysis);
  }

  private static void assertWinsWhatTheAnalysisSays(
      BlackjackHouseRules rules, StrategyClass strategy, long rounds) {
    assertWinsWhatTheAnalysisSays(rules, strategy, rounds, WAGER);
  }

  private static void assertWinsWhatTheAnalysisSays(
      BlackjackHouseRules rules, StrategyClass strategy, long rounds, long wager) {
    BlackjackHouseRules house =
        rules.with("reshuffle below " + Composition.decks(rules.decks()).size());
    ExactAnalysis analysis = ExactAnalysis.of(house, Composition.decks(house.decks()), strategy, 1);
    BlackjackRules session =
        new BlackjackRules(BANKROLL, rounds, wager, DeckShuffle.UNIFORM, house);
    TallySheet sheet = new TallySheet(session.measures().size());
    BlackjackPlayer player = player(analysis, strategy);
    Match.builder(session, List.of(player), Seed.of(1)).tally(sheet).build().play();
    sheet.endGame();
    Sample results = sheet.samples().get(RESULT_OF_A_HAND);
    double error = results.standardDeviation() / Math.sqrt((double) rounds);
    assertThat(results.mean() / wager - analysis.expectedRoundedDown(wager))
        .isBetween(-MAX_ERRORS * error / wager, MAX_ERRORS * error / wager);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strip",
        "downtown, natural 6:5, resplit aces yes, hit split aces yes",
        "single, surrender early",
        "european",
        "dealer natural original, surrender late, insurance yes, double 10-11, hands 3, natural 7:5",
      })
  void a_million_rounds(String rules) {
    assertWinsWhatTheAnalysisSays(BlackjackHouseRules.parse(rules), StrategyClass.BASIC, 1_000_000);
  }

  /** Rounding costs from 0.7 to 3.7 % of these wagers, many times the error. */
  @ParameterizedTest
  @CsvSource({
    "strip, 5",
    "'strip, surrender early', 3",
    "'european, surrender late, natural 6:5', 3",
    "classic, 1"
  })
  void a_million_rounds_with_payments_that_are_rounded_down(String rules, long wager) {
    assertWinsWhatTheAnalysisSays(
        BlackjackHouseRules.parse(rules), StrategyClass.BASIC, 1_000_000, wager);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strip",
        "downtown",
        "single, surrender early, double after split yes, resplit aces yes",
        "european, decks 1, reshuffle below 20",
        "dealer natural original, surrender late, insurance yes, double any, hands 3, natural 7:5",
      })
  void a_million_rounds_that_are_played_by_all_cards_of_the_hand(String rules) {
    assertWinsWhatTheAnalysisSays(BlackjackHouseRules.parse(rules), StrategyClass.CDZ, 1_000_000);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"classic", "strip", "downtown", "single", "european"})
  void a_hundred_million_rounds(String rules) {
    assertWinsWhatTheAnalysisSays(
        BlackjackHouseRules.parse(rules), StrategyClass.BASIC, 100_000_000);
    assertWinsWhatTheAnalysisSays(BlackjackHouseRules.parse(rules), StrategyClass.CDZ, 100_000_000);
  }
}
