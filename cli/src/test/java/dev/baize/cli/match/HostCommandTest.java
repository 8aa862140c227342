package dev.baize.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program as an environment for another one. */
class HostCommandTest {

  private static final String START = "{\"type\":\"hello\",\"protocol\":1}\n{\"type\":\"ready\"}\n";
  private static final String PLAY = "{\"type\":\"play\",\"request\":1,\"seed\":\"11\"}\n";
  private static final String GOODBYE = "{\"type\":\"goodbye\"}\n";

  @TempDir private Path folder;

  private static Run host(String in, String... words) {
    List<String> all = new ArrayList<>(List.of("host"));
    all.addAll(List.of(words));
    Run run = Run.as("baize", in, all.toArray(String[]::new));
    ProtocolSchema.REFEREE.requireAllValid(run.out());
    if (run.status() == 0 && !run.out().contains("\"type\":\"refusal\"")) {
      ProtocolSchema.PROGRAM.requireAllValid(in.split("what", 2)[0]);
    }
    return run;
  }

  private static String last(Run run) {
    return run.out().lines().reduce("", (before, line) -> line);
  }

  @Test
  void it_says_who_it_is_begins_a_game_asks_and_ends_with_the_input() {
    Run run = host(START + PLAY, "EUCHRE", "Simple", "-", "master:samples=1", "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    List<String> lines = run.out().lines().toList();
    assertThat(lines.get(0))
        .matches("\\{\"type\":\"hello\",\"protocol\":1,\"host\":\"baize .*\"\\}");
    assertThat(lines.get(1))
        .isEqualTo("{\"type\":\"setup\",\"game\":\"euchre\",\"decisions\":58,\"settings\":{}}");
    assertThat(lines.get(2))
        .startsWith("{\"type\":\"begin\",\"match\":0,\"request\":1,\"seat\":1,\"seats\":4,");
    assertThat(lines.get(3))
        .startsWith("{\"type\":\"begin\",\"match\":1,\"request\":1,\"seat\":3,\"seats\":4,");
    assertThat(lines.get(4)).startsWith("{\"type\":\"decide\",\"match\":");
    assertThat(lines).hasSize(5);
    assertThat(host("", "euchre")).isEqualTo(new Run(0, lines.get(0) + "\n", ""));
  }

  @Test
  void a_record_whose_cards_are_given_is_played_on_with_these() {
    String record =
        "baize record 1\\ngame: euchre\\nrules: points 10, shuffle uniform\\nseed: 1\\n"
            + "deal: dealer 0, up AS, 0: 9S 10S JS QS KS, 1: 9H 10H JH QH KH, 2: 9C 10C JC QC KC,"
            + " 3: 9D 10D JD QD KD\\n"
            + "player: - -\\nplayer: - -\\nplayer: - -\\nplayer: - -\\n\\npass\\n";
    String hand = "\"hand\":[\"Nine of Clubs\",\"Ten of Clubs\",\"Jack of Clubs\"";
    String about = "\"record\":\"" + record + "\"}\n";
    Run run =
        host(
            START
                + "{\"type\":\"view\",\"request\":1,\"seat\":2,"
                + about
                + "{\"type\":\"play\",\"request\":2,"
                + about
                + "{\"type\":\"stop\",\"match\":0}\n",
            "euchre",
            "-");
    List<String> lines = run.out().lines().toList();
    assertThat(lines.get(2)).startsWith("{\"type\":\"view\",\"request\":1,").contains(hand);
    assertThat(lines.stream().filter(line -> line.contains("\"type\":\"decide\"")).toList())
        .singleElement()
        .asString()
        .contains("\"seat\":2,", hand);
  }

  @ParameterizedTest
  @CsvSource({"euchre, 58", "beans, 64", "blackjack,"})
  void it_says_how_many_numbers_the_decisions_of_a_game_have(
      String game, @Nullable Integer decisions) {
    String said = decisions == null ? "" : ",\"decisions\":" + decisions;
    assertThat(host(START, game).out().lines().skip(1))
        .containsExactly(
            "{\"type\":\"setup\",\"game\":\"" + game + '"' + said + ",\"settings\":{}}");
  }

  @Test
  void all_seats_are_those_of_the_program_if_no_players_are_named() {
    assertThat(host(START + PLAY + GOODBYE + "what?\n", "beans").out())
        .contains("\"match\":0,\"request\":1,\"seat\":0", "\"match\":1,\"request\":1,\"seat\":1");
  }

  @Test
  void a_game_among_players_of_this_program_is_that_of_match() throws IOException {
    Path record = folder.resolve("record");
    Run.of("match", "euchre", "Simple", "--seed", "11", "--record", record.toString());
    String decisions = Files.readString(record).split("\n\n", 2)[1];
    assertThat(last(host(START + PLAY, "euchre", "Simple")))
        .endsWith("\\n\\n" + decisions.replace("\n", "\\n") + "\"}");
  }

  @Test
  void games_without_a_seed_and_rules_have_those_of_the_command_line() {
    String play = "{\"type\":\"play\",\"request\":1}\n";
    String[] words = {"euchre", "Simple", "--seed", "3", "--rules", "points 3, shuffle uniform"};
    Run run = host(START + play + play, words);
    assertThat(run.out()).contains("\\nrules: points 3, shuffle uniform\\nseed: ");
    assertThat(run.out().lines().distinct()).hasSize(4);
    assertThat(host(START + play + play, words)).isEqualTo(run);
    assertThat(host(START + play + play, "euchre", "Simple", "--rules", words[5]).out())
        .isNotEqualTo(run.out());
  }

  @Test
  void a_position_is_advised_on() {
    String record =
        "baize record 1\\ngame: euchre\\nrules: points 10, shuffle uniform\\nseed: 42\\n"
            + "player: - -\\n".repeat(4)
            + "\\n";
    String request =
        "{\"type\":\"advice\",\"request\":7,\"player\":\"Master:samples=20\",\"record\":\""
            + record
            + "\"}\n";
    assertThat(last(host(START + request, "euchre")))
        .startsWith("{\"type\":\"advice\",\"request\":7,\"seat\":1,\"decision\":\"")
        .contains("\"unit\":\"", "\"samples\":", "\"values\":[{\"decision\":\"");
    assertThat(last(host(START + request.replace("Master:samples=20", "Human"), "euchre")))
        .contains("\"refusal\"", "Human cannot play where there is no console");
  }

  @Test
  void a_program_that_fails_is_blamed_in_one_line() {
    Run run = host(START + PLAY + "I pass\n", "euchre", "-");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .startsWith("baize: - at seat ")
        .contains(" sent a malformed line: no JSON: ", "\"I pass\"; position: ")
        .hasLineCount(1);
    assertThat(last(run)).startsWith("{\"type\":\"error\",\"message\":\"- at seat ");
    Run early = host("{\"type\":\"hello\",\"protocol\":2}\n", "euchre", "-");
    assertThat(early.status()).isEqualTo(70);
    assertThat(early.err()).startsWith("baize: - sent a malformed line: field protocol is 2");
  }

  @Test
  void the_last_lines_are_kept_if_that_is_asked_for() throws IOException {
    Path log = folder.resolve("log");
    host(START + PLAY + "I pass\n", "euchre", "-", "--bot-log", log.toString());
    assertThat(Files.readString(log))
        .contains("\n- at seat ", "\n  < I pass\n", "\n  > {\"type\":\"begin\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "euchre Human -|no seat for Human: Human cannot play where there is no console",
        "euchre Nobody|no euchre player \"Nobody\"; there are: Apprentice, Expert, Human,"
            + " Master, Network, Random, Simple, Thinker",
        "euchre - - -|3 players for 4 seats; expected 1 or 2 or 4",
        "chess -|no game \"chess\"; there are: beans, blackjack, euchre",
        "euchre - --rules x|\"x\" is neither a preset",
        "euchre - --time 0|Invalid value for option '--time'",
        "|Missing required parameter: 'GAME'"
      })
  void what_cannot_be_hosted_is_refused_in_one_line(String words, String reason) {
    Run run = host(START, words == null ? new String[0] : words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(reason).endsWith("; see baize host --help\n").hasLineCount(1);
  }

  @Test
  void a_player_that_cannot_be_created_is_named_by_both_commands() throws IOException {
    String jar =
        new CompiledJar(folder, "own")
            .with(
                "OwnProvider",
                """
                import dev.baize.euchre.*;
                public class OwnProvider
                    implements dev.baize.core.registry.PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
                  public String game() { return "euchre"; }
                  public String name() { return "Own"; }
                  public String description() { return "is never there"; }
                  public EuchrePlayer create(dev.baize.core.player.SeatContext context) {
                    throw new IllegalStateException("not here");
                  }
                }
                """)
            .listing("OwnProvider")
            .pack();
    for (String command : List.of("host", "bot")) {
      Run run = Run.as("baize", START, command, "euchre", "Own", "--players", jar);
      assertThat(run.status()).as(command).isEqualTo(70);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("baize: Own cannot play at seat 0: java.lang.IllegalStateException: not here")
          .hasLineCount(1);
    }
  }

  @Test
  void a_player_that_fails_ends_its_game_alone() throws IOException {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "throw new IllegalStateException(\"no idea\");")
            .pack();
    Run run = host(START + PLAY, "euchre", "Own", "--players", jar);
    assertThat(run.status()).isZero();
    assertThat(last(run))
        .startsWith("{\"type\":\"refusal\",\"request\":1,\"message\":\"Own at seat ")
        .contains("threw java.lang.IllegalStateException: no idea; position: ");
  }

  @Test
  void a_program_that_goes_away_ends_it_without_a_word_and_a_full_disk_with_one() {
    for (String[] failure :
        new String[][] {
          {"Broken pipe", "141", ""}, {"Full", "74", "baize: standard output: Full\n"}
        }) {
      OutputStream out = FailingStreams.output(failure[0]);
      InputStream in = new ByteArrayInputStream((START + PLAY).getBytes(UTF_8));
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int status =
          new Program(new CommandContext(new Terminal(in, out, err), "baize"))
              .run(List.of("host", "euchre", "-"));
      assertThat(status).isEqualTo(Integer.parseInt(failure[1]));
      assertThat(err.toString(UTF_8)).isEqualTo(failure[2]);
    }
  }

  @Test
  void an_input_that_cannot_be_read_is_named() {
    InputStream in = FailingStreams.input("a device failed");
    Run run = Run.with(in, "baize", null, "host", "euchre", "-");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("baize: standard input: a device failed\n");
  }
}
