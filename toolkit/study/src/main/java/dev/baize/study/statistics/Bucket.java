package dev.baize.study.statistics;

/**
 * A range of values and how many were observed in it.
 *
 * <p>Buckets are numbered in ascending order of their values. Values below 1024 in magnitude each
 * have their own bucket, numbered like the value; beyond, each range from one power of two to the
 * next is divided into 512 buckets of equal width, as in G. Tene's HdrHistogram.
 *
 * @param low the least value of the range
 * @param high the greatest value of the range
 * @param count the number of observations, 1 or more
 */
public record Bucket(long low, long high, long count) {

  private static final int EXACT_BITS = 10;
  private static final int EXACT = 1 << EXACT_BITS;
  private static final int PARTS = EXACT / 2;

  /** {@return the midpoint, which represents all values of the range} */
  public long middle() {
    return low + (high - low) / 2;
  }

  /** The bucket with this number and count. */
  static Bucket of(int number, long count) {
    return new Bucket(least(number), greatest(number), count);
  }

  /** Whether a value has its own bucket. */
  static boolean isExact(long value) {
    return -EXACT < value && value < EXACT;
  }

  /** The number of the bucket that a value is in. */
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
  static long least(int number) {
    if (number >= 0) {
      return lower(number);
    }
    long upper = upper(-number);
    return upper < 0 ? Long.MIN_VALUE : -upper;
  }

  /** The greatest value in a bucket. */
  static long greatest(int number) {
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
