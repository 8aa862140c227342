package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Tells what each seat decides. */
final class MovedTranscript<D extends Decision> implements Listener<D, Moved<D>> {

  private final Appendable out;
  private final List<String> names;

  MovedTranscript(Appendable out, List<String> names) {
    this.out = out;
    this.names = List.copyOf(names);
  }

  @Override
  public void happened(Moved<D> event) {
    try {
      out.append(names.get(event.seat().index()))
          .append(": ")
          .append(event.decision().text())
          .append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
