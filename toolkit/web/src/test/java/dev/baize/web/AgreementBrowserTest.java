package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What two friends agree to, each in a real browser. */
@Tag("browser")
class AgreementBrowserTest {

  /** Presses the button of a name once there is one, and says what it is called. */
  private static final String PRESS =
      """
      const [name, done] = arguments;
      const look = () => {
        document.body.click();
        const button = document.querySelector(`#place button[name=${name}]:not(.pressed)`);
        if (button) {
          observer.disconnect();
          button.classList.add('pressed');
          button.click();
          done(button.textContent);
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(document.getElementById('place'), {childList: true});
      look();
      """;

  /** Waits until the log has a text. */
  private static final String SAID =
      """
      const [text, done] = arguments;
      const log = document.getElementById('log');
      const look = () => {
        document.body.click();
        if (log.textContent.includes(text)) {
          observer.disconnect();
          done(text);
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(document.querySelector('main'), {childList: true, subtree: true});
      look();
      """;

  private static void tick(Chromium window) {
    window.find("#place [name=hints]").click();
    window.find("#place [name=typed]").click();
  }

  @Test
  void two_friends_want_hints_and_take_a_decision_back() throws Exception {
    WebRoom room = Seated.room("beans", 1, true, 2);
    try (WebServer server =
            WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Chromium ann = new Chromium();
        Chromium ben = new Chromium()) {
      List<URI> links = room.addTo(server).stream().map(Invitation::link).toList();
      ann.open(links.get(0));
      ben.open(links.get(1));
      // What Ben has ticked and not sent yet stays when Ann sits down.
      tick(ben);
      tick(ann);
      ann.type("Ann", Keys.ENTER);
      ben.await(SAID.replace("getElementById('log')", "getElementById('place')"), "Ann, who wants");
      ben.type("Ben", Keys.ENTER);
      ann.await(SAID, "Hints are on");
      ann.await(PRESS, "hint");
      ann.await(PRESS, "answer");
      ann.await(PRESS, "undo");
      assertThat(ben.await(PRESS, "agree")).isEqualTo("Agree");
      ann.await(SAID, "was taken back");
      ben.await(SAID, "was taken back");
    }
  }
}
