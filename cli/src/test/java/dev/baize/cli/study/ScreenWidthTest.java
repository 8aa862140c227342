package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.core.text.TextWidth;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The table of a simulation fits the screen of whoever looks at it, and that of a page in a pipe.
 */
class ScreenWidthTest {

  private static final String[] EUCHRE = {"simulate", "euchre", "Simple", "--games=20"};

  private static final String[] GREAT = {
    "simulate",
    "blackjack",
    "Simple",
    "--games=20",
    "--rules=bankroll 100000000000000000, hands 100, minimum 5, shuffle uniform"
  };

  /** The table, and those below it. */
  private static List<String> table(int columns, String... words) {
    return lines(columns, words).stream().dropWhile(line -> !line.startsWith("measure ")).toList();
  }

  private static List<String> lines(int columns, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), 0, columns);
    assertThat(new Program(new CommandContext(terminal, "baize")).run(List.of(words))).isZero();
    return out.toString(UTF_8).lines().toList();
  }

  @Test
  void on_a_wide_screen_there_are_all_columns() {
    assertThat(table(200, EUCHRE).get(0))
        .contains(" std dev ", " 5 % ", " 25 % ", " 75 % ", " 95 % ");
  }

  @Test
  void in_a_pipe_tables_are_as_wide_as_a_page() {
    for (String[] words : List.of(EUCHRE, GREAT)) {
      assertThat(table(0, words)).isEqualTo(table(80, words));
    }
    String[] pairs = {"tournament", "euchre", "Simple", "Random", "Expert", "--games=6"};
    assertThat(lines(0, pairs)).isEqualTo(lines(100, pairs));
  }

  @Test
  void a_tournament_of_six_players_with_long_names_fits_a_page() {
    String[] words = {
      "tournament",
      "euchre",
      "Thinker:iterations=1",
      "Thinker:iterations=2",
      "Thinker:iterations=3",
      "Master:samples=1",
      "Expert:alone=no",
      "Simple",
      "--games=2"
    };
    assertThat(lines(0, words))
        .hasSizeGreaterThan(20)
        .filteredOn(line -> !line.startsWith("players "))
        .allMatch(line -> TextWidth.of(line) <= 100);
  }

  @Test
  void where_room_is_short_the_outer_quantiles_go_first() {
    assertThat(table(95, EUCHRE).get(0))
        .contains(" std dev ", " min ", " 25 % ", " median ", " 75 % ", " max")
        .doesNotContain(" 5 % ");
    assertThat(table(80, EUCHRE).get(0)).contains(" std dev ").doesNotContain("25 %");
  }

  @Test
  void great_numbers_become_short_ones() {
    assertThat(table(80, GREAT))
        .anySatisfy(
            line -> assertThat(line).startsWith("bankroll after 10 hands ").contains(" 1e17"))
        .anySatisfy(line -> assertThat(line).startsWith("decisions ").contains(" 20 "));
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 30, 40, 50, 56, 60, 66, 72, 80, 100, 120, 160})
  void no_line_is_wider_than_the_screen(int columns) {
    for (String[] words : List.of(EUCHRE, GREAT)) {
      assertThat(table(columns, words))
          .hasSizeGreaterThan(10)
          .allMatch(line -> line.length() <= columns);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 40, 50, 56, 60})
  void names_that_are_shortened_still_differ(int columns) {
    for (String[] words : List.of(EUCHRE, GREAT)) {
      assertThat(
              table(columns, words).stream()
                  .filter(line -> !line.isEmpty() && !line.startsWith("measure "))
                  .map(line -> line.split("  ", 2)[0]))
          .doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {32, 40, 50, 60, 80})
  void a_tournament_fits_the_screen_too(int columns) {
    String[] words = {"tournament", "euchre", "Simple", "Random", "Expert", "--games=6"};
    assertThat(lines(columns, words))
        .hasSizeGreaterThan(10)
        .allMatch(line -> TextWidth.of(line) <= columns)
        .anyMatch(line -> line.startsWith("player ") && line.contains("Elo"))
        .anyMatch(line -> line.startsWith("player ") && line.contains("against"));
    assertThat(lines(0, words)).isEqualTo(Run.of(words).out().lines().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 24, 30, 39, 60})
  void a_heading_and_a_chart_fit_it_as_well(int columns) {
    String[] words = {"simulate", "euchre", "Simple", "--games=20", "--measure=hands", "--chart=-"};
    assertThat(lines(columns, words)).allMatch(line -> TextWidth.of(line) <= Math.max(columns, 24));
    String[] ratings = {"tournament", "euchre", "Simple", "Random", "--games=6", "--chart=-"};
    assertThat(lines(columns, ratings))
        .allMatch(line -> TextWidth.of(line) <= Math.max(columns, 32));
  }

  @Test
  void other_formats_do_not_depend_on_the_screen() {
    String[] json = {"simulate", "euchre", "Simple", "--games=2", "--format=csv"};
    assertThat(table(40, json)).isEqualTo(table(0, json));
  }
}
