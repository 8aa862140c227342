package dev.baize.review.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.random.Seed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scripts of a shell beside a toy with the command line of euchre, which plays no cards. */
class ProgramComparisonTest {

  /** What the toy does, as a script: a hand for each point. */
  private static final String RIGHT =
      """
      if [ $# != 11 ]; then echo "Usage: toy"; exit 1; fi
      echo "$0 $* "
      hand=0
      while [ $hand != $3 ]; do
        echo "Hand $hand"
        hand=$((hand+1))
      done
      echo "A and B win!"
      """;

  private static final Duration TIME = Duration.ofSeconds(60);
  private static final int BYTES = 100_000;

  @TempDir Path folder;

  private static int toy(
      String name, List<String> arguments, InputStream in, OutputStream out, OutputStream err)
      throws IOException {
    if (arguments.size() != 11) {
      out.write("Usage: toy\n".getBytes(UTF_8));
      return 1;
    }
    StringBuilder lines = new StringBuilder(name);
    arguments.forEach(word -> lines.append(' ').append(word));
    lines.append(" \n");
    for (int hand = 0; hand < Integer.parseInt(arguments.get(2)); hand++) {
      lines.append("Hand ").append(hand).append('\n');
    }
    out.write(lines.append("A and B win!\n").toString().getBytes(UTF_8));
    return 0;
  }

  private List<String> script(String lines) throws IOException {
    return List.of("sh", Files.writeString(folder.resolve("program"), lines).toString());
  }

  private ProgramComparison.Result compare(String lines, int games) throws IOException {
    return compare(ProgramComparisonTest::toy, script(lines), TIME, games);
  }

  private static ProgramComparison.Result compare(
      ReferenceProgram reference, List<String> command, Duration time, int games)
      throws IOException {
    return new ProgramComparison(EuchreSpecification.of2024(), reference, command, time, BYTES)
        .run(Seed.of(7), games, () -> {}, () -> false);
  }

  private String program() {
    return folder.resolve("program").toString();
  }

  @Test
  void a_program_that_prints_the_same_agrees_in_every_game() throws IOException {
    ProgramComparison.Result result = compare(RIGHT, 30);
    assertThat(result).isEqualTo(new ProgramComparison.Result(30, 30, 30, ""));
    assertThat(result.isRight()).isTrue();
    assertThat(result.text()).isEqualTo("30 games: all agree.\n");
  }

  @Test
  void the_name_that_a_program_prints_may_be_another() throws IOException {
    assertThat(compare(RIGHT.replace("$0", "./a b.exe"), 10).text())
        .isEqualTo("10 games: all agree.\n");
  }

  @Test
  void a_program_that_prints_no_name_or_no_last_space_differs() throws IOException {
    for (String first : List.of("\"$* \"", "\"$0 $*\"")) {
      ProgramComparison.Result result = compare(RIGHT.replace("\"$0 $* \"", first), 2);
      assertThat(result.agreed()).isZero();
      assertThat(result.report())
          .contains("Line 1 is the first that differs", "Rule \"Output\": the first line");
    }
  }

  @Test
  void the_shortest_case_has_as_few_points_as_show_the_difference() throws IOException {
    ProgramComparison.Result result =
        compare(RIGHT.replace("$hand\"", "$hand\" | sed s/2/two/"), 60);
    assertThat(result.isRight()).isFalse();
    assertThat(result.report())
        .contains("3 hands to 3 points:\n")
        .contains("  sh " + program() + " pack.in noshuffle 3 Adi Simple")
        .contains("  printf '%s of %s\\n' Nine Spades Ten Spades", "Ace Diamonds > pack.in\n")
        .contains("       3  Hand 1\n  -    4  Hand 2\n  -    5  A and B win!\n")
        .contains("  +    4  Hand two\n  +    5  A and B win!\n");
  }

  @Test
  void the_same_seed_gives_the_same_report() throws IOException {
    String wrong = RIGHT.replace("win!", "won!");
    assertThat(compare(wrong, 12)).isEqualTo(compare(wrong, 12));
    assertThat(compare(wrong, 12).report()).isEqualTo(compare(wrong, 9).report());
  }

  @Test
  void every_game_is_counted_until_the_comparison_is_cancelled() throws IOException {
    AtomicInteger counted = new AtomicInteger();
    ProgramComparison.Result result =
        new ProgramComparison(
                EuchreSpecification.of2024(),
                ProgramComparisonTest::toy,
                script(RIGHT),
                TIME,
                BYTES)
            .run(Seed.of(7), 30, counted::incrementAndGet, () -> counted.get() == 5);
    assertThat(result).isEqualTo(new ProgramComparison.Result(30, 5, 5, ""));
    assertThat(result.text()).isEqualTo("5 games: all agree.\nThe other 25 were not played.\n");
  }

  @Test
  void nothing_is_said_of_a_program_that_played_no_game() {
    assertThat(new ProgramComparison.Result(30, 0, 0, "").text())
        .isEqualTo("No game was compared.\n");
  }

  @Test
  void a_program_that_does_not_end_is_ended_with_all_that_it_has_started() throws IOException {
    Path pids = Files.createFile(folder.resolve("pids"));
    String lines = "echo $$ >> " + pids + "\nsleep 1000 & echo $! >> " + pids + "\nwait\n";
    ProgramComparison.Result result =
        compare(ProgramComparisonTest::toy, script(lines), Duration.ofMillis(500), 20);
    assertThat(result.text())
        .startsWith("3 games: 0 agree, 3 do not.\nThe other 17 were not played.\n")
        .contains("had not ended when its time was up.", "Rule \"Ending\"", "+       (nothing)");
    for (String pid : Files.readAllLines(pids)) {
      ProcessHandle.of(Long.parseLong(pid)).ifPresent(process -> process.onExit().join());
    }
  }

