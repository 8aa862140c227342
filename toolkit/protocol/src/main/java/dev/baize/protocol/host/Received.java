package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.process.BotFailures;

/** A line of a player, and its bytes, which are quoted if it turns out to be malformed. */
final class Received {

  private final byte[] bytes;
  private final Line line;

  private Received(byte[] bytes, Line line) {
    this.bytes = bytes;
    this.line = line;
  }

  /** Reads a line; throws {@link PlayerFailedException} if it is malformed or an error. */
  static Received parse(byte[] bytes) {
    try {
      Line line = Line.parse(bytes);
      if (line.isOfType(ErrorLine.TYPE)) {
        throw BotFailures.gaveUp(line.text(ErrorLine.MESSAGE));
      }
      return new Received(bytes, line);
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(bytes, e);
    }
  }

  Line line() {
    return line;
  }

  /** Returns the line; throws {@link PlayerFailedException} if it has another type. */
  Received requireType(String type) {
    if (!line.isOfType(type)) {
      throw malformed(line.unexpected(Line.TYPE, '"' + type + '"'));
    }
    return this;
  }

  /** The failure of a player that has sent a line that makes no sense. */
  RuntimeException malformed(Exception reason) {
    return BotFailures.malformed(bytes, reason);
  }
}
