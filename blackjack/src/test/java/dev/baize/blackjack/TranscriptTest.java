package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What the transcript prints, and when. */
class TranscriptTest {

  /** Checks what has been printed whenever it is asked. */
  private record Reader(StringBuilder printed) implements BlackjackPlayer {

    @Override
    public long bet(BlackjackView view) {
      String hand = "Hand " + (view.handsPlayed() + 1) + " bankroll " + view.bankroll() + "\n";
      assertThat(printed.substring(printed.lastIndexOf("Hand ")))
          .matches(hand + "(Shuffling the deck\n(cut at \\d\\d\n){7})?");
      return view.minimum();
    }

    @Override
    public boolean draw(BlackjackView view) {
      assertThat(printed.substring(printed.lastIndexOf("Player bets ")).lines())
          .hasSize(view.cards().size() + 2);
      return view.total() < 15;
    }
  }

  @Property(tries = 20, seed = "1")
  void everything_is_written_before_the_player_is_asked(@ForAll long seed) {
    StringBuilder printed = new StringBuilder();
    Match.builder(BlackjackRules.classic(500, 50), List.of(new Reader(printed)), Seed.of(seed))
        .listener(new Transcript(printed))
        .build()
        .play();
    assertThat(printed.substring(printed.lastIndexOf("\nPlayer has "))).endsWith(" hands\n");
  }

  @Test
  void a_failing_output_is_reported() {
    Writer broken =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("full");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    assertThatThrownBy(() -> new Transcript(broken).happened(new BlackjackEvent.HandBegan(1, 100)))
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseMessage("full");
  }
}
