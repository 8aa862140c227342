package dev.baize.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.api.Test;

/** What charts look like in the terminal. */
class TextChartTest {

  private static final ChartHeading WHOLE =
      new ChartHeading("title", List.of("line"), "", List.of());

  @Test
  void a_distribution_has_a_bar_for_each_value() {
    SimulationResult result =
        Samples.result(4, Samples.measured("luck", "heads in a game", 9L, 11L, 11L, 12L));
    assertThat(Charts.of(result, null, null).text(0))
        .isEqualTo(
            """
            luck: heads in a game

             9 │█████████████████████████████████▌                                   25.00 %
            10 │                                                                      0.00 %
            11 │███████████████████████████████████████████████████████████████████  50.00 %
            12 │█████████████████████████████████▌                                   25.00 %

            mean 10.8 ± 2.0 (95 %), median 11, 4 observations
            """);
  }

  @Test
  void the_usual_chart_is_of_the_first_quantity_that_a_game_has_several_of() {
    SimulationResult result =
        Samples.result(
            2,
            Samples.measured("score of seat 0", "the score", 10L, 9L),
            Samples.measured("hands", "the hands", 2L, 3L),
            Samples.measured("win", "1 for a hand that was won", 1L, 0L, 1L, 0L, 0L),
            Samples.measured("points", "the points of a hand", 1L, 2L, 4L, 1L, 1L),
            Samples.measured("tricks", "the tricks of a hand", 3L, 4L, 5L, 3L, 3L));
    assertThat(Charts.of(result, null, null).text(0))
        .startsWith("PARTIAL: points: the points of a hand\n");
    assertThat(Charts.of(Samples.gambler(), null, null).text(0))
        .startsWith("bankroll after 1000 hands: ");
  }

  @Test
  void a_wide_distribution_is_put_into_bins() {
    Measurement wide =
        new Measurement(
            Samples.measured("luck", "heads").measure(),
            Samples.of(LongStream.range(0, 1000).map(i -> i * i % 997).boxed().toList()));
    String text = Charts.of(Samples.result(4, wide), "luck", null).text(0);
    assertThat(text).contains("\n   0 to 49 │█", "\n950 to 999 │█").hasLineCount(24);
  }

  @Test
  void the_least_part_can_be_seen() {
    List<Long> values = new ArrayList<>(Collections.nCopies(9999, 0L));
    values.add(1L);
    Measurement rare =
        new Measurement(Samples.measured("luck", "heads").measure(), Samples.of(values));
    assertThat(Charts.of(Samples.result(4, rare), null, null).text(0))
        .contains("\n1 │▏ ", " 0.01 %\n");
  }

  @Test
  void paths_are_bands_and_a_median_for_each_number() {
    assertThat(Charts.of(Samples.gambler(), "bankroll after N hands", null).text(0))
        .isEqualTo(
            """
            bankroll after N hands: the bankroll after N hands, in dollars

             100 │                               ░▒▒█▒░                                 1000
             200 │                            ░░░▒▒▒█▒▒░░░                              1000
            1000 │        ░░░░░░░░░░░░▒▒▒▒▒▒▒▒▒▒▒▒▒▒█▒▒▒▒▒▒▒▒▒▒▒▒▒░░░░░░░░░░░░          1000
                 └┴──────────┴──────────┴───────────┴──────────┴──────────┴──────────┴
                -2000      -1000        0         1000       2000       3000       4000

            rows: hands; ░ 5 % to 95 %, ▒ 25 % to 75 %, █ and right: median
            """);
  }

  @Test
  void the_means_of_a_family_are_dots_with_their_intervals() {
    SimulationResult result =
        Samples.result(
            4,
            Samples.measured("result at count -1", "dollars at -1", -2L, -3L, -1L, -2L),
            Samples.measured("result at count 0", "dollars at 0", 0L, 1L, 0L, -1L),
            Samples.measured("result at count 12", "dollars at 12"));
    assertThat(Charts.of(result, "mean of result at count N", null).text(60))
        .isEqualTo(
            """
            coins: mean of result at count N and its 95 % interval
            dollars at N

            -1 │     ├────────●─────────┤                     -2.0 ± 1.3
             0 │                   ├─────────●────────┤        0.0 ± 1.3
               └┴──────┴──────┴───────┴──────┴──────┴──────┴
               -4     -3     -2      -1      0      1      2

            rows: count
            """);
  }

