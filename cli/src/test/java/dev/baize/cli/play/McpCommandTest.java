package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.baize.cli.CompiledJar;
import dev.baize.cli.Main;
import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class McpCommandTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String INITIALIZE =
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      """;

  @TempDir private Path folder;

  private static String call(String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\""
        + tool
        + "\",\"arguments\":"
        + arguments
        + "}}\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "analyze_blackjack|{\"rules\":\"strip\",\"hand\":\"10 6\",\"up\":\"10\"}|surrender|false",
        "analyze_blackjack|{\"removed\":\"5 5\"}|dealer|false",
        "analyze_blackjack|{\"hand\":\"10 6\"}|expected hand and up, or none of both|true",
        "analyze_blackjack|{\"hand\":\"10 X\",\"up\":\"10\"}|\"X\" is not a card|true",
        "analyze_euchre|{\"deal\":\"dealer 3, up JD, 0: 9S 10S JS QS KS, 1: 9H 10H JH QH KH, 2: 9C"
            + " 10C JC QC KC, 3: 9D 10D QD KD AD\"}|Spades|false",
        "analyze_euchre|{\"deal\":\"dealer 3\"}|expected|true",
        "solve|{\"game\":\"euchre\"}|a game of 4 seats; expected a zero-sum game of two|true"
      })
  void analyses_are_tools(String tool, String arguments, String told, boolean refused)
      throws IOException {
    Run run = Run.as("baize", INITIALIZE + call(tool, arguments), "mcp");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    JsonNode result = JSON.readTree(run.out().lines().skip(1).findFirst().orElseThrow());
    assertThat(result.at("/result/content/0/text").asText()).contains(told);
    assertThat(result.at("/result/isError").asBoolean()).isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource({"mcp, 10000", "mcp --time 2, 2000"})
  void a_program_is_told_how_long_it_may_take(String words, long milliseconds) throws IOException {
    Path program =
        Files.writeString(
            folder.resolve("ends.sh"),
            """
            read -r line; echo '{"type":"hello","protocol":1}'
            read -r line; echo '{"type":"ready"}'
            read -r line; read -r line
            """);
    Path log = folder.resolve("log");
    List<String> command = new ArrayList<>(List.of(words.split(" ")));
    command.addAll(List.of("--bot", "Own=sh '" + program + "'", "--bot-log", log.toString()));
    String start =
        call(
            "start",
            "{\"game\":\"beans\",\"rules\":\"opening draw yes, final sale no\",\"seats\":\"Own"
                + " me\"}");
    Run run = Run.as("baize", INITIALIZE + start, command.toArray(String[]::new));
    assertThat(run.out()).contains("\"stopped\":true");
    assertThat(log).content().contains("\"time_ms\":" + milliseconds);
  }

  @Test
  void a_line_that_is_too_long_is_reported_in_one_line() {
    Run run = Run.as("baize", " ".repeat((1 << 20) + 1), "mcp");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo("baize: the agent does not keep to the protocol: a line of more than 1 MiB\n");
  }

  @ParameterizedTest
  @CsvSource({"mcp, true", "mcp --no-record, false"})
  void a_match_that_is_over_is_kept_unless_the_command_says_otherwise(String words, boolean kept) {
    String in =
        INITIALIZE
            + call(
                "start",
                "{\"game\":\"blackjack\",\"rules\":\"bankroll 10, hands 1, minimum 10, shuffle"
                    + " uniform\"}")
            + call("decide", "{\"match\":\"blackjack-1\",\"decision\":\"bet 10\"}")
            + call("decide", "{\"match\":\"blackjack-1\",\"decision\":\"stand\"}");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(in.getBytes(UTF_8)), out, OutputStream.nullOutputStream());
    Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.toString());
    int status =
        new Program(new CommandContext(terminal, "baize", null, null, environment))
            .run(List.of(words.split(" ")));
    assertThat(status).isZero();
    assertThat(out.toString(UTF_8)).contains("\"over\":true");
    assertThat(Files.exists(folder.resolve("baize/games"))).isEqualTo(kept);
  }

  @Test
  void an_agent_plays_a_whole_game_with_a_process() throws Exception {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer(
                "euchre", "Own", "System.out.println(\"thinking\"); return view.legal().get(0);")
            .pack();
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "mcp",
            "--players",
            jar);
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    Process process = builder.redirectError(err.toFile()).start();
    try (BufferedReader server = process.inputReader(UTF_8)) {
      try (Writer agent = process.outputWriter(UTF_8)) {
        playWholeGame(agent, server);
      }
      assertThat(server.readLine()).isNull();
    }
    assertThat(process.waitFor()).isZero();
    try (Stream<String> lines = Files.lines(err)) {
      assertThat(lines.distinct()).containsExactly("thinking");
    }
  }

  private void playWholeGame(Writer agent, BufferedReader server) throws IOException {
    agent.write(INITIALIZE);
    agent.flush();
    assertThat(JSON.readTree(server.readLine()).at("/result/serverInfo/name").asText())
        .isEqualTo("baize");
    String start =
        "{\"game\":\"euchre\",\"rules\":\"points 1, shuffle uniform\",\"seats\":\"me Own Own"
            + " Own\"}";
    JsonNode values = values(agent, server, call("start", start));
    while (!values.get("over").asBoolean()) {
      String decision = values.at("/legal/0").asText();
      String decide = "{\"match\":\"euchre-1\",\"decision\":\"" + decision + "\"}";
      values = values(agent, server, call("decide", decide));
    }
    assertThat(values.get("scores")).hasSize(4);
    Path file =
        Path.of(
            values(agent, server, call("record", "{\"match\":\"euchre-1\"}")).get("file").asText());
    assertThat(file).startsWith(folder);
    assertThat(Files.readString(file)).contains("\nplayer: Model ");
  }

  private static JsonNode values(Writer agent, BufferedReader server, String line)
      throws IOException {
    agent.write(line);
    agent.flush();
    JsonNode answer = JSON.readTree(server.readLine());
    assertThat(answer.at("/result/isError").asBoolean()).as(answer.toString()).isFalse();
    return answer.at("/result/structuredContent");
  }
}
