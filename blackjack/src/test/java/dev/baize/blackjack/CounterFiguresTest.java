package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Figure;
import dev.baize.study.statistics.Interval;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.SampleAccumulator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CounterFiguresTest {
  private static final String STRIP =
      "bankroll 1000, hands 100, minimum 10, shuffle uniform, decks 6";

  /** Two sessions of two hands each. */
  private static Sample sample(long... results) {
    SampleAccumulator all = new SampleAccumulator();
    for (int i = 0; i < results.length; i++) {
      all.add(results[i]);
      if (i % 2 == 1) {
        all.endGame();
      }
    }
    return all.sample();
  }

  private static List<Figure> figures(long... results) {
    long[] squares =
        LongStream.of(results).map(result -> Math.round(result * result / 1e2)).toArray();
    return figures(sample(results), sample(squares));
  }

  private static List<Figure> figures(Sample results, Sample squares) {
    Map<String, Sample> samples =
        Map.of(
            "result of a hand",
            results,
            "squared result",
            squares,
            "bet",
            sample(10, 30, 10, 30),
            "wagered",
            sample(10, 60, 10, 30));
    return new BlackjackProvider()
        .figures(STRIP, name -> Objects.requireNonNull(samples.get(name)));
  }

  private static Figure figure(List<Figure> figures, String name) {
    return figures.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  private static Interval interval(Figure figure) {
    return new Interval(figure.low(), figure.high());
  }

  private static void assertValue(Figure figure, double value) {
    assertThat(figure.value()).as(figure.name()).isCloseTo(value, within(1e-9 * value));
  }

  @Test
  void a_round_that_wins_has_an_n0_a_score_and_a_risk_of_ruin() {
    List<Figure> figures = figures(20, -10, 30, -20);
    double deviation = Math.sqrt((225 + 225 + 625 + 625) / 3.0) / 10;
    double mean = 0.5;
    assertValue(figure(figures, "result a round"), mean);
    assertValue(figure(figures, "result of 100 rounds"), 50);
    assertValue(figure(figures, "deviation of a round"), deviation);
    assertValue(figure(figures, "average bet"), 2);
    assertValue(figure(figures, "average wager"), 2.75);
    assertValue(figure(figures, "N0"), deviation * deviation / (mean * mean));
    assertValue(figure(figures, "SCORE"), 1e6 * mean * mean / (deviation * deviation));
    assertValue(
        figure(figures, "risk of ruin"), Math.exp(-2 * mean * 100 / (deviation * deviation)));
    assertValue(
        figure(figures, "bankroll for a risk of 5 %"),
        Math.log(20) * deviation * deviation / (2 * mean));
  }

  @Test
  void the_bankroll_for_a_risk_has_that_risk() {
    List<Figure> figures = figures(20, -10, 30, -20);
    double bankroll = figure(figures, "bankroll for a risk of 5 %").value();
    assertThat(Math.pow(figure(figures, "risk of ruin").value(), bankroll / 100))
        .isCloseTo(0.05, within(1e-9));
  }

  @Test
  void intervals_follow_from_that_of_the_result() {
    List<Figure> figures = figures(31, 20, 30, 20);
    Figure result = figure(figures, "result a round");
    double low = result.low();
    double high = result.high();
    double variance = Math.pow(figure(figures, "deviation of a round").value(), 2);
    assertThat(low).isBetween(0.0, result.value());
    assertThat(figure(figures, "N0").low()).isEqualTo(variance / (high * high));
    assertThat(figure(figures, "N0").high()).isEqualTo(variance / (low * low));
    assertThat(figure(figures, "SCORE").high()).isEqualTo(1e6 * high * high / variance);
  }

  @Test
  void the_interval_of_the_deviation_follows_from_that_of_the_squared_results() {
    SampleAccumulator results = new SampleAccumulator();
    SampleAccumulator squares = new SampleAccumulator();
    for (long won : new long[] {20, -20, 40, -40, 60, -60}) {
      results.add(won);
      results.add(-won);
      squares.add(won * won / 100, 2);
      results.endGame();
      squares.endGame();
    }
    Figure deviation = figure(figures(results.sample(), squares.sample()), "deviation of a round");
    Interval square = squares.sample().estimate().interval95();
    double scale = deviation.value() * deviation.value() / squares.sample().mean();
    assertThat(deviation.low()).isCloseTo(Math.sqrt(scale * square.low()), within(1e-12));
    assertThat(deviation.high()).isCloseTo(Math.sqrt(scale * square.high()), within(1e-12));
  }

  @Test
  void a_win_or_loss_that_is_certain_narrows_the_interval_of_the_deviation() {
    List<Figure> winning = figures(31, 20, 30, 20);
    Interval won = interval(figure(winning, "result a round"));
    Figure deviation = figure(winning, "deviation of a round");
    Sample squares = sample(10, 4, 9, 4);
    double mean = figure(winning, "result a round").value();
    double scale = (Math.pow(deviation.value(), 2) + mean * mean) / squares.mean();
    Interval square = squares.estimate().interval95();
    assertThat(won.low()).isPositive();
    assertThat(deviation.low())
        .isCloseTo(
            Math.sqrt(Math.max(0, scale * square.low() - won.high() * won.high())), within(1e-12));
    assertThat(deviation.high())
        .isCloseTo(Math.sqrt(scale * square.high() - won.low() * won.low()), within(1e-12));
    assertThat(interval(figure(figures(-31, -20, -30, -20), "deviation of a round")))
        .isEqualTo(interval(deviation));
  }

  /** As when a counter bets much for the rest of a shoe: large results are rarely alone. */
  @Test
  void the_interval_of_the_deviation_has_the_true_one_19_times_in_20() {
    SplittableRandom random = new SplittableRandom(1);
    int studies = 400;
    int right = 0;
    for (int study = 0; study < studies; study++) {
      SampleAccumulator results = new SampleAccumulator();
      SampleAccumulator squares = new SampleAccumulator();
      for (int game = 0; game < 300; game++) {
        long bet = random.nextInt(10) < 3 ? 8 : 1;
        for (int round = 0; round < 20; round++) {
          long won = random.nextBoolean() ? bet : -bet;
          results.add(10 * won);
          squares.add(won * won);
        }
        results.endGame();
        squares.endGame();
      }
      Interval interval =
          interval(figure(figures(results.sample(), squares.sample()), "deviation of a round"));
      double deviation = Math.sqrt(0.3 * 64 + 0.7);
      right += interval.low() < deviation && deviation < interval.high() ? 1 : 0;
    }
    assertThat(right).isBetween(studies * 92 / 100, studies * 98 / 100);
  }

  @Test
  void the_interval_of_the_deviation_is_unknown_after_one_game_or_a_result_that_is_off_the_scale() {
    Sample results = sample(20, -10, 30, -20);
    assertUnknown(figures(results, sample(4, 1, 9, SessionMeasures.MAX_SQUARED)));
    assertUnknown(figures(20, -10));
  }

  private static void assertUnknown(List<Figure> figures) {
    Interval interval = interval(figure(figures, "deviation of a round"));
    assertThat(interval.low()).isNaN();
    assertThat(interval.high()).isNaN();
  }

  @Test
  void who_wins_nothing_is_ruined_in_the_end() {
    List<Figure> figures = figures(10, -20, 10, -10);
    assertThat(figure(figures, "N0").value()).isInfinite();
    assertThat(figure(figures, "SCORE").value()).isZero();
    assertThat(figure(figures, "risk of ruin").value()).isEqualTo(1);
    assertThat(figure(figures, "bankroll for a risk of 5 %").value()).isInfinite();
  }

  @ParameterizedTest
  @CsvSource({
    // Of 10 naturals in 200 rounds, each loses half of 5; of 8 surrenders, too.
    "'minimum 5, shuffle uniform, decks 6, surrender late', 0.009",
    "'minimum 5, shuffle uniform, decks 6', 0.005",
    // 6:5 of 6 is 7.2.
    "'minimum 6, shuffle uniform, decks 6, surrender late, natural 6:5', 0.0016666666666666667",
  })
  void what_the_minimum_loses_by_rounding_is_one_of_them(String rules, double lost) {
    List<Figure> figures = rounded(rules);
    Figure figure = figures.get(figures.size() - 1);
    assertThat(figure.name()).isEqualTo("lost by rounding");
    assertThat(figure.value()).isCloseTo(lost, within(1e-12));
    assertThat(figure.low()).isBetween(0.0, lost);
    assertThat(figure.high()).isBetween(lost, 2.5 * lost);
  }

  @Test
  void where_no_payment_for_the_minimum_is_rounded_nothing_is_lost() {
    assertThat(rounded("minimum 10, shuffle uniform, decks 6, surrender late"))
        .extracting(Figure::name)
        .doesNotContain("lost by rounding");
  }

  private static List<Figure> rounded(String rules) {
    return new BlackjackProvider()
        .figures(
            "bankroll 1000, hands 100, " + rules,
            name ->
                switch (name) {
                  case "natural" -> share(10);
                  case "surrendered" -> share(8);
                  default -> sample(20, -10, 30, -20);
                });
  }

  /** In 100 sessions of 2 rounds. */
  private static Sample share(int times) {
    return sample(LongStream.range(0, 200).map(round -> round < times ? 1 : 0).toArray());
  }

  @Test
  void there_are_none_by_the_classic_rules() {
    assertThat(
            new BlackjackProvider().figures(BlackjackRules.standard().text(), name -> sample(1, 1)))
        .isEmpty();
  }
}
