package dev.baize.core.statistics;

/**
 * Values beside each other, counted together.
 *
 * @param low the least value that falls into it
 * @param high the greatest value that falls into it
 * @param count how many did, 1 or more
 */
public record Bucket(long low, long high, long count) {

  /** {@return the value in the middle, which stands for all} */
  public long middle() {
    return low + (high - low) / 2;
  }
}
