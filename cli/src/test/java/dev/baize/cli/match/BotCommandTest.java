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
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotCommandTest {

  private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1,\"host\":\"test\"}\n";
  private static final String SETUP = "{\"type\":\"setup\",\"game\":\"euchre\",\"settings\":{}}\n";
  private static final String BEGIN =
      "{\"type\":\"begin\",\"match\":0,\"seat\":1,\"seats\":4,\"rules\":\"points 10, shuffle"
          + " uniform\",\"seed\":\"-5067\"}\n";
  private static final String READY = "{\"type\":\"ready\"}\n";
  private static final String GOODBYE = "{\"type\":\"goodbye\"}\n";

  @TempDir private Path folder;

  private static Run bot(String in, String... words) {
    ProtocolSchema.HOST.requireAllValid(in);
    return botOfAnyHost(in, words);
  }

  private static Run botOfAnyHost(String in, String... words) {
    String[] all = new String[words.length + 1];
    all[0] = "bot";
    System.arraycopy(words, 0, all, 1, words.length);
    Run run = Run.as("baize", in, all);
    ProtocolSchema.PLAYER.requireAllValid(run.out());
    return run;
  }

  @Test
  void it_says_what_it_is_and_ends_with_the_input_or_at_a_goodbye() {
    Run run = bot(HELLO + "\n" + SETUP + BEGIN, "euchre", "Simple");
    assertThat(run)
        .isEqualTo(
            new Run(
                0,
                "{\"type\":\"hello\",\"protocol\":1,\"name\":\"Simple\",\"games\":[\"euchre\"],"
                    + "\"events\":false,\"advice\":false,\"simultaneous\":1000,\"settings\":[]}\n"
                    + READY,
                ""));
    String more = HELLO + SETUP + BEGIN + GOODBYE + "what?\n";
    assertThat(botOfAnyHost(more, "EUCHRE", "simple")).isEqualTo(run);
    assertThat(bot("", "euchre", "Simple")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  void settings_are_chosen_by_the_host_or_on_the_command_line() {
    String samples =
        "{\"name\":\"samples\",\"help\":\"how many deals it imagines for a decision, at most\","
            + "\"kind\":\"whole\",\"min\":1,\"max\":1000000,\"default\":1000}";
    assertThat(bot(HELLO, "euchre", "Master").out())
        .contains("\"name\":\"Master\"", "\"events\":true,\"advice\":true", samples);
    assertThat(bot(HELLO, "euchre", "master:samples=0300").out())
        .contains("\"name\":\"Master:samples=300\"", "\"settings\":[]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "pass|no JSON: Unrecognized token 'pass'",
        "{}|field type is missing; expected a text",
        "{\"type\":\"hello\",\"protocol\":2}|field protocol is 2; expected a whole number from 1 to"
            + " 1",
        "{\"type\":\"setup\",\"game\":\"chess\",\"settings\":{}}|field game is \"chess\"; expected"
            + " euchre",
        "{\"type\":\"decide\",\"match\":9}|field match is 9; expected a match that has begun",
        "{\"type\":\"begin\",\"match\":1,\"seat\":4,\"rules\":\"points 3, shuffle uniform\"}|field"
            + " seat is 4; expected a whole number from 0 to 3",
      })
  void a_host_that_does_not_keep_to_the_protocol_is_told_in_a_line_and_so_is_the_person(
      String line, String reason) {
    Run run = botOfAnyHost(HELLO + SETUP + line + "\n" + HELLO, "euchre", "Simple");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("baize: the host does not keep to the protocol: " + reason)
        .hasLineCount(1);
    assertThat(run.out().lines().toList())
        .hasSize(3)
        .last()
        .asString()
        .startsWith("{\"type\":\"error\",\"message\":\"" + reason.replace("\"", "\\\""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "euchre Human|no seat for Human: Human cannot play where there is no console",
        "euchre Nobody|no euchre player \"Nobody\"; there are: Apprentice, Expert, Human,"
            + " Master, Network, Random, Simple, Thinker",
        "chess Simple|no game \"chess\"; there are: beans, blackjack, euchre",
        "euchre Simple:x=1|euchre player Simple: it has no settings, but there is \"x=1\"",
        "euchre|Missing required parameter: 'PLAYER'"
      })
  void what_cannot_play_is_refused_in_one_line(String words, String reason) {
    Run run = bot("", words.split(" "));
    assertThat(run).isEqualTo(new Run(2, "", "baize: " + reason + "; see baize bot --help\n"));
  }

  @Test
  void a_player_of_a_jar_plays_too_and_is_named_when_it_fails() throws IOException {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "throw new IllegalStateException(\"no idea\");")
            .pack();
    Run run =
        bot(HELLO + SETUP + BEGIN + Questions.euchre(0, 7), "euchre", "Own", "--players", jar);
    assertThat(run.status()).isEqualTo(70);
    String failure = "Own threw java.lang.IllegalStateException: no idea";
    assertThat(run.out()).endsWith("{\"type\":\"error\",\"message\":\"" + failure + "\"}\n");
    assertThat(run.err()).startsWith("baize: " + failure).hasLineCount(1);
  }

  @Test
  void a_question_is_answered_by_a_legal_decision() {
    Run run = bot(HELLO + SETUP + BEGIN + Questions.euchre(0, 7), "euchre", "Simple");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .containsPattern(
            "\\{\"type\":\"decision\",\"question\":7,\"decision\":\"(pass|order up \\w+)\"\\}\n$");
  }

  @Test
  void a_host_that_goes_away_ends_it_without_a_word_and_a_full_disk_with_one() {
    for (String[] failure :
        new String[][] {
          {"Broken pipe", "141", ""}, {"Full", "74", "baize: standard output: Full\n"}
        }) {
      OutputStream out = FailingStreams.output(failure[0]);
      InputStream in = new ByteArrayInputStream((HELLO + SETUP).getBytes(UTF_8));
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int status =
          new Program(new CommandContext(new Terminal(in, out, err), "baize"))
              .run(List.of("bot", "euchre", "Simple"));
      assertThat(status).isEqualTo(Integer.parseInt(failure[1]));
      assertThat(err.toString(UTF_8)).isEqualTo(failure[2]);
    }
  }

  @Test
  void an_input_that_cannot_be_read_is_named() {
    InputStream in = FailingStreams.input("a device failed");
    assertThat(Run.with(in, "baize", null, "bot", "euchre", "Simple"))
        .isEqualTo(new Run(1, "", "baize: standard input: a device failed\n"));
  }
}
