package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Program;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bar that a person sees on standard error. */
class ProgressDisplayTest {

  /** What is drawn for a person with a screen of a given width. */
  private static String drawn(int columns, String... words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, columns, 0);
    assertThat(new Program(new CommandContext(terminal, "baize")).run(List.of(words))).isZero();
    return err.toString(UTF_8);
  }

  @Test
  void nobody_sees_a_bar_where_there_is_no_screen() {
    assertThat(drawn(0, "simulate", "euchre", "Simple", "--games=5")).isEmpty();
  }

  @Test
  void at_the_end_it_is_full_and_leaves_its_line() {
    assertThat(drawn(80, "simulate", "euchre", "Simple", "--games=5"))
        .contains(" 100% [", " 5/5 games (")
        .doesNotContain("? games/s")
        .startsWith("\r")
        .endsWith("\n");
  }

  @Test
  void it_counts_what_a_tournament_plays() {
    assertThat(drawn(80, "tournament", "euchre", "Simple", "Random", "--games=6"))
        .contains(" 3/3 rounds (");
  }

  @Test
  void it_counts_the_games_of_all_checks_below_what_they_find() {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), screen, screen, 80, 80);
    List<String> words = List.of("check", "beans", "Random", "--games=2");
    assertThat(new Program(new CommandContext(terminal, "baize")).run(words)).isZero();
    assertThat(screen.toString(UTF_8)).contains(" 18/18 games (");
    assertThat(screen.toString(UTF_8).split("\n"))
        .filteredOn(line -> line.contains("kept, "))
        .hasSize(9)
        .allMatch(line -> line.matches("(?s)(.*\\r)?[a-z ]{19}  kept, \\d+ decisions"));
  }

  @Test
  void a_speed_is_shown_once_it_is_known() {
    assertThat(ProgressDisplay.withoutUnknown("5/9 games (0:00:00 / ?) ? games/s"))
        .isEqualTo("5/9 games (0:00:00 / ?)          ");
    assertThat(ProgressDisplay.withoutUnknown("(0:00:01 / 0:00:02) 5 games/s"))
        .isEqualTo("(0:00:01 / 0:00:02) 5 games/s");
  }

  @ParameterizedTest
  @ValueSource(ints = {35, 44, 52, 60, 70, 79})
  void where_room_is_short_there_is_less_beside_the_bar_but_nothing_is_cut(int columns) {
    List<String> lines =
        Stream.of(drawn(columns, "simulate", "euchre", "Simple", "--games=500").split("[\r\n]+"))
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .toList();
    assertThat(lines)
        .isNotEmpty()
        .allMatch(
            line -> line.matches(".*\\[.*\\] +\\d+/500 games \\([^)]+\\)( +[0-9,]+ games/s)?"));
  }

  @ParameterizedTest
  @ValueSource(ints = {27, 30, 34})
  void on_a_narrow_screen_there_are_a_bar_and_a_number_alone(int columns) {
    assertThat(drawn(columns, "simulate", "euchre", "Simple", "--games=500").split("[\r\n]+"))
        .filteredOn(line -> !line.isBlank())
        .isNotEmpty()
        .allMatch(line -> line.strip().matches("\\d+% \\[.*\\] +\\d+/500 games"))
        .allMatch(line -> line.length() < columns);
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 60, 80, 200})
  void it_leaves_the_last_column_free_so_that_no_line_breaks(int columns) {
    String[] lines = drawn(columns, "simulate", "euchre", "Simple", "--games=5").split("[\r\n]+");
    assertThat(lines).allMatch(line -> line.length() < columns).hasSizeGreaterThan(1);
  }
}
