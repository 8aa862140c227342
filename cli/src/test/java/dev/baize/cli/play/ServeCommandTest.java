package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.OpenSeat;
import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

  @TempDir private Path home;

  private final List<String> printed = new ArrayList<>();

  /** What is done while the server runs at an address. */
  private interface Visit {
    void at(OpenSeat seat) throws IOException;
  }

  /** Serves, visits the address that is printed, interrupts, and returns the exit status. */
  private int serve(Visit visit, String... words) throws Exception {
    AtomicInteger status = new AtomicInteger(-1);
    try (PipedInputStream read = new PipedInputStream();
        PipedOutputStream written = new PipedOutputStream(read)) {
      Terminal terminal =
          new Terminal(InputStream.nullInputStream(), written, new ByteArrayOutputStream());
      CommandContext context =
          new CommandContext(
              terminal, "baize", null, null, Map.of("XDG_DATA_HOME", home.toString()));
      Thread program = new Thread(() -> status.set(new Program(context).run(List.of(words))));
      program.start();
      try {
        BufferedReader lines = new BufferedReader(new InputStreamReader(read, UTF_8));
        printed.clear();
        int several = List.of(words).indexOf("--people");
        int people = several < 0 ? 1 : Integer.parseInt(words[several + 1]);
        boolean apart = List.of(words).contains("blackjack");
        int links = people == 1 ? 1 : apart ? 2 * people : people + 1;
        for (int i = 0; i < links; i++) {
          printed.add(lines.readLine());
        }
        visit.at(seat(printed.get(0)));
      } finally {
        program.interrupt();
        program.join();
      }
    }
    return status.get();
  }

  /** The seat whose address is at the end of a line that is printed. */
  private static OpenSeat seat(String line) {
    return new OpenSeat(URI.create(line.substring(line.lastIndexOf(' ') + 1)));
  }

  @Test
  void the_page_of_all_games_has_each_with_its_settings() throws Exception {
    int status =
        serve(
            seat -> {
              assertThat(seat.link().getHost()).isEqualTo("127.0.0.1");
              assertThat(seat.page())
                  .contains("value=\"euchre\"", "value=\"blackjack\"", "value=\"beans\"")
                  .contains("option-points");
              assertThat(new OpenSeat(seat.link().resolve("statistics")).page())
                  .contains("No finished games");
            },
            "serve",
            "--no-open");
    assertThat(status).isEqualTo(ExitStatus.INTERRUPTED);
  }

  @Test
  void a_game_is_kept_from_the_first_decision_on_and_goes_on_in_its_file() throws Exception {
    serve(
        seat -> {
          assertThat(seat.page()).contains("Hand:", "Bankroll:");
          assertThat(seat.answer(seat.question(), "10")).isEqualTo(200);
        },
        "serve",
        "blackjack",
        "--seed",
        "1",
        "--no-open");
    Path games = home.resolve("baize").resolve("games");
    try (Stream<Path> files = Files.list(games)) {
      Path file = files.findFirst().orElseThrow();
      assertThat(file).content().contains("bet 10");
      serve(
          seat -> assertThat(seat.page()).contains("bet 10").contains("name=\"answer\""),
          "serve",
          "--resume",
          file.toString(),
          "--no-open");
    }
  }

  @Test
  void a_friend_says_a_name_first_and_watchers_see_it() throws Exception {
    serve(
        seat -> {
          assertThat(seat.page())
              .contains("Your name", "South", "nobody so far", "Nobody chooses the cards");
          assertThat(seat.answer("0", "Ann")).isEqualTo(200);
          assertThat(seat.page()).contains("Ann", "name=\"begin\"");
          assertThat(printed)
              .extracting(line -> line.substring(0, line.indexOf("http")))
              .containsExactly("South: ", "North: ", "Watchers: ");
          assertThat(seat(printed.get(2)).page()).contains("South: Ann").doesNotContain("<button");
        },
        "serve",
        "euchre",
        "--people",
        "2",
        "--away",
        "0",
        "--host",
        "127.0.0.1",
        "--no-open");
  }

  @Test
  void friends_are_told_that_a_seed_was_given() throws Exception {
    serve(
        seat -> assertThat(seat.page()).contains("The host chose the cards"),
        "serve",
        "beans",
        "--people",
        "2",
        "--seed",
        "1",
        "--no-open");
  }

  @Test
  void a_friend_at_a_game_for_one_says_a_name_and_has_a_table() throws Exception {
    serve(
        seat -> {
          assertThat(seat.page()).contains("Your name");
          assertThat(seat.answer("0", "Ann")).isEqualTo(200);
          assertThat(seat.page()).contains("Bankroll:", "name=\"hint\"");
        },
        "serve",
        "blackjack",
        "--people",
        "2",
        "--same-cards",
        "--no-open");
  }

  @Test
  void links_are_those_of_the_proxy() throws Exception {
    serve(
        seat -> assertThat(seat.link().toString()).startsWith("https://cards.example/"),
        "serve",
        "--public-url",
        "https://Cards.example:443",
        "--no-open");
  }

  @Test
  void the_next_server_has_the_same_link_and_one_that_keeps_nothing_another() throws Exception {
    List<URI> links = new ArrayList<>();
    serve(seat -> links.add(seat.link()), "serve", "--no-open");
    serve(seat -> assertThat(seat.link()).isNotIn(links), "serve", "--no-open", "--no-record");
    serve(seat -> assertThat(seat.link()).isIn(links), "serve", "--no-open");
    int port = links.get(0).getPort();
    try (ServerSocket taken = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      serve(
          seat -> {
            assertThat(seat.link().getPath()).isEqualTo(links.get(0).getPath());
            assertThat(seat.link().getPort()).isNotEqualTo(taken.getLocalPort());
            assertThat(seat.page()).contains("Play a game");
          },
          "serve",
          "--no-open");
    }
  }

  @Test
  void what_cannot_be_served_is_refused_in_a_line() {
    assertThat(Run.of("serve", "chess").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(Run.of("serve", "--port", "70000").err()).contains("--port");
    assertThat(Run.of("serve", "euchre", "--level", "easy", "--opponents", "Simple").err())
        .contains("--level", "--opponents");
    assertThat(Run.of("serve", "beans", "--people", "3", "--no-open").err()).contains("3", "2");
    assertThat(Run.of("serve", "blackjack", "--people", "65", "--no-open").err())
        .contains("65", "64");
    assertThat(Run.of("serve", "euchre", "--same-cards").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(Run.of("serve", "--public-url", "https://a/b", "--no-open").err())
        .contains("--public-url", "https://a/b")
        .hasLineCount(1);
    assertThat(Run.of("serve", "--public-url", "a b", "--no-open").err())
        .contains("--public-url", "a b");
    assertThat(Run.of("serve", "--lan", "--host", "127.0.0.1").err()).contains("--lan", "--host");
    assertThat(Run.of("serve", "--host", "0.0.0.0").err()).contains("--host");
    assertThat(Run.of("serve", "--away", "1e9").err()).contains("--away", "1000000");
    Run missing = Run.of("serve", "--resume", home.resolve("none.baize").toString(), "--no-open");
    assertThat(missing.status()).isNotZero();
    assertThat(missing.err()).contains("none.baize").doesNotContain("\tat ");
  }
}
