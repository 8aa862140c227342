package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordWriter;
import dev.baize.review.OwnGames;
import dev.baize.table.ChosenLevels;
import dev.baize.table.KeptGames;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WebHomeTest {

  private static final Pattern QUESTION = Pattern.compile("data-question=\"(\\d+)\"");
  private static final Pattern OFFER = Pattern.compile("name=\"answer\" value=\"([^\"]+)\"");
  private static final int LONG = 50;
  private static final int MOST_ROOMS = 100;

  @TempDir private Path data;
  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> warnings = new ArrayList<>();
  private long seeds = 1000;

  /** What is done while a server runs, all in one thread. */
  private interface Visit {
    void at(WebHome home) throws IOException, InterruptedException;
  }

  private void serve(Visit visit) throws IOException, InterruptedException {
    Map<String, String> environment = Map.of("XDG_DATA_HOME", data.toString());
    TableSetup setup =
        new TableSetup(
            Seated.REGISTRY,
            Runnable::run,
            Runnable::run,
            task -> {},
            task -> {},
            () -> Seed.of(seeds++),
            KeptGames.of(environment, () -> "2026-11-27-0515"),
            true,
            false,
            false);
    try (KeptLinks links = KeptLinks.in(data.resolve("baize"), warnings::add);
        WebServer server =
            WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), links.port()));
        WebHome home =
            new WebHome(server, setup, new ChosenLevels(environment, warnings::add), links)) {
      visit.at(home);
    }
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private String page(URI link) throws IOException, InterruptedException {
    HttpResponse<String> reply = send(HttpRequest.newBuilder(link));
    assertThat(reply.statusCode()).isEqualTo(Reply.OK);
    return reply.body();
  }

  private HttpResponse<String> post(URI link, String path, String fields)
      throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(link.resolve(path))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Origin", "http://" + link.getAuthority())
            .POST(BodyPublishers.ofString(fields)));
  }

  private int answer(URI link, String question, String answer)
      throws IOException, InterruptedException {
    return post(link, "answer", "question=" + question + "&answer=" + answer).statusCode();
  }

  private static String question(String page) {
    Matcher question = QUESTION.matcher(page);
    assertThat(question.find()).isTrue();
    return question.group(1);
  }

  /** What a person sees on a page, without the numbers of what is shown. */
  private static String seen(String page) {
    return page.replaceAll("data-(frame|question)=\"[0-9.]*\"", "");
  }

  private static Header header(String game) {
    return Seated.header(game, 1, 1);
  }

  /** The links of the seats in a new game whose seed is given. */
  private static List<URI> seats(WebHome home, String game, int people, boolean alike) {
    return home.open(header(game), true, people, alike, "Random").stream()
        .filter(each -> !each.guest().startsWith("Watchers"))
        .map(Invitation::link)
        .toList();
  }

  @Test
  void the_next_server_goes_on_with_all_games_that_are_not_over_at_the_same_links()
      throws Exception {
    List<URI> links = new ArrayList<>();
    List<String> pages = new ArrayList<>();
    serve(
        home -> {
          links.addAll(seats(home, "euchre", 2, false));
          links.addAll(seats(home, "blackjack", 1, false));
          links.addAll(seats(home, "auction", 2, false));
          assertThat(answer(links.get(0), "0", "Ann")).isEqualTo(Reply.OK);
          assertThat(answer(links.get(1), "0", "Ben")).isEqualTo(Reply.OK);
          assertThat(answer(links.get(2), "1", "10")).isEqualTo(Reply.OK);
          for (URI link : links.subList(0, 3)) {
            pages.add(page(link));
          }
          links.add(home.link());
        });
    for (int starts = 1; starts < 3; starts++) {
      serve(
          home -> {
            assertThat(home.link()).isEqualTo(links.get(links.size() - 1));
            for (int i = 0; i < pages.size(); i++) {
              String before = pages.get(i);
              String now = page(links.get(i));
              assertThat(seen(now)).isEqualTo(seen(before));
              if (!question(before).equals("0")) {
                assertThat(question(now)).isNotEqualTo(question(before));
                assertThat(answer(links.get(i), question(before), "1")).isEqualTo(Reply.CONFLICT);
              }
              pages.set(i, now);
            }
            // Nobody sat at this one.
            assertThat(send(HttpRequest.newBuilder(links.get(3))).statusCode())
                .isEqualTo(Reply.NOT_FOUND);
            assertThat(home.games()).isEqualTo(2);
          });
    }
    serve(
        home -> {
          String asked = question(page(links.get(2)));
          assertThat(answer(links.get(2), asked, "stand")).isIn(Reply.OK, Reply.NO_ANSWER);
          Path file;
          try (var files = Files.list(data.resolve("baize/games"))) {
            file = files.filter(each -> each.toString().contains("euchre")).findFirst().get();
          }
          assertThat(home.resume(file, null).stream().map(Invitation::link))
              .startsWith(links.get(0), links.get(1));
        });
    assertThat(warnings).isEmpty();
  }

  @Test
  void a_game_whose_record_is_gone_damaged_or_locked_stops_no_server() throws Exception {
    List<URI> links = new ArrayList<>();
    serve(
        home -> {
          for (int i = 0; i < 4; i++) {
            links.addAll(seats(home, "blackjack", 1, false));
            assertThat(answer(links.get(i), "1", "10")).isEqualTo(Reply.OK);
          }
        });
    List<Path> files = KeptGames.records(data.resolve("baize/games"));
    assertThat(files).hasSize(4);
    Files.delete(files.get(0));
    Files.writeString(files.get(1), "nonsense\n");
    Path locked = files.get(2);
    try (RecordWriter other = RecordWriter.append(locked, MatchRecord.read(locked))) {
      serve(home -> assertThat(home.games()).isEqualTo(1));
      assertThat(other).isNotNull();
      assertThat(warnings).hasSize(3).allMatch(line -> line.contains(".baize"));
    }
    assertThat(files.get(1)).hasContent("nonsense");
  }

  @Test
  void a_game_whose_players_are_missing_leaves_its_record_to_others() throws Exception {
    Header euchre = header("euchre");
    List<Participant> players = new ArrayList<>(euchre.participants());
    players.set(1, new Participant("Nobody", "Ben"));
    Path file = data.resolve("missing");
    Header missing = new Header(euchre.game(), euchre.rules(), euchre.seed(), players);
    RecordWriter.create(file, MatchRecord.of(missing)).close();
    serve(
        home -> {
          for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> home.resume(file, null)).hasMessageContaining("Nobody");
          }
        });
  }

  @Test
  void a_game_that_is_over_does_not_go_on_but_the_next_one_at_its_table_does() throws Exception {
    List<URI> links = new ArrayList<>();
    List<String> pages = new ArrayList<>();
    serve(
        home -> {
          links.addAll(seats(home, "auction", 2, false));
          answer(links.get(0), "0", "Ann");
          answer(links.get(1), "0", "Ben");
          play(links);
        });
    serve(home -> assertThat(home.games()).isZero());
    serve(
        home -> {
          links.clear();
          links.addAll(seats(home, "auction", 2, false));
          answer(links.get(0), "0", "Ann");
          answer(links.get(1), "0", "Ben");
          play(links);
          assertThat(post(links.get(1), "other-side", "").statusCode()).isEqualTo(Reply.OK);
          for (URI link : links) {
            pages.add(seen(page(link)));
          }
        });
    serve(
        home -> {
          assertThat(home.games()).isEqualTo(1);
          // Though each sits at the other's seat now, the links are theirs.
          for (int i = 0; i < links.size(); i++) {
            assertThat(seen(page(links.get(i)))).isEqualTo(pages.get(i));
          }
          play(links);
        });
  }

  /** Plays the first answers that are offered until the game is over. */
  private void play(List<URI> links) throws IOException, InterruptedException {
    for (int i = 0; i < LONG && !page(links.get(0)).contains("name=\"again\""); i++) {
      for (URI link : links) {
        Matcher offer = OFFER.matcher(page(link));
        if (offer.find()) {
          answer(link, question(page(link)), offer.group(1));
        }
      }
    }
    assertThat(page(links.get(0))).contains("name=\"again\"");
  }

  @Test
  void games_with_friends_count_for_each_by_name_and_every_page_leads_back() throws Exception {
    serve(
        home -> {
          List<URI> links = seats(home, "auction", 2, false);
          answer(links.get(0), "0", "Ann");
          answer(links.get(1), "0", "Ben <Co>");
          play(links);
          assertThat(page(links.get(1).resolve("review")))
              .contains("<nav><a href=\"./\">Back to the table</a></nav>");
          String alone = page(home.link().resolve("statistics"));
          assertThat(alone)
              .contains("No finished games", ">Ben &lt;Co&gt;</a>", "<a href=\"./\">All games</a>");
          Matcher friends = Pattern.compile("href=\"(statistics[0-9a-f]+)\"").matcher(alone);
          List<String> pages = friends.results().map(found -> found.group(1)).toList();
          assertThat(pages).hasSize(2);
          assertThat(page(home.link().resolve(pages.get(1))))
              .contains("<h1>The games of Ben &lt;Co&gt;</h1>", "<h2>auction")
              .contains("<tr><th scope=\"row\">games</th><td>1</td></tr>");
          assertThat(send(HttpRequest.newBuilder(home.link().resolve("statistics-x"))).statusCode())
              .isEqualTo(Reply.NOT_FOUND);
          assertThat(send(HttpRequest.newBuilder(links.get(0).resolve("statistics"))).statusCode())
              .isEqualTo(Reply.NOT_FOUND);
        });
    try (var files = Files.list(data.resolve("baize/reviews"))) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void friends_at_a_game_for_one_have_a_table_and_a_record_each() throws Exception {
    serve(
        home -> {
          for (boolean alike : List.of(true, false)) {
            List<URI> links = seats(home, "blackjack", 3, alike);
            List<String> names = List.of("Ann", "Ben", "Cy");
            for (int i = 0; i < 3; i++) {
              assertThat(page(links.get(i))).contains("Your name");
              assertThat(answer(links.get(i), "0", names.get(i))).isEqualTo(Reply.OK);
              assertThat(answer(links.get(i), "1", "10")).isEqualTo(Reply.OK);
              String page = page(links.get(i));
              assertThat(page.contains(home.link().getPath())).isEqualTo(i == 0);
            }
          }
        });
    List<MatchRecord> records = new ArrayList<>();
    for (Path file : KeptGames.records(data.resolve("baize/games"))) {
      records.add(MatchRecord.read(file));
    }
    assertThat(records)
        .extracting(record -> record.header().names().get(0))
        .containsExactlyInAnyOrder("Ann", "Ann", "Ben", "Ben", "Cy", "Cy");
    assertThat(records)
        .allMatch(record -> record.header().notes().equals(List.of(OwnGames.FRIENDS)));
    assertThat(records)
        .extracting(record -> record.header().seed())
        .containsExactlyInAnyOrder(
            Seed.of(1), Seed.of(1), Seed.of(1), Seed.of(1), Seed.of(1000), Seed.of(1001));
  }

  @Test
  void whoever_runs_the_server_begins_a_game_with_friends_and_finds_all_links() throws Exception {
    serve(
        home -> {
          HttpResponse<String> reply = post(home.link(), "new", "game=euchre&people=4");
          assertThat(reply.headers().firstValue("Location")).contains(home.link().getPath());
          String page = page(home.link());
          Matcher links =
              Pattern.compile("(?:South|West|North|East): <code>(http[^<]*)").matcher(page);
          List<URI> found = links.results().map(link -> URI.create(link.group(1))).toList();
          assertThat(found).hasSize(4).doesNotHaveDuplicates();
          assertThat(answer(found.get(2), "0", "<b>Cy")).isEqualTo(Reply.OK);
          assertThat(page(home.link())).contains("&lt;b&gt;Cy: <code>").doesNotContain("<b>Cy");
          assertThat(page(found.get(0))).contains(home.link().getPath());
          assertThat(page(found.get(2))).doesNotContain(home.link().getPath());
          for (String people : List.of("0", "5", "x", "")) {
            assertThat(post(home.link(), "new", "game=euchre&people=" + people).statusCode())
                .isEqualTo(Reply.NO_ANSWER);
          }
        });
  }

  @Test
  void there_is_a_limit_of_games_and_those_that_can_be_gone_on_with_make_room() throws Exception {
    serve(
        home -> {
          for (int i = 1; i < MOST_ROOMS; i++) {
            seats(home, "auction", 2, false);
          }
          URI alone = seats(home, "blackjack", 1, false).get(0);
          assertThatThrownBy(() -> seats(home, "euchre", 2, false))
              .isInstanceOf(IllegalStateException.class)
              .hasMessageContaining("100 games");
          assertThat(post(home.link(), "new", "game=euchre").body()).contains("100 games");
          assertThat(home.games()).isEqualTo(MOST_ROOMS);
          assertThat(answer(alone, "1", "10")).isEqualTo(Reply.OK);
          assertThatThrownBy(() -> seats(home, "blackjack", 2, false))
              .isInstanceOf(IllegalStateException.class);
          assertThat(page(alone)).contains("bet 10");
          seats(home, "euchre", 2, false);
          assertThat(home.games()).isEqualTo(MOST_ROOMS);
          assertThat(send(HttpRequest.newBuilder(alone)).statusCode()).isEqualTo(Reply.NOT_FOUND);
          assertThat(page(home.link())).contains("Go on with a game");
        });
  }
}
