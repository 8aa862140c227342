package dev.baize.study.statistics;

/**
 * Maps values to bucket numbers, in ascending order. Values below 1024 in magnitude each have their
 * own bucket, numbered like the value; beyond, each range from one power of two to the next is
 * divided into 512 buckets of equal width, as in G. Tene's HdrHistogram.
 */
final class Buckets {

  private static final int EXACT_BITS = 10;
  private static final int EXACT = 1 << EXACT_BITS;
  private static final int PARTS = EXACT / 2;

  private Buckets() {}

  /** Whether a value has its own bucket. */
  static boolean isExact(long value) {
    return -EXACT < value && value < EXACT;
  }

  static int number(long value) {
    if (isExact(value)) {
      return (int) value;
    }
    return value < 0 ? -numberOfSize(-value) : numberOfSize(value);
  }

  /** The bucket number of a magnitude of 1024 to 2⁶³, unsigned. */
  private static int numberOfSize(long size) {
    int shift = Long.SIZE - EXACT_BITS - Long.numberOfLeadingZeros(size);
    return shift * PARTS + (int) (size >>> shift);
  }

  /** The least value in a bucket. */
  static long low(int number) {
    if (number >= 0) {
      return lower(number);
    }
    long upper = upper(-number);
    return upper < 0 ? Long.MIN_VALUE : -upper;
  }

  /** The greatest value in a bucket. */
  static long high(int number) {
    return number < 0 ? -lower(-number) : upper(number);
  }

  private static long lower(int number) {
    int shift = shift(number);
    return (long) (number - shift * PARTS) << shift;
  }

  private static long upper(int number) {
    int shift = shift(number);
    return ((long) (number + 1 - shift * PARTS) << shift) - 1;
  }

  private static int shift(int number) {
    return Math.max(number / PARTS - 1, 0);
  }
}
