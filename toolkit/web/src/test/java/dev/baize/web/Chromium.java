package dev.baize.web;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A window of the system's Chromium without a screen, driven by its driver through the WebDriver
 * protocol. Both are Debian's packages {@code chromium} and {@code chromium-driver}.
 */
final class Chromium implements AutoCloseable {

  private static final Pattern SESSION = Pattern.compile("\"sessionId\":\"(\\w+)\"");
  private static final Pattern VALUE =
      Pattern.compile("\"value\":(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(.*))\\}");
  private static final String ENTER = "\\ue007";

  private final HttpClient client = HttpClient.newHttpClient();
  private final Process driver;
  private final URI session;

  /** Opens a window of a size, in which nothing moves. */
  Chromium(int width, int height) throws IOException, InterruptedException {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    driver = new ProcessBuilder("chromedriver", "--port=" + port).redirectErrorStream(true).start();
    // It says so when it can be asked.
    var lines = driver.inputReader();
    String line = lines.readLine();
    while (line != null && !line.contains("successfully")) {
      line = lines.readLine();
    }
    URI root = URI.create("http://127.0.0.1:" + port + "/session");
    String options =
        """
        {"capabilities":{"alwaysMatch":{"browserName":"chrome","goog:chromeOptions":{"args":
        ["--headless=new","--no-sandbox","--force-prefers-reduced-motion","--window-size=%w,%h"]}}}}
        """
            .replace("%w", Integer.toString(width))
            .replace("%h", Integer.toString(height));
    Matcher opened = SESSION.matcher(send("POST", root, options));
    if (!opened.find()) {
      throw new IOException("no session");
    }
    session = URI.create(root + "/" + opened.group(1) + "/");
  }

  private String send(String method, URI to, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(to).method(method, BodyPublishers.ofString(body)).build();
    HttpResponse<String> reply = client.send(request, BodyHandlers.ofString());
    if (reply.statusCode() != 200) {
      throw new IOException(reply.body());
    }
    return reply.body();
  }

  /** Loads a page. */
  void open(URI page) throws IOException, InterruptedException {
    send("POST", session.resolve("url"), "{\"url\":\"" + page + "\"}");
  }

  /** What a script returns, as text. */
  String run(String script, String argument) throws IOException, InterruptedException {
    return value(send("POST", session.resolve("execute/sync"), script(script, argument)));
  }

  /** What a script says when it calls the last of its arguments. */
  String await(String script, String argument) throws IOException, InterruptedException {
    return value(send("POST", session.resolve("execute/async"), script(script, argument)));
  }

  private static String script(String script, String argument) {
    String escaped = script.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return "{\"script\":\"" + escaped + "\",\"args\":[\"" + argument + "\"]}";
  }

  private static String value(String reply) {
    Matcher value = VALUE.matcher(reply);
    if (!value.find()) {
      throw new IllegalStateException(reply);
    }
    return value.group(1) == null ? value.group(2) : value.group(1);
  }

  /** Clicks what is at a point of the window. */
  void click(int x, int y) throws IOException, InterruptedException {
    String actions =
        """
        {"actions":[{"type":"pointer","id":"mouse","actions":[
        {"type":"pointerMove","duration":0,"x":%x,"y":%y},
        {"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]}
        """
            .replace("%x", Integer.toString(x))
            .replace("%y", Integer.toString(y));
    send("POST", session.resolve("actions"), actions);
  }

  /** Types a text, and Enter if it is to be sent. */
  void type(String text, boolean enter) throws IOException, InterruptedException {
    StringBuilder actions = new StringBuilder();
    List<String> keys =
        text.codePoints().mapToObj(Character::toString).collect(Collectors.toList());
    if (enter) {
      keys.add(ENTER);
    }
    for (String key : keys) {
      for (String kind : List.of("keyDown", "keyUp")) {
        actions.append(actions.isEmpty() ? "" : ",");
        actions
            .append("{\"type\":\"")
            .append(kind)
            .append("\",\"value\":\"")
            .append(key)
            .append("\"}");
      }
    }
    send(
        "POST",
        session.resolve("actions"),
        "{\"actions\":[{\"type\":\"key\",\"id\":\"keyboard\",\"actions\":[" + actions + "]}]}");
  }

  @Override
  public void close() throws IOException {
    try {
      send("DELETE", URI.create(session.toString().replaceFirst("/$", "")), "");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      driver.destroy();
    }
  }
}
