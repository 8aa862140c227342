package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.toy.HighCardEvent.Played;
import dev.baize.core.toy.HighCardEvent.TrickTaken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Tells a game of high card to people who do not look into the hands. */
final class HighCardTranscript implements Listener<Play, HighCardEvent> {

  private final Appendable out;
  private final List<String> names;

  HighCardTranscript(Appendable out, List<String> names) {
    this.out = out;
    this.names = List.copyOf(names);
  }

  @Override
  public void happened(HighCardEvent event) {
    if (event instanceof Played played) {
      line(name(played.seat()) + " plays the " + played.card());
    } else if (event instanceof TrickTaken taken) {
      line(name(taken.seat()) + " takes the trick");
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
