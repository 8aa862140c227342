package dev.baize.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.baize.protocol.line.LineInput;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Lines in and out, of one client, in one thread: each is answered before the next is read. That of
 * the SDK ends without a word at a malformed line, and loses answers when the input ends.
 */
final class LineTransport implements McpServerTransportProvider, McpServerTransport {

  private static final String NO_MESSAGE =
      "no message of JSON-RPC; expected an object with a method, a result or an error";

  private static final JSONRPCNotification INITIALIZED =
      new JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED);

  private final LineInput in;
  private final OutputStream out;
  private final McpJsonMapper json;
  private @Nullable McpServerSession session;
  private @Nullable IOException failure;

  LineTransport(LineInput in, OutputStream out, McpJsonMapper json) {
    this.in = in;
    this.out = out;
    this.json = json;
  }

  /** Answers all lines, until the input ends. */
  void serve() throws IOException {
    for (byte[] line = in.read(); line != null; line = in.read()) {
      handle(new String(line, UTF_8));
      if (failure != null) {
        throw failure;
      }
    }
  }

  private void handle(String line) throws IOException {
    JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(json, line);
    } catch (IOException | RuntimeException e) {
      write(refusal(line));
      return;
    }
    McpServerSession client = requireNonNull(session);
    client.handle(message).subscribe();
    if (message instanceof JSONRPCRequest request
        && request.method().equals(McpSchema.METHOD_INITIALIZE)) {
      // Clients that do not say that they are initialized would wait for ever.
      client.handle(INITIALIZED).subscribe();
    }
  }

  /** The answer to a line that is no message. */
  private Map<String, @Nullable Object> refusal(String line) {
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    int code = ErrorCodes.INVALID_REQUEST;
    answer.put("jsonrpc", McpSchema.JSONRPC_VERSION);
    try {
      answer.put(
          "id", json.readValue(line, Object.class) instanceof Map<?, ?> it ? it.get("id") : null);
    } catch (IOException e) {
      answer.put("id", null);
      code = ErrorCodes.PARSE_ERROR;
    }
    answer.put("error", new JSONRPCError(code, NO_MESSAGE));
    return answer;
  }

  private void write(Object message) throws IOException {
    out.write((json.writeValueAsString(message) + '\n').getBytes(UTF_8));
    out.flush();
  }

  @Override
  public Mono<Void> sendMessage(JSONRPCMessage message) {
    return Mono.fromRunnable(
        () -> {
          try {
            write(message);
          } catch (IOException e) {
            failure = e;
          }
        });
  }

  @Override
  public void setSessionFactory(McpServerSession.Factory factory) {
    session = factory.create(this);
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return requireNonNull(session).sendNotification(method, params);
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return json.convertValue(data, type);
  }

  @Override
  public List<String> protocolVersions() {
    return McpServerTransport.super.protocolVersions();
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  @Override
  public void close() {
    // The streams are those of the program.
  }
}
