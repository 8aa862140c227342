package dev.baize.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.table.KeptGames;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import reactor.core.publisher.Mono;

/** A client of the SDK, and a server at the other end of two pipes. */
final class Connected implements AutoCloseable {

  static final Registry REGISTRY = Registry.load();

  private static final int BUFFER = 1 << 16;

  /** All lines that the server has written. */
  final List<String> lines = Collections.synchronizedList(new ArrayList<>());

  final McpSyncClient client;
  private final OutputStream toServer;
  private final Thread server;

  private Connected(ModelServer served) throws IOException {
    PipedInputStream in = new PipedInputStream(BUFFER);
    PipedInputStream out = new PipedInputStream(BUFFER);
    toServer = new PipedOutputStream(in);
    OutputStream fromServer = new PipedOutputStream(out);
    server =
        new Thread(
            () -> {
              try (fromServer) {
                served.serve(in, fromServer);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            },
            "server");
    server.start();
    client =
        McpClient.sync(new Pipes(out, toServer))
            .jsonSchemaValidator((schema, value) -> ValidationResponse.asValid(null))
            .build();
    client.initialize();
  }

  static Connected to(ModelServer server) throws IOException {
    return new Connected(server);
  }

  /** A server of matches with a seed, which are kept or not. */
  static ModelServer server(long seed, Optional<KeptGames> games) {
    return server(REGISTRY, seed, games);
  }

  static ModelServer server(Registry registry, long seed, Optional<KeptGames> games) {
    return new ModelServer(registry, "1", () -> Seed.of(seed), games, List.of());
  }

  CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
  }

  /** The text of an answer that is no refusal. */
  String told(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    if (Boolean.TRUE.equals(result.isError())) {
      throw new AssertionError(text(result));
    }
    return text(result);
  }

  static String text(CallToolResult result) {
    return result.content().stream()
        .map(each -> ((TextContent) each).text())
        .collect(Collectors.joining("\n"));
  }

  @Override
  public void close() throws IOException {
    toServer.close();
    Uninterruptibles.joinUninterruptibly(server);
    client.close();
  }

  /** Lines through pipes, on the side of the client. */
  private final class Pipes implements McpClientTransport {

    private final McpJsonMapper json = new JacksonMcpJsonMapper(new ObjectMapper());
    private final InputStream in;
    private final OutputStream out;

    Pipes(InputStream in, OutputStream out) {
      this.in = in;
      this.out = out;
    }

    @Override
    public Mono<Void> connect(Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
      return Mono.fromRunnable(
          () -> {
            Thread reader = new Thread(() -> read(handler), "client");
            reader.setDaemon(true);
            reader.start();
          });
    }

    private void read(Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
      try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, UTF_8))) {
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          lines.add(line);
          handler.apply(Mono.just(McpSchema.deserializeJsonRpcMessage(json, line))).subscribe();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
      return Mono.fromRunnable(
          () -> {
            try {
              out.write((json.writeValueAsString(message) + '\n').getBytes(UTF_8));
              out.flush();
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
      return json.convertValue(data, type);
    }

    @Override
    public Mono<Void> closeGracefully() {
      return Mono.empty();
    }
  }
}
