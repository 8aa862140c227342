package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.Simple;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Charts from the command line. */
class ChartTest {

  private static final String SIMULATE = "simulate euchre Simple --games 200";
  private static final String TOURNAMENT = "tournament euchre Simple Random --games 60";

  /** It would take so long that nobody waits for it: whatever ends did not begin. */
  private static final String ENDLESS = "simulate euchre Simple --games 1e15";

  private static final String ENDLESS_TOURNAMENT = "tournament euchre Simple Random --games 1e15";

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Run run(String line, String... more) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT, TOURNAMENT + " --sprt 0,10"})
  void a_small_chart_stands_below_the_table(String command) {
    String table = run(command).out();
    Run run = run(command, "--chart", "-");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith(table + '\n').hasSizeGreaterThan(table.length() + 200);
  }

  @Test
  void the_chart_shows_the_measure_that_is_asked_for() {
    for (String name : List.of("score of seat 0", "points of Simple, seat 0")) {
      assertThat(run(SIMULATE, "--chart", "-", "--measure", name).out())
          .contains("\n\npoints of Simple, seat 0: the score");
    }
    assertThat(run(SIMULATE, "--chart", "-", "--measure", "hands").out())
        .contains("\n\nhands: the hands of a game\n\n");
    assertThat(run(SIMULATE, "--chart", "-", "--measure", "score of seat N").out())
        .contains("\n\nscore of seat N: ", "\nrows: seat; ");
  }

  @ParameterizedTest
  @CsvSource({
    "euchre Simple, points: the points that a hand was worth",
    "blackjack Basic, result of a hand: what the player won in a hand",
    "beans Greedy, coins: the coins that a player has",
  })
  void the_chart_of_a_game_shows_what_a_hand_or_player_of_it_won(String played, String shown) {
    assertThat(run("simulate " + played + " --games 20", "--chart", "-").out())
        .contains("\n\n" + shown);
  }

  @Test
  void the_chart_of_a_bankroll_marks_where_it_began() throws IOException {
    String command = "simulate blackjack Basic --games 50 --measure";
    Run run = run(command, "money of Basic", "--chart", "-");
    assertThat(run.out()).endsWith(", 50 observations, began with 1000\n");
    run(command, "score of seat 0", "--chart", file("money.svg"));
    assertThat(Files.readString(folder.resolve("money.svg"))).contains(">began with 1000<");
    assertThat(run(command, "hands", "--chart", "-").out()).doesNotContain("began");
    assertThat(run(SIMULATE, "--measure", "score of seat 1", "--chart", "-").out())
        .doesNotContain("began");
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT})
  void a_merged_result_has_the_chart_of_the_whole(String command) {
    run(command, "--shard", "1/2", "--out", file("one"));
    run(command, "--shard", "2/2", "--out", file("two"));
    assertThat(run("merge", file("two"), file("one"), "--chart", "-"))
        .isEqualTo(run(command, "--chart", "-"));
    assertThat(run("merge", file("one"), "--chart", "-").out())
        .contains("\nPARTIAL: ", "\n\nPARTIAL: ");
  }

  @ParameterizedTest
  @CsvSource({
    SIMULATE + ", chart.svg, text",
    SIMULATE + ", chart.PNG, json",
    TOURNAMENT + ", chart.png, text",
    TOURNAMENT + ", chart.Svg, csv"
  })
  void a_picture_goes_to_a_file_and_nothing_is_left_beside_it(
      String command, String name, String format) throws IOException {
    Run run = run(command, "--format", format, "--chart", file(name));
    assertThat(run).isEqualTo(run(command, "--format", format));
    byte[] picture = Files.readAllBytes(folder.resolve(name));
    assertThat(new String(picture, 0, 5, StandardCharsets.ISO_8859_1))
        .isEqualTo(name.endsWith("vg") ? "<?xml" : "\u0089PNG\r");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve(name));
    }
  }

  @Test
  void a_picture_is_the_same_from_any_number_of_threads() {
    for (String threads : List.of("1", "3")) {
      run(SIMULATE, "--threads", threads, "--chart", file(threads + ".svg"));
    }
    assertThat(folder.resolve("1.svg")).hasSameBinaryContentAs(folder.resolve("3.svg"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chart.pdf", "chart", "svg", "-.", ""})
  void a_name_with_another_ending_is_refused(String name) {
    assertThat(run(ENDLESS, "--chart", name))
        .isEqualTo(
            new Run(
                2,
                "",
                ("baize: Invalid value for option '--chart': \"%s\" is not a place for a chart; "
                            + "expected")
                        .formatted(name)
                    + " a file name that ends in .svg or .png; see baize simulate --help\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "csv"})
  void a_chart_is_not_mixed_with_what_programs_read(String format) {
    assertThat(run(ENDLESS, "--chart", "-", "--format", format))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: --chart - draws below a table: expected --format text, or --chart with a"
                    + " file; see baize simulate --help\n"));
  }

  @Test
  void result_and_chart_need_two_files() {
    assertThat(run(ENDLESS, "--chart", file("x.svg"), "--out", folder + "/./x.svg"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: --out and --chart name one file, %s; see baize simulate --help\n"
                    .formatted(file("x.svg"))));
  }

  @Test
  void an_existing_file_is_not_overwritten_and_nothing_is_played() throws IOException {
    Files.writeString(folder.resolve("mine.png"), "mine\n");
    for (String command : List.of(ENDLESS, ENDLESS_TOURNAMENT)) {
      assertThat(run(command, "--chart", file("mine.png")))
          .isEqualTo(
              new Run(
                  1,
                  "",
                  "baize: %s: the file exists and is not empty; nothing is overwritten\n"
                      .formatted(file("mine.png"))));
    }
    assertThat(folder.resolve("mine.png")).hasContent("mine\n");
  }

  @Test
  void a_file_that_cannot_be_written_is_one_line_and_nothing_is_played() {
    assertThat(run(ENDLESS, "--chart", file("no/chart.svg")))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s cannot be written: there is no folder %s\n"
                    .formatted(file("no/chart.svg"), file("no"))));
  }

  @Test
  void an_unknown_measure_is_told_before_anything_is_played() {
    for (String place : List.of("-", file("x.svg"))) {
      Run run = run(ENDLESS, "--chart", place, "--measure", "luck");
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("baize: no measure \"luck\"; there are: score of seat 0, ")
          .endsWith(", score of seat N, win of seat N; see baize simulate --help\n")
          .hasLineCount(1);
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_measure_without_a_chart_is_refused() {
    String refused =
        "baize: --measure says what a chart shows: expected --chart too; see baize %s --help\n";
    assertThat(run(ENDLESS, "--measure", "points"))
        .isEqualTo(new Run(2, "", refused.formatted("simulate")));
    assertThat(run("merge", file("none"), "--measure", "points"))
        .isEqualTo(new Run(2, "", refused.formatted("merge")));
  }

  @Test
  void a_tournament_has_no_measures() {
    run(TOURNAMENT, "--out", file("result"));
    assertThat(run("merge", file("result"), "--chart", "-", "--measure", "points"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: --measure: the chart of a tournament shows its ratings, and nothing"
                    + " else; see baize merge --help\n"));
    assertThat(run(TOURNAMENT, "--measure", "points").err()).startsWith("baize: Unknown option");
  }

  /** While it plays, somebody else takes the files. */
  private record Intruded(List<Path> files)
      implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

    @Override
    public String game() {
      return "euchre";
    }

    @Override
    public String name() {
      return "Intruded";
    }

    @Override
    public String description() {
      return "plays while somebody takes the files";
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      return view -> {
        take();
        return new Simple().decide(view);
      };
    }

    private void take() {
      try {
        for (Path file : files) {
          Files.writeString(file, "mine\n");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Test
  void a_result_is_shown_even_if_neither_its_file_nor_its_chart_can_be_written() {
    Path out = folder.resolve("out");
    Path chart = folder.resolve("chart.svg");
    Registry registry =
        new Registry(List.of(new EuchreProvider()), List.of(new Intruded(List.of(out, chart))));
    Run run =
        Run.with(
            registry,
            "simulate",
            "euchre",
            "Intruded",
            "--games=3",
            "--out=" + out,
            "--chart=" + chart);
    assertThat(run.status()).isEqualTo(74);
    assertThat(run.out()).contains("\ngames    3 (0 to 2)\n", "\nhands ");
    assertThat(run.err())
        .isEqualTo(
            """
            baize: %s: the file exists and is not empty; nothing is overwritten
            baize: %s: the file exists and is not empty; nothing is overwritten
            """
                .formatted(chart, out));
    assertThat(out).hasContent("mine\n");
    assertThat(chart).hasContent("mine\n");
  }
}
