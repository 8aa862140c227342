package dev.baize.study.statistics;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frequencies of observed values. Immutable; two are equal if their counts are equal.
 *
 * <p>Values below 1024 in magnitude are counted individually, larger ones in {@linkplain Bucket
 * buckets} that depend only on the value and are narrower than 1/512 of any value in them. So a
 * histogram stays small whatever the number and magnitude of the values, and histograms of parts
 * add up to that of the whole.
 */
public final class Histogram {

  /** The decimal digits that every double preserves, so that 0.9 of 10 is 9. */
  private static final MathContext DECIMAL = new MathContext(15);

  /** The number of the first bucket; 0 if there are no counts. */
  private final int first;

  /** By bucket, starting with the first; no leading or trailing zeros. */
  private final long[] counts;

  /** Copies the counts. */
  Histogram(Counts counts) {
    this.first = counts.first();
    this.counts = counts.toArray();
  }

  /**
   * {@return the histogram with these buckets}
   *
   * @param buckets in ascending order; empty if nothing was observed
   */
  public static Histogram of(List<Bucket> buckets) {
    Counts counts = new Counts();
    int previous = Integer.MIN_VALUE;
    for (Bucket bucket : buckets) {
      int number = Buckets.number(bucket.low());
      checkArgument(
          bucket.equals(bucket(number, bucket.count())) && bucket.count() >= 1,
          "values %s to %s, count %s: expected a count above 0 of a bucket such as %s to %s",
          bucket.low(),
          bucket.high(),
          bucket.count(),
          Buckets.low(number),
          Buckets.high(number));
      checkArgument(number > previous, "%s: expected buckets to ascend", bucket);
      counts.add(number, bucket.count());
      previous = number;
    }
    return new Histogram(counts);
  }

  /** The bucket with this number and count. */
  private static Bucket bucket(int number, long count) {
    return new Bucket(Buckets.low(number), Buckets.high(number), count);
  }

  /** {@return the non-empty buckets, in ascending order} */
  public List<Bucket> buckets() {
    List<Bucket> buckets = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        buckets.add(bucket(first + i, counts[i]));
      }
    }
    return List.copyOf(buckets);
  }

  /** {@return the number of observed values} */
  public long total() {
    long total = 0;
    for (long count : counts) {
      total = Math.addExact(total, count);
    }
    return total;
  }

  /**
   * {@return the sum of both histograms}
   *
   * @param other a histogram of other observations
   */
  public Histogram merge(Histogram other) {
    Counts both = new Counts();
    addTo(both);
    other.addTo(both);
    return new Histogram(both);
  }

  /**
   * {@return the bucket of a quantile, the least value such that at least a given fraction of all
   * values are no greater} This is definition 1 of R. J. Hyndman and Y. Fan, <i>Sample quantiles in
   * statistical packages</i>, 1996.
   *
   * @param part the fraction, from 0 to 1, rounded to 15 decimal digits: 0.5 for the median, 0 for
   *     the least value, 1 for the greatest
   */
  public Bucket quantile(double part) {
    checkArgument(part >= 0 && part <= 1, "part %s: expected 0 to 1", part);
    checkState(counts.length > 0, "nothing was observed");
    long rank = rank(part, total());
    int i = 0;
    long upTo = counts[0];
    while (upTo < rank) {
      i++;
      upTo += counts[i];
    }
    return bucket(first + i, counts[i]);
  }

  private static long rank(double part, long total) {
    return new BigDecimal(part)
        .round(DECIMAL)
        .multiply(BigDecimal.valueOf(total))
        .setScale(0, RoundingMode.CEILING)
        .longValueExact();
  }

  private void addTo(Counts sum) {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        sum.add(first + i, counts[i]);
      }
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Histogram that
        && first == that.first
        && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return 31 * first + Arrays.hashCode(counts);
  }

  /** {@return text such as {@code 11360 values in 5 buckets}} */
  @Override
  public String toString() {
    return total() + " values in " + buckets().size() + " buckets";
  }
}
