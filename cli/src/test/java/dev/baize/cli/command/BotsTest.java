package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import dev.baize.protocol.shared.ProtocolSchema;
import dev.baize.protocol.shared.Recorded;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs as players of the commands. */
class BotsTest {

  @TempDir Path folder;

  @TempDir Path lines;

  @AfterEach
  void all_lines_were_as_the_schemas_say() throws IOException {
    for (ProtocolSchema end : ProtocolSchema.ENDS) {
      end.recorded(lines).forEach(end::requireValid);
    }
  }

  /** The value of the option for a program whose lines are recorded. */
  private String bot() {
    return program(
        classes(FirstLegalBot.class) + File.pathSeparator + classes(Recorded.class),
        Recorded.class.getName(),
        "'" + lines + "'",
        FirstLegalBot.class.getName());
  }

  /** The same for one that ends at a question; short, because messages shorten long commands. */
  private static String failing(int question) {
    return program(
        classes(FirstLegalBot.class).toString(),
        FirstLegalBot.class.getName(),
        Integer.toString(question));
  }

  private static String program(String classPath, String... words) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return "Own='%s' -XX:TieredStopAtLevel=1 -cp '%s' %s"
        .formatted(java, classPath, String.join(" ", words));
  }

  private static Path classes(Class<?> type) {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
  }

  private static Run run(String bot, String words) {
    List<String> all = new ArrayList<>(List.of(words.split(" ", -1)));
    all.addAll(List.of(Bots.OPTION, bot));
    return Run.of(all.toArray(String[]::new));
  }

  private String jar() throws IOException {
    return new CompiledJar(folder, "own")
        .withPlayer("euchre", "Own", "return view.choice(0);")
        .pack();
  }

  @Test
  void a_study_and_a_tournament_give_what_they_give_with_the_same_player_in_this_process()
      throws IOException {
    String jar = jar();
    for (String words :
        new String[] {
          "simulate euchre Own Simple Own Simple --games 20 --threads 1",
          "simulate euchre Own Simple Own Simple --games 20 --threads 2",
          "tournament euchre Own Simple --games 20 --threads 2"
        }) {
      Run run = run(bot(), words);
      assertThat(run.err()).isEmpty();
      assertThat(run).isEqualTo(Run.of((words + " --players " + jar).split(" ", -1)));
    }
  }

  @Test
  void a_classic_game_with_it_is_recorded_and_resumed() throws IOException {
    String record = folder.resolve("record").toString();
    String game = String.join(" ", Run.game("A", "Own", "B", "Simple", "C", "Own", "D", "Simple"));
    Run run = run(bot(), "euchre --record " + record + " " + game);
    assertThat(run.status()).isZero();
    Run other = Run.of(("euchre --players " + jar() + " " + game).split(" ", -1));
    assertThat(run.out()).isEqualTo(other.out());
    String text = Files.readString(Path.of(record));
    Files.writeString(Path.of(record), text.substring(0, text.indexOf("\nplay ") + 1));
    assertThat(run(bot(), "resume " + record).status()).isZero();
    assertThat(Files.readString(Path.of(record))).isEqualTo(text);
    assertThat(Run.of("resume", record).err()).contains("no euchre player \"Own\"");
  }

  @Test
  void it_keeps_the_contract_of_players() throws IOException {
    Run run = run(bot(), "check euchre Own --games 1");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("another process      kept");
    for (ProtocolSchema end : ProtocolSchema.ENDS) {
      assertThat(end.recorded(lines)).isNotEmpty();
    }
  }

  @Test
  void one_that_ends_stops_the_study_in_one_line_and_its_last_lines_are_kept() throws IOException {
    Path log = folder.resolve("log");
    Run run = run(failing(7), "simulate euchre Own Simple Own Simple --games 2 --bot-log " + log);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .contains(
            "Own at seat ",
            " ended with exit status 4; the last line of its standard error is \"question 7 is too"
                + " much\"",
            "to play it alone: baize --bot ")
        .hasLineCount(1);
    assertThat(Files.readString(log))
        .contains(
            "Own ended with exit status 4",
            "\n  > {\"type\":\"decide\"",
            "  question 7 is too much\n");
  }

  @Test
  void a_game_that_it_fails_in_can_count_as_lost() {
    Run run =
        run(failing(7), "tournament euchre Own Simple --games 4 --threads 1 --on-failure forfeit");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\nOwn has forfeited ", "\nthe first, in round 0: Own at seat ")
        .contains(" ended with exit status 4; the last line of its standard error is \"question 7");
    assertThat(run.err())
        .startsWith("baize: ")
        .contains(" forfeits; the first, in round 0: Own at seat ")
        .hasLineCount(1);
    for (String format : List.of("json", "csv")) {
      String words =
          "tournament euchre Own Simple --games 4 --on-failure forfeit --format " + format;
      assertThat(run(failing(7), words).out()).contains("forfeit", "Own");
    }
    assertThat(run(bot(), "tournament euchre Own Simple --on-failure lose").err())
        .contains("'lose'", "[STOP, FORFEIT]")
        .hasLineCount(1);
  }

  @Test
  void the_file_for_last_lines_is_nothing_else() throws IOException {
    Path other = Files.writeString(folder.resolve("other"), "precious\n");
    Run run = run("Own=own", "players euchre --bot-log " + other);
    assertThat(run)
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: --bot-log "
                    + other
                    + " cannot be written: it is not empty, and not a log\n"));
    assertThat(Files.readString(other)).isEqualTo("precious\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Own|2|--bot \"Own\": expected NAME=COMMAND, such as 'Ivy=python3 ivy.py'",
        "=own|2|--bot \"=own\": expected NAME=COMMAND, such as 'Ivy=python3 ivy.py'",
        "Own=|2|--bot \"Own=\": player \"Own\": expected a program",
        "Own='own|2|--bot \"Own='own\": a quote (') is not closed",
        "Own=own\\|2|--bot \"Own=own\\\": nothing follows a backslash",
        "Own=no-such-bot|1|Own did not start: \"no-such-bot\" cannot be run: not found"
      })
  void one_that_cannot_be_run_is_refused_in_one_line(String bot, int status, String reason) {
    assertThat(run(bot, "players euchre"))
        .isEqualTo(new Run(status, "", "baize: " + reason + "\n"));
  }

  @Test
  void a_name_that_is_taken_or_cannot_be_one_is_refused() {
    assertThat(run(bot().replace("Own=", "SIMPLE="), "players euchre").err())
        .startsWith("baize: --bot SIMPLE: ")
        .contains("\"SIMPLE\"")
        .hasLineCount(1);
    assertThat(Run.of("players", "--bot", "A=a", "--bot", "a=b").err())
        .isEqualTo("baize: --bot \"a=b\": there are two of this name\n");
  }

  @Test
  void where_nobody_plays_it_is_refused() {
    assertThat(run("Own=own", "merge part").err())
        .isEqualTo(
            "baize: --bot brings in players, and baize merge plays nothing; see baize merge"
                + " --help\n");
  }

  @Test
  void a_bet_that_is_not_among_those_that_are_listed_is_no_failure() throws IOException {
    Path program =
        Files.writeString(
            folder.resolve("six.sh"),
            """
            while read -r line; do
              question=${line#*\\"question\\":}
              legal=${line#*\\"legal\\":[\\"}
              case $line in
                *'"type":"hello"'*) echo '{"type":"hello","protocol":1}' ;;
                *'"type":"setup"'*) echo '{"type":"ready"}' ;;
                *'"phase":"bet"'*)
                  echo "{\\"type\\":\\"decision\\",\\"question\\":${question%%,*},\\"decision\\":\\"bet 6\\"}" ;;
                *'"type":"decide"'*)
                  echo "{\\"type\\":\\"decision\\",\\"question\\":${question%%,*},\\"decision\\":\\"${legal%%\\"*}\\"}" ;;
              esac
            done
            """);
    Path log = folder.resolve("log");
    Run run =
        Run.of(
            "simulate",
            "blackjack",
            "Own",
            "--games",
            "1",
            "--rules",
            "bankroll 1000, hands 5, minimum 5, shuffle uniform",
            "--bot",
            "Own=sh '" + program + "'",
            "--bot-log",
            log.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(log).content().doesNotContain("bet 6");
  }
}
