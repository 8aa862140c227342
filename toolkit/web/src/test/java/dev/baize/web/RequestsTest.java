package dev.baize.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.net.InetAddresses;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Requests from several addresses, and of those who only hold a connection. */
class RequestsTest {

  private static final int TIMEOUT = 40_000;
  private static final int MANY = 10_000;

  private static WebServer serve(String address) throws IOException {
    return WebServer.start(new InetSocketAddress(address, 0));
  }

  private static int status(URI link, String from) throws IOException {
    try (Socket socket =
        new Socket(
            InetAddresses.forUriString(link.getHost()),
            link.getPort(),
            InetAddresses.forString(from),
            0)) {
      socket.setSoTimeout(TIMEOUT);
      String request =
          "GET "
              + link.getPath()
              + " HTTP/1.1\r\nHost: "
              + link.getAuthority()
              + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
      return Integer.parseInt(answer.split(" ", 3)[1]);
    }
  }

  @Test
  void an_address_of_version_6_has_the_name_that_browsers_give_it() throws IOException {
    InetAddress six = InetAddresses.forString("::1");
    assumeTrue(NetworkInterface.getByInetAddress(six) != null, "this computer has no such address");
    try (WebServer server = serve("::1")) {
      URI link = server.add(Seated.at("euchre", 1, 1, false).table()).get(0);
      assertThat(link.getAuthority()).isEqualTo("[::1]:" + server.port());
      assertThat(status(link, "::1")).isEqualTo(Reply.OK);
    }
  }

  @Test
  void whoever_asks_too_often_shuts_out_nobody_at_another_address() throws IOException {
    assumeTrue(
        !System.getProperty("os.name").startsWith("Mac"), "this computer has one address alone");
    try (WebServer server = serve("127.0.0.1")) {
      URI link = server.add(Seated.at("euchre", 1, 1, false).table()).get(0);
      int last = Reply.OK;
      for (int i = 0; i < MANY && last == Reply.OK; i++) {
        last = status(link, "127.0.0.1");
      }
      assertThat(last).isEqualTo(Reply.BUSY);
      assertThat(status(link, "127.0.0.2")).isEqualTo(Reply.OK);
    }
  }

  /** What is answered first to a browser that listens from an address. */
  private static String listen(URI link, String from, List<Socket> open) throws IOException {
    Socket socket =
        new Socket(
            InetAddresses.forUriString(link.getHost()),
            link.getPort(),
            InetAddresses.forString(from),
            0);
    open.add(socket);
    socket.setSoTimeout(TIMEOUT);
    String request =
        "GET " + link.getPath() + "events HTTP/1.1\r\nHost: " + link.getAuthority() + "\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(UTF_8));
    return new String(socket.getInputStream().readNBytes("HTTP/1.1 200".length()), UTF_8);
  }

  @Test
  void one_address_does_not_take_the_windows_of_all_others() throws IOException {
    assumeTrue(
        !System.getProperty("os.name").startsWith("Mac"), "this computer has one address alone");
    List<Socket> open = new ArrayList<>();
    try (WebServer server = serve("127.0.0.1")) {
      List<URI> links = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        links.add(Seated.room("euchre", i, true, 2).addTo(server).get(2).link());
      }
      for (int i = 0; i < 250; i++) {
        assertThat(listen(links.get(i % 3), "127.0.0.1", open)).endsWith(" 200");
      }
      assertThat(listen(links.get(0), "127.0.0.1", open)).endsWith(" 429");
      assertThat(listen(links.get(0), "127.0.0.2", open)).endsWith(" 200");
      assertThat(status(links.get(0), "127.0.0.1")).isEqualTo(Reply.OK);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  /** Keeps when something is to be done, and never does it. */
  private static final class Asked extends AbstractLifeCycle implements Scheduler {

    private final List<Long> seconds = new ArrayList<>();

    @Override
    public Task schedule(Runnable task, long delay, TimeUnit units) {
      seconds.add(units.toSeconds(delay));
      return () -> true;
    }
  }

  @Test
  void whoever_is_gone_is_noticed_by_the_second_write_within_ten_seconds() throws Exception {
    Asked scheduler = new Asked();
    scheduler.start();
    Requests requests =
        new Requests(
            URI.create("http://127.0.0.1"),
            token -> path -> CompletableFuture.completedFuture(Reply.NOTHING),
            Map.of(),
            1);
    requests.keepAlive(scheduler);
    assertThat(scheduler.seconds)
        .singleElement()
        .satisfies(each -> assertThat(2 * each).isLessThanOrEqualTo(10));
  }

  @Tag("long")
  @Test
  void a_thousand_connections_that_ask_nothing_shut_nobody_out() throws IOException {
    List<Socket> idle = new ArrayList<>();
    try (WebServer server = serve("127.0.0.1")) {
      URI link = server.add(Seated.at("euchre", 1, 1, false).table()).get(0);
      for (int i = 0; i < 1000; i++) {
        idle.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
      }
      assertThat(status(link, "127.0.0.1")).isEqualTo(Reply.OK);
    } finally {
      for (Socket socket : idle) {
        socket.close();
      }
    }
  }
}
