package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import java.nio.charset.StandardCharsets;

/**
 * A line of a player.
 *
 * @param text the line as it was received, which is quoted if it turns out to be malformed
 */
record Received(String text, Line line) {

  private static final int MAX_QUOTED = 200;

  /** Reads a line; throws {@link PlayerFailedException} if it is malformed or an error. */
  static Received parse(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    try {
      Line line = Line.parse(bytes);
      if (line.isOfType(ErrorLine.TYPE)) {
        throw new PlayerFailedException(
            "gave up: " + Excerpt.of(line.text(ErrorLine.MESSAGE), MAX_QUOTED), null);
      }
      return new Received(text, line);
    } catch (MalformedLineException e) {
      throw malformed(text, e);
    }
  }

  /** Returns the line; throws {@link PlayerFailedException} if it has another type. */
  Received requireType(String type) {
    if (!line.isOfType(type)) {
      throw malformed(line.unexpected(Line.TYPE, '"' + type + '"'));
    }
    return this;
  }

  /** The failure of a player that has sent a line that makes no sense. */
  PlayerFailedException malformed(Exception reason) {
    return malformed(text, reason);
  }

  private static PlayerFailedException malformed(String text, Exception reason) {
    String quoted = ": \"" + Excerpt.of(text, MAX_QUOTED) + '"';
    String failure = "sent a malformed line: " + reason.getMessage() + quoted;
    return new PlayerFailedException(Printable.line(failure), reason);
  }
}
