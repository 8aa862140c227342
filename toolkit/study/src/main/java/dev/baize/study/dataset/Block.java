package dev.baize.study.dataset;

import java.io.ByteArrayOutputStream;

/** Consecutive games, as they are written. */
final class Block extends ByteArrayOutputStream {

  private static final long NONE = -1;

  private long from = NONE;
  private long to = NONE;

  /** Begins the game that follows the one before. */
  void begin(long game) {
    if (from == NONE) {
      from = game;
    }
    to = game + 1;
  }

  /** The number of the first game; negative if there is none. */
  long from() {
    return from;
  }

  /** One more than the number of the last game. */
  long to() {
    return to;
  }
}
