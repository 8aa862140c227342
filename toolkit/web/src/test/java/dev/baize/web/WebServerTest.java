package dev.baize.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.random.Seed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebServerTest {

  private static final int TIMEOUT = 20_000;
  private static final int MUTATIONS = 10_000;

  /** How many requests one link takes at once. */
  private static final int AT_ONCE = 200;

  private static final URI OUTSIDE = URI.create("https://cards.example");

  private WebServer server;
  private Seated seated;
  private URI link;

  @BeforeEach
  void serve() throws IOException {
    server = WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    seated = Seated.at("euchre", 1, 1, false);
    link = server.add(seated.table()).get(0);
  }

  @AfterEach
  void end() throws IOException {
    server.close();
  }

  /** What the server answers to these bytes, up to the end of the connection. */
  private String answer(byte[] request) throws IOException {
    try (Socket socket = new Socket(link.getHost(), link.getPort())) {
      socket.setSoTimeout(TIMEOUT);
      try {
        socket.getOutputStream().write(request);
        socket.shutdownOutput();
        return new String(socket.getInputStream().readAllBytes(), UTF_8);
      } catch (SocketException e) {
        // It was cut off before it had sent everything.
        return "";
      }
    }
  }

  private String answer(String request) throws IOException {
    return answer(request.getBytes(ISO_8859_1));
  }

  private String get(String path) throws IOException {
    return answer(request("GET", path, "", ""));
  }

  private String request(String method, String path, String headers, String body) {
    return method
        + " "
        + path
        + " HTTP/1.1\r\nHost: "
        + link.getAuthority()
        + "\r\nConnection: close\r\n"
        + headers
        + (body.isEmpty() ? "" : "Content-Length: " + body.length() + "\r\n")
        + "\r\n"
        + body;
  }

  private String post(String path, String body) {
    return request("POST", path, form(), body);
  }

  private String form() {
    return "Origin: http://"
        + link.getAuthority()
        + "\r\nContent-Type: application/x-www-form-urlencoded;charset=UTF-8\r\n";
  }

  private static int status(String answer) {
    return Integer.parseInt(answer.split(" ", 3)[1]);
  }

  @Test
  void a_page_may_run_nothing_but_the_script_of_this_server_and_is_kept_nowhere()
      throws IOException {
    String page = get(link.getPath());
    assertThat(status(page)).isEqualTo(Reply.OK);
    assertThat(page)
        .contains(
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';",
            "frame-ancestors 'none'",
            "Referrer-Policy: no-referrer",
            "X-Content-Type-Options: nosniff",
            "Cache-Control: no-store",
            "<h2 id=\"prompt\"")
        .doesNotContain("Set-Cookie", "Server:", "<script>", "style=", " onclick", "https:");
    assertThat(page).contains(Seated.answers(seated.person(0)).get(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/x/",
        "/style.css/",
        "/AAAAAAAAAAAAAAAAAAAAAA/",
        "/../style.css/x/y",
        "/%2e%2e/",
        "/events",
      })
  void nothing_is_found_without_a_link(String path) throws IOException {
    assertThat(status(get(path))).isIn(Reply.NOT_FOUND, Reply.BAD_REQUEST);
  }

  @ParameterizedTest
  @CsvSource({"style.css,text/css", "script.js,text/javascript"})
  void style_and_script_are_for_all(String file, String type) throws IOException {
    assertThat(get("/" + file)).startsWith("HTTP/1.1 200").contains("Content-Type: " + type);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:80", "127.0.0.1", "", "127.0.0.1:1"})
  void another_host_is_refused(String host) throws IOException {
    String request = request("GET", link.getPath(), "", "");
    assertThat(status(answer(request.replace(link.getAuthority(), host))))
        .isIn(Reply.MISDIRECTED, Reply.BAD_REQUEST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Origin: null\r\n", "Origin: http://evil.example\r\n"})
  void a_page_of_another_server_may_not_decide(String origin) throws IOException {
    String own = post(link.getPath() + "answer", body("1", "1"));
    String foreign = own.replaceFirst("Origin: [^\r]*\r\n", origin);
    int decisions = seated.decisions();
    assertThat(status(answer(foreign))).isEqualTo(Reply.FORBIDDEN);
    assertThat(seated.decisions()).isEqualTo(decisions);
    assertThat(status(answer(own))).isEqualTo(Reply.OK);
    assertThat(seated.decisions()).isGreaterThan(decisions);
  }

  private static String body(String question, String answer) {
    return "question=" + question + "&answer=" + answer;
  }

  @Test
  void a_form_is_of_one_kind_and_short() throws IOException {
    String own = post(link.getPath() + "answer", body("1", "1"));
    assertThat(status(answer(own.replace("x-www-form-urlencoded", "json"))))
        .isEqualTo(Reply.WRONG_TYPE);
    assertThat(status(answer(post(link.getPath() + "answer", "x=" + "y".repeat(5000)))))
        .isEqualTo(Reply.TOO_LARGE);
    assertThat(status(answer(post(link.getPath() + "answer", body("1", "9".repeat(201))))))
        .isEqualTo(Reply.BAD_REQUEST);
    assertThat(status(answer(post(link.getPath() + "answer", body("1", "%zz%")))))
        .isEqualTo(Reply.NO_ANSWER);
    assertThat(status(get("/" + "x".repeat(20_000)))).isBetween(400, 499);
    assertThat(
            status(answer(request("GET", link.getPath(), "X: " + "y".repeat(9000) + "\r\n", ""))))
        .isEqualTo(431);
    assertThat(status(answer(request("DELETE", link.getPath(), "", ""))))
        .isEqualTo(Reply.NOT_ALLOWED);
    assertThat(seated.decisions()).isEqualTo(Seated.at("euchre", 1, 1, false).decisions());
  }

  @Test
  void events_tell_what_comes_of_an_answer() throws IOException {
    try (Socket socket = new Socket(link.getHost(), link.getPort())) {
      socket.setSoTimeout(TIMEOUT);
      String request = request("GET", link.getPath() + "events", "", "");
      socket.getOutputStream().write(request.getBytes(UTF_8));
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
      assertThat(next(lines)).contains(seated.person(0).whole().id());
      String open = Seated.question(seated.person(0));
      String answer = Seated.answers(seated.person(0)).get(0);
      assertThat(status(answer(post(link.getPath() + "answer", body(open, answer)))))
          .isEqualTo(Reply.OK);
      String last = seated.person(0).whole().id();
      String told = next(lines);
      while (!told.contains("data-frame=\"" + last + "\"")) {
        told = next(lines);
      }
      assertThat(told).contains("<form id=\"table\"");
    }
  }

  private static String next(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    while (line != null && !line.startsWith("data: ")) {
      line = lines.readLine();
    }
    assertThat(line).isNotNull();
    return line;
  }

  @Test
  void a_hundred_may_watch_and_one_more_is_told_so_in_a_line() throws IOException {
    WebRoom room = Seated.room("euchre", 1, true, 2);
    link = room.addTo(server).get(2).link();
    for (int i = 0; i < 100; i++) {
      room.watched()
          .feed()
          .orElseThrow()
          .open(
              new SeatFeed.Viewer() {
                @Override
                public void show(Frame frame) {
                  assertThat(frame.table()).contains("nobody so far");
                }

                @Override
                public void giveWay() {
                  throw new AssertionError("a watcher gives way");
                }
              });
    }
    assertThat(get(link.getPath() + "events"))
        .startsWith("HTTP/1.1 429 ")
        .endsWith("\r\n\r\nAs many watch as can at a time.");
    assertThat(get(link.getPath())).startsWith("HTTP/1.1 200 ");
  }

  @Test
  void a_link_that_leads_on_once_does_so_once() throws IOException {
    String path = server.once(link).getPath();
    assertThat(get(path)).startsWith("HTTP/1.1 303").contains("Location: " + link.getPath());
    assertThat(status(get(path))).isEqualTo(Reply.NOT_FOUND);
  }

  @Test
  void a_request_with_any_bytes_is_answered_in_a_line_and_changes_nothing() throws IOException {
    List<String> asked = new ArrayList<>();
    for (String path : List.of("", "rules", "events-", "answer", "review")) {
      asked.add(request("GET", link.getPath() + path, "Accept: text/html\r\n", ""));
    }
    for (String path : List.of("answer", "hint", "undo", "again", "other-side", "new")) {
      asked.add(post(link.getPath() + path, body("99999999", "p%20&sure=yes")));
    }
    int decisions = seated.decisions();
    Frame before = seated.person(0).whole();
    Seated other = Seated.at("beans", 1, 1, false);
    server.add(other.table());
    Frame beside = other.person(0).whole();
    RandomGenerator random = Seed.of(20261127).generator();
    String first = link.getPath();
    for (int i = 0; i < MUTATIONS; i++) {
      if (i % AT_ONCE == 0) {
        link = server.add(seated.table()).get(0);
      }
      String request = asked.get(random.nextInt(asked.size()));
      byte[] bytes = request.replace(first, link.getPath()).getBytes(ISO_8859_1);
      int changes = 1 + random.nextInt(4);
      for (int j = 0; j < changes; j++) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      String answer = answer(bytes);
      assertThat(answer)
          .as(new String(bytes, ISO_8859_1))
          .doesNotContain("\tat ", "Exception", "jetty", "Jetty", "HTTP/1.1 500");
      assertThat(answer)
          .satisfiesAnyOf(
              none -> assertThat(none).isEmpty(), some -> assertThat(some).startsWith("HTTP/1."));
    }
    assertThat(seated.decisions()).isEqualTo(decisions);
    assertThat(seated.person(0).whole()).isEqualTo(before);
    assertThat(other.person(0).whole()).isEqualTo(beside);
    assertThat(status(get(first))).isEqualTo(Reply.OK);
  }

  @Test
  void whoever_asks_too_often_waits_and_others_do_not() throws IOException {
    String other = server.add(seated.table()).get(0).getPath();
    int last = Reply.OK;
    for (int i = 0; i < MUTATIONS && last == Reply.OK; i++) {
      last = status(get(link.getPath()));
    }
    assertThat(last).isEqualTo(Reply.BUSY);
    assertThat(status(get(other))).isEqualTo(Reply.OK);
  }

  @Test
  void behind_a_proxy_host_and_origin_are_those_of_its_address() throws IOException {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (WebServer behind = WebServer.start(any, OUTSIDE)) {
      URI outside = behind.add(seated.table()).get(0);
      assertThat(outside.toString()).startsWith("https://cards.example/");
      String page = request("GET", outside.getPath(), "", "");
      String decision = post(outside.getPath() + "answer", body("1", "1"));
      String here = link.getAuthority();
      link = URI.create("http://127.0.0.1:" + behind.port() + "/");
      String named = page.replace("Host: " + here, "Host: cards.example");
      assertThat(status(answer(named))).isEqualTo(Reply.OK);
      assertThat(status(answer(page))).isEqualTo(Reply.MISDIRECTED);
      assertThat(status(answer(page.replace(here, link.getAuthority()))))
          .isEqualTo(Reply.MISDIRECTED);
      String plain = decision.replace(here, "cards.example");
      assertThat(status(answer(plain))).isEqualTo(Reply.FORBIDDEN);
      assertThat(status(answer(plain.replace("http://", "https://")))).isEqualTo(Reply.OK);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://cards.example:443/,https://cards.example/",
    "http://Cards.Example:80,http://cards.example/",
    "https://cards.example:8443,https://cards.example:8443/",
    "http://[::1]:9,http://[::1]:9/",
    "https://[FE80:0:0:0:0:0:0:1%eth0]:443,https://[fe80::1]/",
  })
  void an_address_is_named_as_browsers_do(URI outside, URI named) throws IOException {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (WebServer behind = WebServer.start(any, outside)) {
      assertThat(behind.address()).isEqualTo(named);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "cards.example",
        "ftp://cards.example",
        "https:///",
        "https://cards.example/baize",
        "https://cards.example/?x",
        "https://ann@cards.example",
        "https://cards.example:99999",
        "https://cards.example:",
        "https://cards_example:x",
      })
  void an_address_where_browsers_find_nothing_is_refused(URI outside) {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    assertThatThrownBy(() -> WebServer.start(any, outside))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("https://cards.example");
  }

  @Test
  void half_a_request_holds_nobody_up() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 100; i++) {
        Socket socket = new Socket(link.getHost(), link.getPort());
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: ".getBytes(UTF_8));
        slow.add(socket);
      }
      assertThat(status(get(link.getPath()))).isEqualTo(Reply.OK);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void a_browser_that_reads_nothing_costs_nothing() throws IOException {
    try (Socket socket = new Socket()) {
      socket.setReceiveBufferSize(1024);
      socket.connect(new InetSocketAddress(link.getHost(), link.getPort()));
      socket.setSoTimeout(TIMEOUT);
      String request = request("GET", link.getPath() + "events", "", "");
      socket.getOutputStream().write(request.getBytes(UTF_8));
      InputStream in = socket.getInputStream();
      assertThat(in.read()).isEqualTo('H');
      SeatFeed feed = seated.person(0);
      String large = "<p>" + "x".repeat(1_000_000) + "</p>";
      for (int i = 0; i < 100; i++) {
        feed.publish(large, 0, List.of(), 0);
      }
      assertThat(feed.viewers()).isZero();
    }
  }
}
