package dev.baize.mcp;

import static dev.baize.mcp.Connected.text;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Kuhn;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.table.KeptGames;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelServerTest {

  private static final long SEED = 4_711_200_300L;
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What people are told to type. */
  private static final String KEYS = "\\b([Tt]ype|Enter|rules tells|count tells)\\b";

  private static final String INITIALIZE =
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      """;
  private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/list\"}\n";

  @TempDir private Path home;

  private KeptGames games() {
    return KeptGames.of(Map.of("XDG_DATA_HOME", home.toString()), () -> "2026-11-27-2000");
  }

  /** The decisions that a text offers. */
  static List<String> legal(String text) {
    int at = text.indexOf("Legal decisions:\n");
    return at < 0 ? List.of() : text.substring(at).lines().skip(1).map(String::strip).toList();
  }

  private List<Path> kept() throws IOException {
    Path folder = games().folder().orElseThrow();
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "euchre|points 2, shuffle uniform, alone makers|easy me easy easy",
        "blackjack|bankroll 100, hands 5, minimum 10, shuffle uniform|me",
        "beans|opening draw yes, final sale no|easy me"
      })
  void a_client_plays_a_whole_game_by_what_the_tools_tell(String game, String rules, String seats)
      throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.of(games())))) {
      assertThat(model.told("games", Map.of())).contains("name: " + game);
      assertThat(model.told("rules", Map.of("game", game))).hasSizeGreaterThan(1000);
      String text = model.told("start", Map.of("game", game, "rules", rules, "seats", seats));
      String match = game + "-1";
      assertThat(text).startsWith(match + ": " + game + " by " + rules);
      RandomGenerator random = Seed.of(1).generator();
      while (!legal(text).isEmpty()) {
        assertThat(text).doesNotContainPattern(KEYS);
        assertThat(model.told("look", Map.of("match", match))).isEqualTo(text);
        assertThat(kept()).isEmpty();
        List<String> legal = legal(text);
        String decision = legal.get(random.nextInt(legal.size()));
        text = model.told("decide", Map.of("match", match, "decision", decision));
      }
      assertThat(text).contains("The match is over: ");
      assertThat(String.join("\n", model.lines)).doesNotContain(Long.toString(SEED));
      assertThat(model.told("review", Map.of("match", match))).contains(" judged by ");
      String record = model.told("record", Map.of("match", match));
      assertThat(record).contains("\nseed: " + SEED + "\n").contains("\nplayer: Model ");
      assertThat(kept()).hasSize(1);
      assertThat(Files.readString(kept().get(0))).isEqualTo(record);
      assertThat(RecordedMatch.of(MatchRecord.parse(record), Connected.REGISTRY).replay().isOver())
          .isTrue();
    }
  }

  @Test
  void a_model_at_a_plain_table_is_not_told_what_to_type() throws Exception {
    Registry registry = Connected.REGISTRY.with(List.of(new Kuhn()), List.of());
    try (Connected model = Connected.to(Connected.server(registry, SEED, Optional.empty()))) {
      assertThat(model.told("start", Map.of("game", "Kuhn", "seats", "me easy")))
          .contains("\n\nYour decision\n\nYou decide. Legal decisions:\n  ")
          .doesNotContainPattern(KEYS);
    }
  }

  @Test
  void a_model_is_told_which_bets_it_may_make_and_makes_one_that_is_not_listed() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      assertThat(model.told("start", Map.of("game", "blackjack")))
          .contains("\nBet 10 to 500, any whole amount, listed or not\n", "\nThe house: 6 decks, ");
      assertThat(model.told("decide", Map.of("match", "blackjack-1", "decision", "bet 37")))
          .contains("37");
    }
  }

  @Test
  void decisions_may_be_written_in_lower_case() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      String started = model.told("start", Map.of("game", "euchre", "seats", "me easy easy easy"));
      String decision = legal(started).get(legal(started).size() - 1);
      assertThat(decision).isNotEqualTo(decision.toLowerCase(Locale.ROOT));
      assertThat(
              model.told(
                  "decide",
                  Map.of("match", "euchre-1", "decision", decision.toLowerCase(Locale.ROOT))))
          .isNotEqualTo(started);
    }
  }

  @Test
  void each_tool_has_a_schema_and_an_example_that_fits_it() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      List<McpSchema.Tool> tools = model.client.listTools().tools();
      assertThat(tools)
          .extracting(McpSchema.Tool::name)
          .containsExactlyInAnyOrder(
              "games", "rules", "start", "look", "decide", "advise", "review", "record");
      for (McpSchema.Tool tool : tools) {
        String description = tool.description();
        JsonNode example =
            JSON.readTree(description.substring(description.indexOf("Example: ") + 9));
        JsonNode schema = JSON.valueToTree(tool.inputSchema());
        assertThat(example.isObject()).as(tool.name()).isTrue();
        example
            .fieldNames()
            .forEachRemaining(name -> assertThat(schema.at("/properties/" + name)).isNotEmpty());
        schema
            .get("required")
            .forEach(name -> assertThat(example.has(name.asText())).as(tool.name()).isTrue());
        assertThat(schema.get("additionalProperties").asBoolean()).isFalse();
      }
    }
  }

  @Test
  void a_look_for_programs_has_the_view_and_the_legal_decisions() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      CallToolResult result = model.call("start", Map.of("game", "euchre"));
      JsonNode values = JSON.valueToTree(result.structuredContent());
      assertThat(values.get("match").asText()).isEqualTo("euchre-1");
      assertThat(values.at("/view/seat").asInt()).isZero();
      assertThat(values.at("/view/hand")).hasSize(5);
      List<String> legal = new ArrayList<>();
      values.get("legal").forEach(each -> legal.add(each.asText()));
      assertThat(legal).isEqualTo(legal(text(result)));
      assertThat(values.get("over").asBoolean()).isFalse();
      assertThat(values.get("events")).isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "start|{}|argument game is missing; expected game, rules (may be left out), seats",
        "start|{\"game\":\" \"}|argument game is missing",
        "start|{\"game\":\"chess\"}|no game \"chess\"; there are: beans, blackjack, euchre",
        "start|{\"game\":\"euchre\",\"level\":\"hard\"}|unknown argument \"level\"; expected game",
        "start|{\"game\":\"euchre\",\"seats\":\"me me easy easy\"}|a word for each of the 4 seats",
        "start|{\"game\":\"euchre\",\"seats\":\"me easy\"}|a word for each of the 4 seats",
        "start|{\"game\":\"euchre\",\"seats\":[\"me\"]}|seats: expected a text",
        "start|{\"game\":\"beans\",\"seats\":\"me Nobody\"}|seats: \"Nobody\" is none of the"
            + " players",
        "start|{\"game\":\"beans\",\"seats\":\"me Human\"}|seats: \"Human\" is none of the players",
        "start|{\"game\":\"beans\",\"seats\":\"me Network\"}|seats: \"Network\" is none of the"
            + " players",
        "start|{\"game\":\"beans\",\"seats\":\"me network:FILE=/dev/null\"}|\"network\" is none of",
        "start|{\"game\":\"beans\",\"seats\":\"me Thinker:strategy=pom.xml\"}|\"pom.xml\" is none"
            + " of the players that games lists; whoever starts the server brings in those with"
            + " files",
        "start|{\"game\":\"beans\",\"seats\":\"me"
            + " Thinker:rollout=Network:file=pom.xml\"}|\"Network\" is none of the players",
        "start|{\"game\":\"beans\",\"seats\":\"me"
            + " thinker:trees=2,ROLLOUT=thinker:Strategy=pom.xml\"}|\"pom.xml\" is none of the"
            + " players",
        "start|{\"game\":\"beans\",\"rules\":\"x\"}|\"x\"",
        "start|{\"game\":\"beans\",\"advice\":\"maybe\"}|advice: \"maybe\"; expected yes or no",
        "look|{\"match\":\"euchre-9\"}|no match \"euchre-9\"; there are: [euchre-1]",
        "decide|{\"match\":\"euchre-1\",\"decision\":\"fly\"}|\"fly\" is not legal here; expected"
            + " one of: pass, ",
        "decide|{\"match\":\"euchre-1\",\"decision\":\"play Ace of Spades\"}|is not legal here;"
            + " expected one of",
        "advise|{\"match\":\"euchre-1\"}|euchre-1 was started without advice, so that it measures"
            + " you",
        "review|{\"match\":\"euchre-1\"}|euchre-1 is not over, and a review would tell what is"
            + " hidden",
        "record|{\"match\":\"euchre-1\"}|euchre-1 is not over, and the record would tell what is"
            + " hidden"
      })
  void what_cannot_be_done_is_answered_with_what_was_expected(
      String tool, String arguments, String why) throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      String before = model.told("start", Map.of("game", "euchre"));
      @SuppressWarnings("unchecked")
      Map<String, Object> given = JSON.readValue(arguments, Map.class);
      CallToolResult refused = model.call(tool, given);
      assertThat(refused.isError()).isTrue();
      assertThat(text(refused)).contains(why).hasLineCount(1);
      assertThat(model.told("look", Map.of("match", "euchre-1"))).isEqualTo(before);
    }
  }

  @Test
  void advice_is_given_in_a_match_that_was_started_with_it() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      String text = model.told("start", Map.of("game", "beans", "advice", true));
      while (legal(text).size() < 2) {
        text = model.told("decide", Map.of("match", "beans-1", "decision", legal(text).get(0)));
      }
      assertThat(model.told("advise", Map.of("match", "beans-1"))).contains("Planner would ");
    }
  }

  @Test
  void rules_are_resources_and_a_prompt_explains_a_game() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      assertThat(model.client.listResources().resources())
          .extracting(McpSchema.Resource::uri)
          .contains("baize://rules/beans", "baize://rules/blackjack", "baize://rules/euchre");
      TextResourceContents page =
          (TextResourceContents)
              model
                  .client
                  .readResource(
                      McpSchema.ReadResourceRequest.builder("baize://rules/euchre").build())
                  .contents()
                  .get(0);
      assertThat(page.text()).contains("trump");
      String asked =
          ((TextContent)
                  model
                      .client
                      .getPrompt(
                          McpSchema.GetPromptRequest.builder("play")
                              .arguments(Map.of("game", "euchre"))
                              .build())
                      .messages()
                      .get(0)
                      .content())
              .text();
      assertThat(asked).startsWith(page.text()).contains("call decide with one of the legal");
    }
  }

  private static class Failing implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

    @Override
    public String game() {
      return "euchre";
    }

    @Override
    public String name() {
      return "Failing";
    }

    @Override
    public String description() {
      return "knows nothing";
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      return view -> {
        throw new IllegalStateException("my hand was " + view);
      };
    }
  }

  private static final class Timid extends Failing {

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      throw new IllegalArgumentException("plays by no such rules");
    }
  }

  @Test
  void a_player_that_does_not_sit_down_is_refused_without_a_line_of_a_record() throws Exception {
    Registry registry = Connected.REGISTRY.with(List.of(), List.of(new Timid()));
    try (Connected model = Connected.to(Connected.server(registry, SEED, Optional.empty()))) {
      assertThat(
              text(model.call("start", Map.of("game", "euchre", "seats", "me Failing easy easy"))))
          .isEqualTo("plays by no such rules");
    }
  }

  @Test
  void players_that_need_a_person_or_a_file_are_not_listed() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      assertThat(model.told("games", Map.of()))
          .contains("\n  Thinker: ", "\n  Master: ")
          .doesNotContain("  Network: ", "  Human: ");
      JsonNode games =
          JSON.valueToTree(model.call("games", Map.of()).structuredContent()).get("games");
      assertThat(games.findValues("players"))
          .hasSameSizeAs(games)
          .allMatch(players -> players.get(0).hasNonNull("description"));
    }
  }

  @Test
  void a_search_plays_on_with_another_player() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      String player = "Thinker:iterations=1,rollout=Thinker:iterations=2";
      assertThat(model.told("start", Map.of("game", "beans", "seats", "me " + player)))
          .contains(player);
    }
  }

  @Test
  void a_player_that_fails_stops_its_match_and_tells_nothing_of_its_cards() throws Exception {
    Registry registry = Connected.REGISTRY.with(List.of(), List.of(new Failing()));
    try (Connected model = Connected.to(Connected.server(registry, SEED, Optional.of(games())))) {
      String text =
          model.told("start", Map.of("game", "euchre", "seats", "Failing Failing Failing me"));
      if (!legal(text).isEmpty()) {
        text = model.told("decide", Map.of("match", "euchre-1", "decision", legal(text).get(0)));
      }
      assertThat(text).contains("The match has stopped, since a player failed");
      assertThat(String.join("\n", model.lines)).doesNotContain("my hand was");
      assertThat(text(model.call("decide", Map.of("match", "euchre-1", "decision", "pass"))))
          .startsWith("The match has stopped");
      assertThat(text(model.call("record", Map.of("match", "euchre-1"))))
          .startsWith("The match has stopped");
      JsonNode values =
          JSON.valueToTree(model.call("look", Map.of("match", "euchre-1")).structuredContent());
      assertThat(values.get("stopped").asBoolean()).isTrue();
      assertThat(values.has("legal")).isFalse();
      assertThat(kept()).isEmpty();
    }
  }

  @Test
  void as_many_matches_are_under_way_as_the_server_remembers() throws Exception {
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      for (int i = 0; i < MatchTools.MAX_MATCHES; i++) {
        model.told("start", Map.of("game", "blackjack"));
      }
      CallToolResult refused = model.call("start", Map.of("game", "blackjack"));
      assertThat(refused.isError()).isTrue();
      assertThat(text(refused)).contains("100 matches are under way");
    }
  }

  @Test
  void the_oldest_match_that_has_ended_is_forgotten_for_one_that_begins() throws Exception {
    String rules = "bankroll 10, hands 1, minimum 10, shuffle uniform";
    Map<String, Object> start = Map.of("game", "blackjack", "rules", rules);
    try (Connected model = Connected.to(Connected.server(SEED, Optional.empty()))) {
      for (int i = 1; i <= MatchTools.MAX_MATCHES; i++) {
        String text = model.told("start", start);
        while (!legal(text).isEmpty() && i > 1 && i < 4) {
          String decision = legal(text).get(legal(text).size() - 1);
          text = model.told("decide", Map.of("match", "blackjack-" + i, "decision", decision));
        }
      }
      assertThat(model.call("start", Map.of("game", "blackjack", "rules", "x")).isError()).isTrue();
      assertThat(model.told("look", Map.of("match", "blackjack-2"))).contains("is over");
      assertThat(model.told("start", start)).startsWith("blackjack-101: ");
      assertThat(model.call("look", Map.of("match", "blackjack-2")).isError()).isTrue();
      assertThat(model.told("look", Map.of("match", "blackjack-3"))).contains("is over");
    }
  }

  private static String served(String in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Connected.server(SEED, Optional.empty())
        .serve(new ByteArrayInputStream(in.getBytes(UTF_8)), out);
    return out.toString(UTF_8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "what?|null|-32700",
        "`\u0000`|null|-32700",
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}"
            + " {\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}|null|-32700",
        "null|null|-32600",
        "[]|null|-32600",
        "{}|null|-32600",
        "{\"jsonrpc\":\"2.0\",\"id\":2}|2|-32600",
        "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":[]}|\"a\"|-32600"
      })
  void a_line_that_is_no_message_is_answered_and_what_follows_it_too(
      String line, String id, String code) throws IOException {
    List<String> lines = served(INITIALIZE + line + '\n' + LIST).lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1))
        .contains("\"id\":" + id + ",", "\"code\":" + code, "expected an object with a method");
    assertThat(lines.get(2)).contains("\"id\":7", "\"tools\":[");
  }

  @Test
  void what_comes_before_the_client_is_initialized_holds_nothing_up() throws IOException {
    assertThat(served(LIST)).isEmpty();
    assertThat(served(LIST + INITIALIZE).lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("\"id\":7"));
  }

  @Test
  void a_client_need_not_say_that_it_is_initialized() throws IOException {
    String initialize = INITIALIZE.substring(0, INITIALIZE.indexOf('\n') + 1);
    assertThat(served(initialize + LIST)).isEqualTo(served(INITIALIZE + LIST)).hasLineCount(2);
  }

  @Test
  void a_line_that_is_too_long_ends_the_server() {
    assertThatThrownBy(() -> served(INITIALIZE + " ".repeat((1 << 20) + 1)))
        .isInstanceOf(MalformedLineException.class)
        .hasMessageContaining("more than 1 MiB");
  }
}