  @Test
  void a_program_that_prints_without_end_is_ended() throws IOException {
    assertThat(compare("yes", 20).text())
        .startsWith("3 games: 0 agree")
        .contains("  +    1  y\n", " printed too much, and was ended.");
    assertThat(compare(RIGHT + "yes >&2", 20).text()).contains(" printed too much");
  }

  @Test
  void a_program_that_crashes_is_quoted() throws IOException {
    String lines = "echo \"$0 $* \"; echo 'Assertion failed.' >&2; kill -ABRT $$";
    assertThat(compare(lines, 1).text()).startsWith("1 game: 0 agree, 1 does not.\n");
    assertThat(compare(lines, 1).report().replaceAll("\\s+", " "))
        .contains("sh " + program() + " exits with 134 (signal 6); expected 0.")
        .contains("Its last line on standard error: Assertion failed.")
        .contains("Rule \"Ending\": the program goes on to the end");
  }

  @Test
  void a_program_that_prints_nothing_differs_in_the_first_line() throws IOException {
    assertThat(compare("exit 0", 5).text())
        .startsWith("5 games: 0 agree, 5 do not.")
        .contains("Line 1 is the first that differs", "  +       (nothing)\n")
        .doesNotContain("exits with");
  }

  @Test
  void a_status_that_does_not_tell_of_the_failure_differs() throws IOException {
    assertThat(compare(RIGHT + "exit 3", 1).report())
        .contains(" exits with 3; expected 0.")
        .doesNotContain("Line ");
    assertThat(compare(RIGHT.replace("exit 1", "exit 0"), 100).report().replaceAll("\\s+", " "))
        .contains("a command line that is wrong: sh " + program() + " sh")
        .contains(" exits with 0; expected another status.");
  }

  @ParameterizedTest
  @CsvSource({
    "'echo \"A and B win! \"', A·and·B·win!·",
    "'printf \"A and B win!\\r\\n\"', A·and·B·win!\\u000D",
    "'printf \"A and B win!\"', A·and·B·win!·(no·end·of·line)"
  })
  void space_that_differs_is_made_visible(String last, String shown) throws IOException {
    ProgramComparison.Result result = compare(RIGHT.replace("echo \"A and B win!\"", last), 1);
    assertThat(result.report().replace(" (no end of line)", "·(no·end·of·line)"))
        .contains("  -    3  A·and·B·win!\n  +    3  " + shown + "\n");
  }

  @Test
  void lines_of_the_program_cannot_control_the_terminal() throws IOException {
    assertThat(compare("printf '\\033[2Jx\\n'", 1).report())
        .contains("  +    1  \\u001B[2Jx\n")
        .doesNotContain("\033");
  }

  @Test
  void people_type_what_the_reference_accepts_and_no_more() throws IOException {
    ReferenceProgram asks =
        (name, arguments, in, out, err) -> {
          int status = toy(name, arguments, in, out, err);
          BufferedReader words = new BufferedReader(new InputStreamReader(in, UTF_8), 1);
          String word = "";
          for (int i = 0; status == 0 && i < 3; i += word.equals("3") ? 1 : 0) {
            out.write("please select a card:\n".getBytes(UTF_8));
            word = words.readLine();
            if (!word.equals("3")) {
              err.write('x');
            }
          }
          return status;
        };
    String script =
        RIGHT
            + """
            for i in 1 2 3; do
              echo "please select a card:"
              read word || exit 4
              [ $word = 3 ] || exit 5
            done
            read word && exit 6
            exit 0
            """;
    assertThat(compare(asks, script(script), TIME, 12).text()).isEqualTo("12 games: all agree.\n");
    String report = compare(asks, script(script.replace("win!", "won!")), TIME, 1).report();
    assertThat(report).contains("  printf '%s\\n' 3 3 3 | sh " + program() + " pack.in ");
  }

  @Test
  void the_pack_is_a_file_of_24_cards_that_is_gone_afterwards() throws IOException {
    Path packs = folder.resolve("packs");
    compare("cat \"$1\" >> " + packs + "; echo $1 >> " + folder.resolve("path") + ";" + RIGHT, 3);
    assertThat(Files.readAllLines(packs)).hasSize(72).startsWith("Nine of Spades");
    assertThat(Files.readAllLines(packs).subList(24, 48)).doesNotHaveDuplicates();
    for (String path : Files.readAllLines(folder.resolve("path"))) {
      assertThat(Path.of(path)).doesNotExist().hasFileName("pack.in");
      assertThat(Path.of(path).getParent()).doesNotExist();
    }
  }

  @Test
  void a_program_that_cannot_be_started_is_refused() {
    String missing = folder.resolve("missing").toString();
    assertThatThrownBy(() -> compare(ProgramComparisonTest::toy, List.of(missing), TIME, 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(missing);
  }

  @Test
  void limits_that_allow_nothing_are_refused() {
    assertThatThrownBy(() -> comparison(Duration.ZERO, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> comparison(TIME, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  private static ProgramComparison comparison(Duration time, int bytes) {
    return new ProgramComparison(
        EuchreSpecification.of2024(), ProgramComparisonTest::toy, List.of("x"), time, bytes);
  }
}
