package dev.baize.study.dataset;

import java.io.ByteArrayOutputStream;

/** Consecutive games, as they are written. */
final class Block {

  private static final long NONE = -1;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long from = NONE;
  private long to = NONE;

  /** Where the next game is written. */
  ByteArrayOutputStream out() {
    return bytes;
  }

  /** Begins a game, which follows on the one before. */
  void begin(long game) {
    if (from == NONE) {
      from = game;
    }
    to = game + 1;
  }

  boolean isEmpty() {
    return from == NONE;
  }

  /** The number of the first game; negative if there is none. */
  long from() {
    return from;
  }

  /** One more than the number of the last game. */
  long to() {
    return to;
  }

  long size() {
    return bytes.size();
  }

  byte[] bytes() {
    return bytes.toByteArray();
  }
}
