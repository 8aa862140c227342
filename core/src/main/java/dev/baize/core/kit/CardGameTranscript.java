package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Prints the text of each event on a line, with the names of the seats.
 *
 * @param out written to as things happen
 * @param names by seat
 */
record CardGameTranscript<D extends Decision>(Appendable out, List<String> names)
    implements Listener<D, CardGameEvent<D>> {

  @Override
  public void happened(CardGameEvent<D> event) {
    try {
      out.append(line(event)).append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String line(CardGameEvent<D> event) {
    if (event instanceof CardGameEvent.Dealt<D> dealt) {
      return named(dealt.seat(), dealt.text());
    }
    if (event instanceof CardGameEvent.Decided<D> decided) {
      return named(decided.seat(), decided.text());
    }
    if (event instanceof CardGameEvent.Shown<D> shown && shown.seat().isPresent()) {
      return named(shown.seat().get(), shown.text());
    }
    return event.text();
  }

  private String named(Seat seat, String text) {
    return names.get(seat.index()) + text.substring(seat.toString().length());
  }
}
