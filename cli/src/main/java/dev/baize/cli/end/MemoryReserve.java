package dev.baize.cli.end;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Memory that is set aside before players are asked for anything, so that a failure can be reported
 * if they use up all the rest. It is released in parts that grow, since other threads may use up
 * the first.
 */
final class MemoryReserve {

  /** The number of blocks in each part, the last to be released first. */
  private static final int[] PARTS = {8, 4, 2, 1, 1};

  /** Small enough not to be a humongous object of the G1 collector. */
  private static final int BLOCK_BYTES = 256 * 1024;

  private final Deque<byte[][]> parts = new ArrayDeque<>(PARTS.length);

  void fill() {
    if (parts.isEmpty()) {
      for (int blocks : PARTS) {
        parts.push(new byte[blocks][BLOCK_BYTES]);
      }
    }
  }

  /** Releases a part without allocating anything; returns whether one was left. */
  boolean release() {
    boolean released = parts.poll() != null;
    if (released) {
      // The parallel collector gives up after five collections in a row that free little.
      System.gc();
    }
    return released;
  }

  /** Releases all that is left. */
  void clear() {
    parts.clear();
  }
}
