package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.table.ChosenLevels;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Whole games in a real browser. */
@Tag("browser")
class BrowserTest {

  private static final int LONG = 1000;
  private static final int PHONE = 360;
  private static final Duration WAIT = Duration.ofSeconds(20);
  private static final Pattern ASKED_OF = Pattern.compile("\"request\":\\{.*?\"url\":\"([^\"]*)\"");

  private static Chromium window;

  private WebServer server;

  @BeforeAll
  static void open() {
    window = new Chromium();
  }

  @AfterAll
  static void close() {
    window.close();
  }

  @BeforeEach
  void serve() throws IOException {
    server = WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    window.look(1280, 800, "light", "reduce");
    window.requests();
  }

  @AfterEach
  void nothing_is_asked_of_another_host() throws IOException {
    server.close();
    List<String> urls =
        window.requests().stream()
            .map(ASKED_OF::matcher)
            .filter(Matcher::find)
            .map(found -> found.group(1))
            .toList();
    assertThat(urls)
        .isNotEmpty()
        .allMatch(url -> url.startsWith("data:") || url.startsWith(server.address().toString()));
  }

  @ParameterizedTest
  @CsvSource({"auction,1280", "beans,360", "blackjack,360", "euchre,1280"})
  void a_whole_game_is_played_by_mouse(String game, int width) {
    play(Seated.at(game, 1, 1, false), width, "light", Chromium::answerByMouse);
  }

  @Test
  void a_whole_game_is_played_on_a_telephone_in_the_dark_by_keyboard_alone() {
    play(Seated.at("euchre", 2, 1, false), PHONE, "dark", Chromium::answerByKeyboard);
    assertThat(window.eval("getComputedStyle(document.body).backgroundColor"))
        .isEqualTo("rgb(20, 24, 21)");
  }

  private void play(
      Seated seated, int width, String scheme, BiConsumer<Chromium, RandomGenerator> answer) {
    window.look(width, 800, scheme, "reduce");
    window.open(server.add(seated.table()).get(0));
    RandomGenerator random = Seed.of(1).generator();
    String seen = window.next("");
    for (int i = 0; i < LONG && !seen.equals(Chromium.OVER); i++) {
      // Whoever hears the page is told each question, and nobody needs to look beside the window.
      assertThat(window.eval("document.activeElement.id")).isEqualTo("prompt");
      assertThat(Integer.parseInt(window.eval("document.documentElement.scrollWidth")))
          .isLessThanOrEqualTo(width);
      answer.accept(window, random);
      seen = window.next(seen);
    }
    assertThat(seated.table().isOver()).isTrue();
  }

  @Test
  void four_friends_play_in_four_browsers_of_which_one_leaves_and_comes_back() {
    WebRoom room = Seated.room("euchre", 3, false, 4);
    List<URI> all = room.addTo(server).stream().map(Invitation::link).toList();
    List<URI> links = all.subList(0, 4);
    List<Chromium> windows = new ArrayList<>(List.of(window));
    try {
      for (int i = 0; i < links.size(); i++) {
        if (i > 0) {
          windows.add(new Chromium());
        }
        windows.get(i).open(links.get(i));
        windows.get(i).find("#place input").click();
        windows.get(i).type("Friend " + i, Keys.ENTER);
      }
      RandomGenerator random = Seed.of(3).generator();
      for (int i = 0; i < LONG && !isOver(window); i++) {
        if (i == 5) {
          windows.get(2).open(server.address());
        } else if (i == 10) {
          windows.get(2).look(PHONE, 740, "dark", "reduce");
          windows.get(2).open(links.get(2));
        }
        for (Chromium friend : windows) {
          if (isAsked(friend)) {
            friend.answerByMouse(random);
          }
        }
      }
      assertThat(windows).allMatch(friend -> friend.next("").equals(Chromium.OVER));
      window.open(all.get(4));
      assertThat(window.find("#place").getText()).contains("Friend 1", "The whole game");
    } finally {
      windows.stream().skip(1).forEach(Chromium::close);
    }
  }

