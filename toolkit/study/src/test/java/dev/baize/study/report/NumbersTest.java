package dev.baize.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Figure;
import dev.baize.core.game.Measure;
import dev.baize.core.random.Seed;
import dev.baize.core.text.TextWidth;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.Interval;
import dev.baize.study.statistics.SampleAccumulator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers for people are short, however small or great they are, and so are tables of them. */
class NumbersTest {

  private static final int WIDEST = 12;

  /** Of any magnitude, and with all of their digits. */
  @Provide
  Arbitrary<Double> doubles() {
    return Arbitraries.longs().map(Double::longBitsToDouble);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "2.2321e-155, 2.232e-155",
    "-4.9e-324, -4.941e-324",
    "0.000001234, 0.000001234",
    "0.00000099999, 0.000001000",
    "9.99e-7, 9.99e-7",
    "-0.5, -0.5",
    "1234567, 1235000",
    "999949999999, 999900000000",
    "-999949999999, -9.999e11",
    "1e12, 1e12",
    "1.7976931348623157e308, 1.798e308",
    "NaN, ?",
    "Infinity, ?"
  })
  void a_number_has_four_digits_and_a_power_of_ten_if_need_be(double number, String text) {
    assertThat(Numbers.of(number)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "8.14999, 0.07611, 8.150, 0.076",
    "1234567, 12345, 1234567, 12000",
    "123.4567890123, 0.00000000012, 123.45678901, 1.2e-10",
    "1.2345e-9, 1.2e-10, 1.23e-9, 1.2e-10",
    "0, 1e-20, 0.0000000000, 1e-20",
    "3, 0, 3, 0",
    "3, NaN, 3, ?"
  })
  void an_estimate_has_the_digits_that_are_certain_and_room(
      double value, double margin, String shown, String shownMargin) {
    double error = margin / new Estimate(0, 1, 1_000_000).margin95();
    assertThat(Numbers.of(new Estimate(value, error, 1_000_000)))
        .isEqualTo(new Numbers.Ranged(shown, shownMargin));
  }

  @Property
  void no_number_is_wider_than_its_column(
      @ForAll("doubles") double value, @ForAll("doubles") double error, @ForAll long whole) {
    assertThat(Numbers.of(value)).hasSizeLessThanOrEqualTo(WIDEST);
    assertThat(Numbers.of(whole)).hasSizeLessThanOrEqualTo(WIDEST);
    if (Double.isFinite(value)) {
      Numbers.Ranged ranged = Numbers.of(new Estimate(value, Math.abs(error), 5));
      assertThat(List.of(ranged.value(), ranged.margin()))
          .allSatisfy(text -> assertThat(text).hasSizeLessThanOrEqualTo(WIDEST));
      double parsed = Double.parseDouble(Numbers.of(value));
      assertThat(parsed).isCloseTo(value, within(Math.abs(value) * 5.1e-4));
    }
  }

  @Property
  void a_share_and_its_interval_are_not_wider_either(
      @ForAll @DoubleRange(max = 1) double low,
      @ForAll @DoubleRange(max = 1) double share,
      @ForAll @DoubleRange(max = 1) double high) {
    double least = Math.min(share, low);
    double most = Math.max(share, high);
    Numbers.Bounded shown = Numbers.percent(share, new Interval(least, most));
    assertThat(List.of(shown.value(), shown.low(), shown.high()))
        .allSatisfy(text -> assertThat(text).hasSizeLessThanOrEqualTo(WIDEST));
  }

  private static String name(long number, int length) {
    return String.format(Locale.ROOT, "%0" + length + "d", number);
  }

  @Property(tries = 200)
  void every_table_of_a_simulation_fits_a_page(
      @ForAll @Size(min = 1, max = 6) List<@LongRange(min = 1, max = 16) Long> players,
      @ForAll @Size(max = 20) List<Long> values,
      @ForAll("doubles") double figure,
      @ForAll boolean yesOrNo) {
    SampleAccumulator sampler = new SampleAccumulator();
    for (long value : values) {
      sampler.add(yesOrNo ? value & 1 : value);
      sampler.endGame();
    }
    List<Measurement> measured = new ArrayList<>();
    measured.add(new Measurement(new Measure("score of seat 0", "score"), sampler.sample()));
    for (int length : List.of(1, 25, 200)) {
      Measure measure = new Measure(name(length, length), yesOrNo ? "1 for a yes" : "a number");
      measured.add(new Measurement(measure, sampler.sample()));
    }
    List<String> names = players.stream().map(length -> name(0, length.intValue())).toList();
    GameSet games = GameSet.of(GameRange.first(values.size()));
    SimulationResult result =
        new SimulationResult(new StudySetup("g", "r", Seed.of(0), names), games, games, measured);
    Figure extreme = new Figure("a figure", "it", figure, -figure, figure);
    String text = new SimulationReport(result, List.of(extreme), "points").text();
    String tables = text.substring(text.indexOf("\n\n") + 2);
    assertThat(tables.lines()).hasSizeGreaterThan(6).allMatch(line -> TextWidth.of(line) <= 80);
  }
}
