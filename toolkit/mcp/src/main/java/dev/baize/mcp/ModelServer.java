package dev.baize.mcp;

import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElse;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import dev.baize.core.game.ViewFields;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import dev.baize.protocol.line.LineInput;
import dev.baize.table.KeptGames;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves one client of the Model Context Protocol, such as an agent of a language model: tools with
 * which the model plays any game, the rules of the games as resources, and a prompt that explains
 * one.
 */
public final class ModelServer {

  private static final Logger LOG = LoggerFactory.getLogger(ModelServer.class);

  private static final String PLAIN = "text/plain";

  private static final String HOW_TO_PLAY =
      """
      You can play card games here, and are told only what your seat may know. start begins a match
      and tells what you see; then call decide with one of the legal decisions, word for word, until
      the match is over. games lists the games, and rules explains one. When a match is over, review
      tells what your mistakes were.
      """;

  /** Writes views as the objects of their fields. */
  private static final SimpleModule VIEWS =
      new SimpleModule()
          .addSerializer(
              new StdDelegatingSerializer(
                  ViewFields.class,
                  new StdConverter<ViewFields, Map<String, Object>>() {
                    @Override
                    public Map<String, Object> convert(ViewFields fields) {
                      return fields.asMap();
                    }
                  }));

  private final Registry registry;
  private final String version;
  private final MatchTools matches;
  private final List<Tool> tools;

  /**
   * A server without matches.
   *
   * @param registry the games and their players
   * @param version what the client is told as the version of the server
   * @param seeds draws the secret seed of each match
   * @param games where matches are kept once they are over; empty if they are not
   * @param more tools besides those of matches
   */
  public ModelServer(
      Registry registry,
      String version,
      Supplier<Seed> seeds,
      Optional<KeptGames> games,
      List<Tool> more) {
    this.registry = requireNonNull(registry);
    this.version = requireNonNull(version);
    this.matches = new MatchTools(registry, requireNonNull(seeds), requireNonNull(games));
    this.tools = Stream.concat(matches.all().stream(), more.stream()).toList();
  }

  /**
   * Serves a client until its input ends, one message after another.
   *
   * @param in its messages, a JSON object a line, of 1 MiB at most
   * @param out what it is sent, likewise
   * @throws IOException if a line is longer, or a stream fails
   */
  public void serve(InputStream in, OutputStream out) throws IOException {
    McpJsonMapper json =
        new JacksonMcpJsonMapper(
            new ObjectMapper()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .registerModule(VIEWS));
    LineTransport lines = new LineTransport(new LineInput(in), out, json);
    // What the server offers never changes.
    ServerCapabilities offered =
        ServerCapabilities.builder().tools(false).resources(false, false).prompts(false).build();
    var unused =
        McpServer.sync(lines)
            .serverInfo("baize", version)
            .instructions(HOW_TO_PLAY)
            .jsonMapper(json)
            // Tools themselves check what they are given.
            .validateToolInputs(false)
            .jsonSchemaValidator((schema, value) -> ValidationResponse.asValid(null))
            .immediateExecution(true)
            .capabilities(offered)
            .tools(tools.stream().map(ModelServer::specification).toList())
            .resources(registry.games().stream().map(this::resource).toList())
            .prompts(prompt())
            .build();
    lines.serve();
  }

  private static SyncToolSpecification specification(Tool tool) {
    return new SyncToolSpecification(
        McpSchema.Tool.builder(tool.name(), tool.schema()).description(tool.description()).build(),
        (exchange, request) -> result(tool, requireNonNullElse(request.arguments(), Map.of())));
  }

  /** The answer of a tool, which may be that it refuses or has failed. */
  private static CallToolResult result(
      Tool tool, Map<String, ? extends @Nullable Object> arguments) {
    CallToolResult.Builder result = CallToolResult.builder();
    try {
      Report answer = tool.call(arguments);
      String text = answer.text();
      result.structuredContent(answer.values()).addTextContent(text);
    } catch (IllegalArgumentException e) {
      result.isError(true).addTextContent(String.valueOf(e.getMessage()));
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      LOG.atError().addKeyValue("tool", tool.name()).setCause(e).log("tool failed");
      String why = tool.name() + " has failed; the log of the server, if it keeps one, says why";
      result.isError(true).addTextContent(why);
    }
    return result.build();
  }

  private SyncResourceSpecification resource(GameProvider<?, ?, ?> game) {
    String address = "baize://rules/" + game.name();
    return new SyncResourceSpecification(
        McpSchema.Resource.builder(address, "rules of " + game.name())
            .description("How " + game.name() + " is played, on a page.")
            .mimeType(PLAIN)
            .build(),
        (exchange, request) -> {
          String page = matches.rules(game.name()).text();
          return new ReadResourceResult(
              List.of(new TextResourceContents(address, PLAIN, page, null)), null);
        });
  }

  private SyncPromptSpecification prompt() {
    PromptArgument game =
        PromptArgument.builder(MatchTools.GAME.name())
            .description(MatchTools.GAME.description())
            .required(true)
            .build();
    return new SyncPromptSpecification(
        McpSchema.Prompt.builder("play")
            .description("Explains a game and how to answer, and asks you to play it.")
            .arguments(List.of(game))
            .build(),
        (exchange, request) -> explanation(requireNonNullElse(request.arguments(), Map.of())));
  }

  private GetPromptResult explanation(Map<String, Object> given) {
    String game = String.valueOf(given.getOrDefault(MatchTools.GAME.name(), ""));
    String text =
        matches.rules(game).text()
            + "\nPlay a match of "
            + game
            + " with the tools of this server. "
            + HOW_TO_PLAY.replace('\n', ' ').strip()
            + " Think about each decision, and play to win.\n";
    return new GetPromptResult(
        "How " + game + " is played, and how to answer.",
        List.of(new PromptMessage(Role.USER, new TextContent(null, text, null))),
        null);
  }
}
