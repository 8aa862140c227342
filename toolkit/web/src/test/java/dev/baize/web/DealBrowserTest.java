package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import dev.baize.core.random.Seed;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Two real browsers make a deal with the server, and check it when the game is over. */
@Tag("browser")
class DealBrowserTest {

  private static final int LONG = 10_000;

  /** Waits until the table shows what a selector finds. */
  private static final String SHOWN =
      """
      const [selector, done] = arguments;
      const place = document.getElementById('place');
      const look = () => {
        document.body.click();
        if (place.querySelector(selector)) {
          observer.disconnect();
          done('shown');
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(place, {childList: true});
      look();
      """;

  /** Presses a button of the table, and waits for what is said. */
  private static final String SAID =
      """
      const [name, done] = arguments;
      const notice = document.getElementById('notice');
      const observer = new MutationObserver(() => {
        if (notice.textContent) {
          observer.disconnect();
          done(notice.textContent);
        }
      });
      observer.observe(notice, {childList: true, characterData: true, subtree: true});
      document.querySelector('#place button[name=' + name + ']').click();
      """;

  /** What is said of a record in which something is replaced by something else. */
  private static final String CHANGED =
      """
      const [change, done] = arguments;
      const [before, after] = change.split('>');
      const parts = Object.keys(localStorage).filter(key => key.startsWith(PART)).map(keptPart);
      fetch('record').then(reply => reply.text()).then(record =>
          done(verdict(record.replace(new RegExp(before), after), parts, location.pathname)));
      """;

  /** What a record is changed into, and what is said of it. */
  private static final String[][] CHANGES = {
    {"seed: >seed: 1", "do not follow"},
    {"note: >deal: other cards\\nnote: ", "do not follow"},
    {"deal: server .>deal: server x", "commitment of the server is not the one"},
    {"deal: 0 .{64}>deal: 0 x", "bytes of Ann are not those of the commitment"},
    {"note: deal: 2 .*\\n>", "commitment of seat 2 is not the one"},
    {"deal: 2 >deal: 0 ", "out of order"},
    {"(note: deal: .*\\n)+>", "no proof of the deal"},
  };

  /** Says in this browser what is said of a server that has committed to something else before. */
  private static final String OTHER_SERVER =
      """
      const done = arguments[1];
      const form = document.createElement('form');
      form.innerHTML = '<p id="deal" data-table="x" data-seat="0"><code data-seat="server">1</code></p>';
      takePart(form).then(() => {
        form.querySelector('#deal').dataset.reveal = '';
        form.querySelector('code').textContent = '2';
        return takePart(form, done);
      });
      """;

  private static String await(Chromium window, String script, String argument) {
    return String.valueOf(window.await(script, argument));
  }

  private static void sit(Chromium window, URI link, String name) {
    window.open(link);
    window.find("#place input").click();
    window.type(name, Keys.ENTER);
  }

  private static void play(List<? extends Place> places) {
    RandomGenerator random = Seed.of(1).generator();
    for (int i = 0; i < LONG; i++) {
      for (Place place : places) {
        SeatFeed feed = place.feed().orElseThrow();
        if (Seated.isAsked(feed)) {
          place
              .post(
                  "answer",
                  Map.of("question", Seated.question(feed), "answer", Seated.any(feed, random)))
              .join();
        }
      }
    }
  }

  @Test
  void browsers_deal_with_the_server_and_each_checks_the_deal_of_the_other() throws Exception {
    WebRoom room = Seated.room("euchre", 3, false, 2);
    try (WebServer server =
            WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Chromium ann = new Chromium();
        Chromium ben = new Chromium()) {
      List<URI> links = room.addTo(server).stream().map(Invitation::link).toList();
      sit(ann, links.get(0), "Ann");
      sit(ben, links.get(1), "Ben");
      await(ben, SHOWN, ".scene");
      play(room.places());
      await(ann, SHOWN, "button[name=check]");
      assertThat(await(ann, SAID, "check"))
          .startsWith(
              "Nobody chose the cards: they follow from random bytes of the server, Ann and Ben.")
          .contains("Those of this browser are among them", "What this cannot show");
      assertThat(await(ben, CHANGED, "Ben>Eve"))
          .contains("Those of this browser", "Ben added none");
      for (String[] each : CHANGES) {
        assertThat(await(ann, CHANGED, each[0]))
            .startsWith("The deal is not proven.")
            .contains(each[1]);
      }
      assertThat(await(ann, OTHER_SERVER, "")).contains("revealed nothing");
      try (Chromium other = new Chromium()) {
        other.open(links.get(0));
        assertThat(await(other, SAID, "check"))
            .startsWith("By the record, the cards follow")
            .contains("no bytes of its own");
      }
      room.places().get(0).post("again", Map.of()).join();
      await(ben, SHOWN, "#table:not(:has(#deal, [name=check]))");
      play(room.places());
      await(ben, SHOWN, "button[name=check]");
      assertThat(await(ben, SAID, "check"))
          .contains("Those of this browser")
          .doesNotContain("anew");
    }
  }

  @Test
  void the_hash_is_that_of_the_standard() throws Exception {
    try (WebServer server =
            WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Chromium window = new Chromium()) {
      window.open(server.add(Seated.at("auction", 1, 1, false).table()).get(0));
      for (int length : List.of(0, 3, 55, 56, 63, 64, 65, 119, 120, 1000)) {
        String text = "abc\u00e9".repeat(length).substring(0, length);
        assertThat(await(window, "arguments[1](sha256(arguments[0]))", text))
            .isEqualTo(Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString());
      }
    }
  }
}
