package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints the text of each event on a line, with the names of the seats.
 *
 * @param out written to as things happen
 * @param names by seat
 */
record CardGameTranscript<D extends Decision>(Appendable out, List<String> names)
    implements Listener<D, CardGameEvent<D>> {

  private static final Pattern SEAT = Pattern.compile("^seat ([0-9]+)");

  @Override
  public void happened(CardGameEvent<D> event) {
    try {
      out.append(line(event)).append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text, in which the name of a seat stands for its number. */
  private String line(CardGameEvent<D> event) {
    Matcher seat = SEAT.matcher(event.text());
    return seat.replaceFirst(
        found -> Matcher.quoteReplacement(names.get(Integer.parseInt(found.group(1)))));
  }
}
