package dev.baize.study.statistics;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/**
 * The frequencies of observed values.
 *
 * <p>Values below 1024 in magnitude are counted individually, larger ones in {@linkplain Bucket
 * buckets} that depend only on the value and are narrower than 1/512 of any value in them. So a
 * histogram stays small whatever the number and magnitude of the values, and histograms of parts
 * add up to that of the whole.
 *
 * @param buckets those with a count, in ascending order
 */
public record Histogram(List<Bucket> buckets) {

  /** The decimal digits that every double preserves, so that 0.9 of 10 is 9. */
  private static final MathContext DECIMAL = new MathContext(15);

  /**
   * Copies the buckets.
   *
   * @param buckets in ascending order; empty if nothing was observed
   */
  public Histogram {
    buckets = List.copyOf(buckets);
    int previous = Integer.MIN_VALUE;
    for (Bucket bucket : buckets) {
      int number = Bucket.number(bucket.low());
      Bucket whole = Bucket.of(number, bucket.count());
      checkArgument(
          bucket.equals(whole) && bucket.count() >= 1 && number > previous,
          "%s: expected a count above 0 of a bucket such as %s, in ascending order",
          bucket,
          whole);
      previous = number;
    }
  }

  /** {@return the number of observed values} */
  public long total() {
    return buckets.stream().mapToLong(Bucket::count).reduce(0, Math::addExact);
  }

  /**
   * {@return the sum of both histograms}
   *
   * @param other a histogram of other observations
   */
  public Histogram merge(Histogram other) {
    Counts both = new Counts();
    both.add(buckets);
    both.add(other.buckets);
    return new Histogram(both.buckets());
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
    checkState(!buckets.isEmpty(), "nothing was observed");
    long rank = rank(part, total());
    int i = 0;
    long upTo = buckets.get(0).count();
    while (upTo < rank) {
      i++;
      upTo += buckets.get(i).count();
    }
    return buckets.get(i);
  }

  private static long rank(double part, long total) {
    return new BigDecimal(part)
        .round(DECIMAL)
        .multiply(BigDecimal.valueOf(total))
        .setScale(0, RoundingMode.CEILING)
        .longValueExact();
  }
}
