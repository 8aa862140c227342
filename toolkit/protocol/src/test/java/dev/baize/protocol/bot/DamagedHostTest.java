package dev.baize.protocol.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.WatchfulProvider;
import dev.baize.protocol.host.HostLines;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A host of high card, one of whose lines is damaged. */
class DamagedHostTest {

  private static final HighCardRules RULES = new HighCardRules(3, 1);

  private static final List<DamagedHost<HighCardView, Play, HighCardEvent>> HOSTS =
      List.of(
          host(new RandomProvider(), "\"array\":true,", false),
          host(new WatchfulProvider(), "\"events\":true,", true));

  private static DamagedHost<HighCardView, Play, HighCardEvent> host(
      PlayerProvider<HighCardView, Play, HighCardEvent> player, String hello, boolean remembers) {
    try {
      HighCard game = new HighCard();
      return new DamagedHost<>(game, player, HostLines.of(game, RULES, hello, 1), remembers);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Property(tries = 1000, seed = "2")
  void a_damaged_line_is_refused_in_a_line_or_answered(@ForAll long seed) {
    DamagedHost<HighCardView, Play, HighCardEvent> host = HOSTS.get((int) (seed & 1));
    assertThat(host.questions()).isEqualTo(9);
    assertTimeoutPreemptively(Duration.ofSeconds(30), () -> host.check(new Random(seed)));
  }
}
