package kuhn;

import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Prints what the seats do. */
record KuhnTranscript(Appendable out, List<String> names)
    implements Listener<KuhnAction, KuhnEvent> {
  @Override
  public void happened(KuhnEvent event) {
    try {
      out.append(names.get(event.seat().index()) + ": " + event.action().text() + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
