package dev.baize.cli.io;

import java.nio.ByteBuffer;

/**
 * Checks whether UTF-8 text is only printable ASCII and line feeds, eight bytes at a time, because
 * a session of blackjack may print a hundred megabytes.
 */
final class PlainBytes {

  /** A byte of value one in each place. */
  private static final long ONES = 0x0101010101010101L;

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long LOW_BITS = 0x7f * ONES;

  private PlainBytes() {}

  /** Whether all of some bytes are printable ASCII or line feeds. */
  static boolean isPlain(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    while (in.remaining() >= Long.BYTES) {
      if (!isPlain(in.getLong())) {
        return false;
      }
    }
    long rest = ' ' * ONES;
    while (in.hasRemaining()) {
      rest = (rest << Byte.SIZE) | (in.get() & 0xff);
    }
    return isPlain(rest);
  }

  private static boolean isPlain(long eight) {
    long visible = eight | (lineFeeds(eight) >>> 2);
    long low = visible - ' ' * ONES;
    long delete = visible + ONES;
    return ((visible | low | delete) & HIGH_BITS) == 0;
  }

  /**
   * The high bit of each byte that is a line feed; shifted right by two, it makes the byte
   * printable.
   */
  private static long lineFeeds(long eight) {
    long zeros = eight ^ ('\n' * ONES);
    return ~(((zeros & LOW_BITS) + LOW_BITS) | zeros | LOW_BITS);
  }
}