  @Test
  void a_window_that_gave_way_is_played_in_again_by_whoever_comes_back_to_it() {
    Seated seated = Seated.at("euchre", 1, 1, false);
    SeatFeed person = seated.person(0);
    CompletableFuture<Boolean> came = new CompletableFuture<>();
    person.onChange(() -> came.complete(true));
    window.open(server.add(seated.table()).get(0));
    assertThat(came).succeedsWithin(WAIT);
    for (int i = 0; i < 4; i++) {
      person.open(Seated.browser());
    }
    window.find("#connection:not(:empty)");
    CompletableFuture<Boolean> cameBack = new CompletableFuture<>();
    person.onChange(() -> cameBack.complete(true));
    window.eval("dispatchEvent(new Event('focus'))");
    assertThat(cameBack).succeedsWithin(WAIT);
    window.find("#connection:empty");
  }

  private static boolean isAsked(Chromium friend) {
    String question = "(document.body.click(), document.getElementById('table')?.dataset.question)";
    return Integer.parseInt(friend.eval(question + " ?? '0'")) > 0;
  }

  private static boolean isOver(Chromium friend) {
    return friend.eval("!!document.querySelector('#place button[name=again]')").equals("true");
  }

  @Test
  void every_page_can_be_used_by_all() throws IOException {
    TableSetup setup = Seated.setup(Seated.REGISTRY, false);
    WebRoom room = Seated.room("euchre", 3, true, 4);
    Seated seated = Seated.at("euchre", 2, 1, false);
    URI seat = server.add(seated.table()).get(0);
    ChosenLevels levels = new ChosenLevels(Map.of(), line -> {});
    try (WebHome home = new WebHome(server, setup, levels, KeptLinks.none())) {
      window.open(home.link());
      assertNoBarriers();
      window.find(".games button").click();
      window.find("#table button");
      assertNoBarriers();
      window.open(home.link().resolve("statistics"));
      assertNoBarriers();
      window.open(room.addTo(server).get(0).link());
      assertNoBarriers();
      window.find("#place input").click();
      window.type("Ann", Keys.ENTER);
      window.find("#table:not(:has(input))");
      assertNoBarriers();
      window.open(seat);
      window.find("details").click();
      assertNoBarriers();
      seated.play(Seed.of(2).generator(), LONG);
      window.open(seat);
      assertNoBarriers();
      window.open(seat.resolve("rules"));
      assertNoBarriers();
      window.open(seat.resolve("review"));
      assertNoBarriers();
    }
  }

  private static void assertNoBarriers() throws IOException {
    for (String scheme : List.of("light", "dark")) {
      window.look(1280, 800, scheme, "reduce");
      assertThat(window.barriers()).as(scheme + " " + window.eval("location")).isEmpty();
    }
  }

  /** Plays a card, and says where cards go next. */
  private static final String MOVED =
      """
      const done = arguments[0];
      const moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        setTimeout(() => done(moved));
        moved.push(frames.translate[0]);
        return animate.call(this, frames, options);
      };
      document.querySelector('.hand button').click();
      """;

  @Test
  void a_trick_goes_to_its_taker_unless_nothing_is_to_move() {
    Seated seated = Seated.at("euchre", 1, 1, false);
    window.open(server.add(seated.table()).get(0));
    window.eval("document.startViewTransition = () => { document.body.remove(); }");
    RandomGenerator random = Seed.of(1).generator();
    String seen = window.next("");
    String inTrick = "document.querySelector('#table:has(.place .card) .hand button')";
    while (window.eval(inTrick).equals("null")) {
      window.answerByKeyboard(random);
      seen = window.next(seen);
    }
    window.eval("delete document.startViewTransition");
    window.look(1280, 800, "light", "no-preference");
    List<?> moved = (List<?>) window.await(MOVED);
    assertThat(moved.size()).isBetween(3, 4);
    assertThat(moved.stream().filter("0px 0px"::equals)).as("the taker's own").hasSize(1);
  }
}
