package hearts;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Prints the public events of a game. */
final class HeartsTranscript implements Listener<Play, HeartsEvent> {
  private final Appendable out;
  private final List<String> names;

  HeartsTranscript(Appendable out, List<String> names) {
    this.out = out;
    this.names = List.copyOf(names);
  }

  @Override
  public void happened(HeartsEvent event) {
    if (event instanceof HeartsEvent.Played played) {
      line(name(played.seat()) + " plays the " + played.card());
    } else if (event instanceof HeartsEvent.Taken taken) {
      line(name(taken.seat()) + " takes the trick, hearts: " + taken.hearts());
    }
  }

  private String name(Seat seat) {
    return names.get(seat.index());
  }

  private void line(String text) {
    try {
      out.append(text).append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
