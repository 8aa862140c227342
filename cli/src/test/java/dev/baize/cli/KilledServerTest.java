package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is killed in the middle of games, and the one that is started after it. */
class KilledServerTest {

  private static final String SERVE = "serve --no-open";
  private static final String GAME = "serve euchre --people 4 --seed 1 --host 127.0.0.1 --no-open";
  private static final List<String> NAMES = List.of("Ann", "Ben", "Cy", "Dee");

  @TempDir private Path folder;
  private final List<Child> servers = new ArrayList<>();

  private Child serve(String command) throws IOException {
    Child server = Child.startAtHome(command, folder);
    servers.add(server);
    return server;
  }

  @AfterEach
  void killAll() throws InterruptedException {
    for (Child server : servers) {
      server.kill();
    }
  }

  /** What a person sees on a page, without the numbers of what is shown. */
  private static String seen(String page) {
    return page.replaceAll("data-(frame|question)=\"[0-9.]*\"", "");
  }

  private static List<OpenSeat> seats(Child server, int people) throws IOException {
    return server.awaitLines(people).stream()
        .map(line -> new OpenSeat(URI.create(line.substring(line.lastIndexOf(' ') + 1))))
        .toList();
  }

  /** The seat that is asked. */
  private static OpenSeat asked(List<OpenSeat> seats) throws IOException {
    for (OpenSeat seat : seats) {
      if (!seat.question().equals("0")) {
        return seat;
      }
    }
    throw new AssertionError("nobody is asked");
  }

  /** Has whoever is asked decide, some times. */
  private static void play(List<OpenSeat> seats, int decisions) throws IOException {
    for (int i = 0; i < decisions; i++) {
      OpenSeat seat = asked(seats);
      assertThat(seat.answer(seat.question(), seat.offered())).isEqualTo(200);
    }
  }

  private static String firstEvent(OpenSeat seat) throws IOException {
    try (InputStream in = seat.link().resolve("events").toURL().openStream();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8))) {
      return lines.readLine();
    }
  }

  @Test
  void everyone_finds_the_game_as_it_was_at_the_same_link() throws Exception {
    Child server = serve(GAME);
    List<OpenSeat> seats = seats(server, NAMES.size());
    for (int i = 0; i < NAMES.size(); i++) {
      assertThat(seats.get(i).answer("0", NAMES.get(i))).isEqualTo(200);
    }
    play(seats, 5);
    OpenSeat asked = asked(seats);
    List<String> pages = new ArrayList<>();
    for (OpenSeat seat : seats) {
      pages.add(seat.page());
    }
    assertThat(pages.get(0)).contains("Ben").doesNotContain(seats.get(1).link().toString());
    for (int starts = 1; starts < 3; starts++) {
      server.kill();
      server = serve(starts == 1 ? SERVE : GAME);
      String printed = seats(server, starts).get(0).link().toString();
      if (starts == 1) {
        assertThat(new OpenSeat(URI.create(printed)).page())
            .contains(seats.get(0).link().toString(), seats.get(1).link().toString());
      } else {
        assertThat(printed).isNotEqualTo(seats.get(0).link().toString());
        server.awaitComplaint("at their links");
      }
      for (int i = 0; i < NAMES.size(); i++) {
        assertThat(seen(seats.get(i).page())).isEqualTo(seen(pages.get(i)));
        assertThat(firstEvent(seats.get(i))).contains("data-frame=\"" + (starts + 1) + "00000");
      }
      assertThat(asked.answer("1", asked.offered())).isEqualTo(409);
    }
    play(seats, 3);
    try (var files = Files.list(folder.resolve("baize/games"))) {
      assertThat(files.toList()).hasSize(1);
    }
  }
}