  @Test
  void values_of_many_magnitudes_have_a_logarithmic_axis() {
    Measurement[] measured =
        LongStream.rangeClosed(0, 9)
            .mapToObj(i -> (long) Math.pow(100, (double) i))
            .map(size -> growth(Long.toString(size).length() / 2, size))
            .toArray(Measurement[]::new);
    assertThat(Charts.of(Samples.result(4, measured), "after N hands", null).text(0))
        .isEqualTo(
            """
            after N hands: money

            0 │░░░█▒░                                                                      1
            1 │░░░░░░░░░█▒░                                                              100
            2 │░░░░░░░░░░░░░░░░█▒                                                      10007
            3 │░░░░░░░░░░░░░░░░░░░░░░█▒░                                              999935
            4 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░█▒░                                      99942399
            5 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█▒                             1.001×10^10
            6 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█▒                             10^12
            7 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█▒░                9.999×10^13
            8 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█░                10^16
            9 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░█▒          10^18
              └┴───────────────┴───────────────┴──────────────┴───────────────┴
               0             10000           10^9           10^14           10^19

            rows: hands; ░ 5 % to 95 %, ▒ 25 % to 75 %, █ and right: median
            """);
  }

  /** A bankroll between none at all and three times a size. */
  private static Measurement growth(int hands, long size) {
    return Samples.measured(
        "after %d hands".formatted(hands), "money", 0L, size, size, 2 * size, 3 * size);
  }

  @Test
  void a_distribution_of_many_magnitudes_has_bins_of_growing_width() {
    Measurement wide =
        Samples.measured("luck", "heads", -20L, -1L, 0L, 3L, 40L, 500_000L, 20_000_000L, 7L << 57);
    assertThat(Charts.of(Samples.result(4, wide), null, null).text(0))
        .isEqualTo(
            """
            luck: heads

                   -99 to -1 │█████████████████████████████████████████████████████  25.00 %
                           0 │██████████████████████████▌                            12.50 %
                     1 to 99 │█████████████████████████████████████████████████████  25.00 %
                 100 to 9999 │                                                        0.00 %
             10000 to 999999 │██████████████████████████▌                            12.50 %
            1000000 to <10^8 │██████████████████████████▌                            12.50 %
              10^8 to <10^10 │                                                        0.00 %
             10^10 to <10^12 │                                                        0.00 %
             10^12 to <10^14 │                                                        0.00 %
             10^14 to <10^16 │                                                        0.00 %
             10^16 to <10^18 │                                                        0.00 %
               10^18 or more │██████████████████████████▌                            12.50 %

            mean 1.261e17 ± 3e17 (95 %), median 3, 8 observations
            """);
  }

  @Test
  void great_numbers_are_written_shortly_and_texts_are_wrapped_not_cut() {
    Measurement great =
        Samples.measured(
            "luck", "heads " + "and tails ".repeat(9), 1_000_000_000_000_000_000L, 9L << 59);
    String text = Charts.of(Samples.result(4, great), null, null).text(0);
    assertThat(text)
        .contains("10^18 to <1.5×10^18 │██", "heads and tails and", "5×10^18 to <5.5×10^18 │██")
        .doesNotContain("…");
  }

  @Test
  void long_paths_are_thinned_out_but_for_their_ends() {
    Measurement[] measured =
        LongStream.rangeClosed(1, 300)
            .mapToObj(i -> Samples.measured("after " + i + " hands", "money", i))
            .toArray(Measurement[]::new);
    String text = Charts.of(Samples.result(4, measured), "after N hands", null).text(0);
    assertThat(text).contains("\n  1 │█", "█  300\n");
    assertThat(text.lines().filter(line -> line.contains("│"))).hasSize(25);
  }

  @Test
  void ratings_have_intervals() {
    assertThat(
            new RatingChart(
                    WHOLE,
                    List.of("Simple", "Deep"),
                    0,
                    List.of(
                        new Standing(1, 0.6, new Estimate(35.25, 10.5, 1000)),
                        new Standing(0, 0.4, new Estimate(-35.25, 4.5, 1000))))
                .text(0))
        .isEqualTo(
            """
            Elo of each player and its 95 % interval

              Deep │                                    ├─────────●─────────┤        35 ± 21
            Simple │        ├───●───┤                                            -35.2 ± 8.8
                   └┴─────────┴────────┴─────────┴─────────┴────────┴─────────┴
                   -60       -40      -20        0        20       40        60
            """);
  }

