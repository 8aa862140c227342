package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games in a real browser. */
@Tag("browser")
class BrowserTest {

  private static final int LONG = 5000;
  private static final String OVER = "over";

  /** The number of a question that is new, when there is one; or that the game is over. */
  private static final String NEXT =
      """
      const [seen, done] = arguments;
      const place = document.getElementById('place');
      const look = () => {
        document.body.click();
        const question = document.getElementById('table').dataset.question;
        const isOver = place.querySelector('button[name=again]');
        if (isOver || (question !== '0' && question !== seen)) {
          observer.disconnect();
          done(isOver ? 'over' : question);
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(place, {childList: true});
      look();
      """;

  /** The middle of one of the answers that can be clicked; nothing if none can. */
  private static final String POINT =
      """
      const answers = document.querySelectorAll('#place button[name=answer]:not(.tools *)');
      if (!answers.length) {
        return '';
      }
      const answer = answers[arguments[0] % answers.length];
      answer.scrollIntoView({block: 'center'});
      const box = answer.getBoundingClientRect();
      return Math.round(box.x + box.width / 2) + ' ' + Math.round(box.y + box.height / 2);
      """;

  /** An answer that can be typed. */
  private static final String WORD =
      """
      const words = [...document.querySelectorAll('#place button[name=answer]:not(.tools *)')].map(each => each.value);
      words.push(...[...document.querySelectorAll('#words option')].map(each => each.value));
      return words[arguments[0] % words.length];
      """;

  private static final String OTHER_HOSTS =
      "return String(performance.getEntriesByType('resource').filter(each =>"
          + " !each.name.startsWith(location.origin)).length);";

  private WebServer server;

  @BeforeEach
  void serve() throws Exception {
    server = WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  }

  @AfterEach
  void end() throws Exception {
    server.close();
  }

  static Stream<String> games() {
    return Seated.GAMES.keySet().stream().sorted();
  }

  /** Answers one question anyhow, by mouse where something can be clicked. */
  private static void answer(Chromium window, boolean byMouse, RandomGenerator random)
      throws Exception {
    String number = Integer.toString(random.nextInt(100));
    String point = byMouse ? window.run(POINT, number) : "";
    if (point.isEmpty()) {
      String word = window.run(WORD, number);
      window.run("document.getElementById('table').elements.typed.focus(); return ''", "");
      window.type(word, true);
    } else {
      int space = point.indexOf(' ');
      window.click(
          Integer.parseInt(point.substring(0, space)),
          Integer.parseInt(point.substring(space + 1)));
    }
  }

  private static void play(Chromium window, boolean byMouse, RandomGenerator random)
      throws Exception {
    String seen = window.await(NEXT, "");
    for (int i = 0; i < LONG && !seen.equals(OVER); i++) {
      answer(window, byMouse, random);
      seen = window.await(NEXT, seen);
    }
    assertThat(seen).isEqualTo(OVER);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_whole_game_is_played_by_mouse(String game) throws Exception {
    Seated seated = Seated.at(game, 1, 1, false);
    URI link = server.add(seated.table()).get(0);
    try (Chromium window = new Chromium(1280, 900)) {
      window.open(link);
      play(window, true, Seed.of(1).generator());
      assertThat(window.run(OTHER_HOSTS, "")).isEqualTo("0");
    }
    assertThat(seated.table().isOver()).isTrue();
  }

  @Test
  void a_whole_game_is_played_on_a_telephone_by_keyboard_alone() throws Exception {
    Seated seated = Seated.at("beans", 2, 1, false);
    URI link = server.add(seated.table()).get(0);
    try (Chromium window = new Chromium(360, 740)) {
      window.open(link);
      assertThat(window.run("return document.activeElement.id", "")).isEqualTo("prompt");
      play(window, false, Seed.of(2).generator());
      assertThat(
              window.run(
                  "return String(document.documentElement.scrollWidth <= window.innerWidth)", ""))
          .isEqualTo("true");
    }
  }

  @Test
  void four_friends_play_in_four_browsers_of_which_one_leaves_and_comes_back() throws Exception {
    WebRoom room =
        WebRoom.open(
            Seated.header("euchre", 3, 1),
            false,
            4,
            "Random",
            "Random",
            Seated.setup(Seated.REGISTRY, false));
    List<URI> links = room.addTo(server).stream().map(Invitation::link).toList();
    List<Chromium> windows = new ArrayList<>();
    try {
      for (int i = 0; i < links.size(); i++) {
        Chromium window = new Chromium(800, 600);
        windows.add(window);
        window.open(links.get(i));
        window.run("document.getElementById('table').elements.typed.focus(); return ''", "");
        window.type("Friend " + i, true);
      }
      RandomGenerator random = Seed.of(3).generator();
      for (int i = 0; i < LONG && !windows.get(0).run(ANY_OVER, "").equals(OVER); i++) {
        if (i == 5) {
          windows.get(2).close();
          windows.set(2, new Chromium(360, 740));
          windows.get(2).open(links.get(2));
        }
        for (Chromium window : windows) {
          if (window.run(ASKED, "").equals("yes")) {
            answer(window, true, random);
          }
        }
      }
      for (Chromium window : windows) {
        assertThat(window.await(NEXT, "")).isEqualTo(OVER);
      }
    } finally {
      for (Chromium window : windows) {
        window.close();
      }
    }
  }

  private static final String ASKED =
      "document.body.click();"
          + " return document.getElementById('table').dataset.question === '0' ? 'no' : 'yes'";
  private static final String ANY_OVER =
      "return document.querySelector('#place button[name=again]') ? 'over' : ''";
}
