package dev.baize.core.record;

import dev.baize.core.card.Card;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import dev.baize.core.toy.WatchfulProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * A process that records a match until it is killed. The file stays below 4096 bytes, where no
 * system breaks a write off.
 */
final class KilledRecorder {

  static final Header HEADER = Tables.header(HighCardRules.duel(), 42);

  private KilledRecorder() {}

  /** Takes the name of the file. */
  public static void main(String[] arguments) throws IOException {
    Registry slow =
        new Registry(List.of(new HighCard()), List.of(new Slow(), new WatchfulProvider()));
    MatchRecord record = MatchRecord.of(HEADER);
    try (RecordWriter writer = RecordWriter.create(Path.of(arguments[0]), record)) {
      RecordedMatch.of(record, slow)
          .listen(writer)
          .resume(slow, Tables.NOBODY_TO_ASK, Map.of())
          .play();
    }
  }

  private record Slow() implements PlayerProvider<HighCardView, Play, HighCardEvent> {
    @Override
    public String game() {
      return HighCard.NAME;
    }

    @Override
    public String name() {
      return "Random";
    }

    @Override
    public String description() {
      return "thinks for about a millisecond";
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      return new Thinker(context, new Random(context));
    }
  }

  private record Thinker(SeatContext context, Random random) implements HighCardPlayer {

    private static final int THOUGHTS = 200_000;
    private static final int LAST_TURN = 44;

    @Override
    public Card play(HighCardView view) {
      RandomGenerator thoughts = context.random(view);
      for (int i = 0; i < THOUGHTS; i++) {
        thoughts.nextLong();
      }
      if (view.turn() >= LAST_TURN) {
        awaitTheEnd();
      }
      return random.play(view);
    }

    /** Comes back only when the process that was to kill this one has ended itself. */
    private static void awaitTheEnd() {
      try {
        int none = System.in.read();
        throw new IllegalStateException("not killed, but told " + none);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