  @Test
  void ratings_whose_errors_are_not_known_are_dots() {
    String text =
        new RatingChart(
                WHOLE,
                List.of("a", "b"),
                0,
                List.of(
                    new Standing(0, 0.5, new Estimate(0, Double.NaN, 0)),
                    new Standing(1, 0.5, new Estimate(0, Double.NaN, 0))))
            .text(0);
    assertThat(text).containsPattern("\na │ +● +0 ± \\?\nb │").doesNotContain("├");
  }

  @Test
  void long_names_are_wrapped_not_cut() {
    List<String> names = List.of("Deep", "Planner:" + "playouts=1000,".repeat(5) + "end");
    String text =
        new RatingChart(
                WHOLE,
                names,
                0,
                List.of(
                    new Standing(1, 0.6, new Estimate(35.25, 10.5, 1000)),
                    new Standing(0, 0.4, new Estimate(-35.25, 10.5, 1000))))
            .text(0);
    assertThat(text)
        .isEqualTo(
            """
            Elo of each player and its 95 % interval

            Planner:playouts=1000,playouts=1000, │                   ├─────●────┤    35 ± 21
                    playouts=1000,playouts=1000, │
                               playouts=1000,end │
                                            Deep │ ├────●─────┤                     -35 ± 21
                                                 └┴────┴────┴─────┴────┴────┴────┴
                                                 -60  -40  -20    0   20   40   60
            """);
  }

  @Test
  void nothing_is_told_in_words() {
    SimulationResult nothing =
        Samples.result(0, Samples.measured("a 1", "luck"), Samples.measured("a 2", "luck"));
    assertThat(Charts.of(nothing, null, null).text(0))
        .isEqualTo("PARTIAL: a 1: luck\n\nnothing was observed\n");
    assertThat(Charts.of(nothing, "a N", null).text(0))
        .isEqualTo("PARTIAL: a N: luck\n\nnothing was observed\n");
  }

  @Test
  void a_partial_result_is_marked() {
    SimulationResult result = Samples.result(3, Samples.measured("luck", "heads", 1L));
    assertThat(Charts.of(result, null, null).text(0)).startsWith("PARTIAL: luck: heads\n");
  }

  @Test
  void an_unknown_measure_is_told_with_those_that_there_are() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Charts.of(Samples.gambler(), "money", null))
        .withMessage(
            "no measure \"money\"; there are: score of seat 0, bankroll after 1000 hands, bankroll"
                + " after 100 hands, bankroll after 200 hands, bankroll after 300 hands, bankroll"
                + " after N hands");
  }

  @Test
  void on_a_narrow_screen_names_are_wrapped_and_bars_are_short() {
    String text =
        new RatingChart(
                WHOLE,
                List.of("Deep", "Planner:playouts=1000,depth=3"),
                0,
                List.of(
                    new Standing(1, 0.6, new Estimate(35.25, 10.5, 1000)),
                    new Standing(0, 0.4, new Estimate(-35.25, 10.5, 1000))))
            .text(44);
    assertThat(text)
        .isEqualTo(
            """
            Elo of each player and its 95 % interval

            Planner:playouts=1000, │      ├●─┤   35 ± 21
                           depth=3 │
                              Deep │├─●┤        -35 ± 21
                                   └┴─┴┴─┴┴─┴┴
                                   -60   0 40
            """);
  }

  @Property(tries = 500)
  void no_line_is_wider_than_a_terminal(
      @ForAll String name,
      @ForAll @NotEmpty List<Long> values,
      @ForAll double rating,
      @ForAll @IntRange(min = 40, max = 100) int columns) {
    String all = name.replaceAll("\\R|\\p{Cntrl}|\\p{Cs}", "x");
    String line =
        all.substring(
            0, all.offsetByCodePoints(0, Math.min(90, all.codePointCount(0, all.length()))));
    Measurement one = Samples.measured(line + " 1", line, values.toArray(Long[]::new));
    Measurement two = Samples.measured(line + " 2", line, values.get(0));
    SimulationResult result = Samples.result(4, one, two);
    double elo = rating % 1e4;
    Standing standing = new Standing(0, 0.5, new Estimate(elo, Math.abs(elo) / 2, 9));
    List<String> charts =
        List.of(
            Charts.of(result, null, null).text(columns),
            Charts.of(result, line + " N", null).text(columns),
            new RatingChart(WHOLE, List.of(line), 0, List.of(standing)).text(columns));
    for (String chart : charts) {
      assertThat(chart).endsWith("\n");
      assertThat(chart.lines())
          .allMatch(drawn -> drawn.codePointCount(0, drawn.length()) <= Math.min(columns, 80));
    }
  }
}
