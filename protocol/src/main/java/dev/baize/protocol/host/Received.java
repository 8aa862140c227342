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
   * @param type that it must have
   * @throws dev.baize.core.player.PlayerFailedException if it is malformed or has another type; if
   *     the player gives up, the message says why
   */
  static Received parse(byte[] bytes, String type) {
    try {
      Line line = Line.parse(bytes);
      if (line.type().equals(ErrorLine.TYPE)) {
        throw BotFailures.gaveUp(line.text(ErrorLine.MESSAGE));
      }
      if (!line.type().equals(type)) {
        throw line.unexpected(Line.TYPE, '"' + type + '"');
      }
      return new Received(bytes, line);
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(bytes, e);
    }
  }

  Line line() {
    return line;
  }

  /** The failure of a player that has sent a line that makes no sense. */
  RuntimeException malformed(Exception reason) {
    return BotFailures.malformed(bytes, reason);
  }
}
