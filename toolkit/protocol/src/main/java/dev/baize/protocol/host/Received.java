package dev.baize.protocol.host;

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

  /**
   * Reads a line.
   *
   * @throws dev.baize.core.player.PlayerFailedException if it is malformed, or the player gives up,
   *     which the message says
   */
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

  /**
   * Returns the line if it has a type.
   *
   * @throws dev.baize.core.player.PlayerFailedException if it has another one
   */
  Received requireType(String type) {
    if (!line.isOfType(type)) {
      throw malformed(line.unexpected(Line.TYPE, '"' + type + '"'));
    }
    return this;
  }

  Line line() {
    return line;
  }

  /** The failure of a player that has sent a line that makes no sense. */
  RuntimeException malformed(Exception reason) {
    return BotFailures.malformed(bytes, reason);
  }
}
