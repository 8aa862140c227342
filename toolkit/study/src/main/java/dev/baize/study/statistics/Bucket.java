package dev.baize.study.statistics;

/**
 * A range of values and how many were observed in it.
 *
 * @param low the least value of the range
 * @param high the greatest value of the range
 * @param count the number of observations, 1 or more
 */
public record Bucket(long low, long high, long count) {

  /** {@return the midpoint, which represents all values of the range} */
  public long middle() {
    return low + (high - low) / 2;
  }

  /** The bucket with this number and count. */
  static Bucket of(int number, long count) {
    return new Bucket(Buckets.low(number), Buckets.high(number), count);
  }
}
