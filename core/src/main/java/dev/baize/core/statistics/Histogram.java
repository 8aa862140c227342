package dev.baize.core.statistics;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How often which values were observed. Immutable; two are equal if they count the same.
 *
 * <p>Values below 1024 in size are counted one by one. Greater ones are counted in {@linkplain
 * Bucket buckets} that depend on nothing but the value and are narrower than 1/512 of any value in
 * them, so that a histogram takes little room however many and however great the values are, and
 * histograms of parts add up to that of the whole.
 */
public final class Histogram {

  /** As many digits as a person's decimal fraction keeps in a double: 0.9 of 10 are 9. */
  private static final MathContext DECIMAL = new MathContext(15);

  /** The number of the first bucket; 0 if there are no counts. */
  private final int first;

  /** By bucket from the first on; 0 neither at the beginning nor at the end. */
  private final long[] counts;

  /** Of counts, which may then go on counting. */
  Histogram(Counts counts) {
    this.first = counts.first();
    this.counts = counts.toArray();
  }

  /**
   * {@return the histogram with these buckets}
   *
   * @param buckets ascending; empty if nothing was observed
   * @throws IllegalArgumentException if one is no bucket of a histogram, has no count above 0, or
   *     does not come after the one before it
   */
  public static Histogram of(List<Bucket> buckets) {
    Counts counts = new Counts();
    int previous = Integer.MIN_VALUE;
    for (Bucket bucket : buckets) {
      int number = Buckets.number(bucket.low());
      if (!bucket.equals(bucket(number, bucket.count())) || bucket.count() < 1) {
        throw new IllegalArgumentException(
            "%s: expected a count above 0 of a bucket such as %s"
                .formatted(bucket, bucket(number, 1)));
      }
      if (number <= previous) {
        throw new IllegalArgumentException(bucket + ": expected buckets to ascend");
      }
      counts.add(number, bucket.count());
      previous = number;
    }
    return new Histogram(counts);
  }

  /** The bucket with this number, counted so often. */
  private static Bucket bucket(int number, long count) {
    return new Bucket(Buckets.low(number), Buckets.high(number), count);
  }

  /** {@return the buckets that have a value, ascending} */
  public List<Bucket> buckets() {
    List<Bucket> buckets = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        buckets.add(bucket(first + i, counts[i]));
      }
    }
    return List.copyOf(buckets);
  }

  /**
   * {@return how many values were observed}
   *
   * @throws ArithmeticException if they are more than a {@code long} can count
   */
  public long total() {
    long total = 0;
    for (long count : counts) {
      total = Math.addExact(total, count);
    }
    return total;
  }

  /**
   * {@return what both count}
   *
   * @param other of other observations
   */
  public Histogram merge(Histogram other) {
    Counts both = new Counts();
    addTo(both);
    other.addTo(both);
    return new Histogram(both);
  }

  /**
   * {@return the bucket of a quantile: of the least value that at least so great a part of all
   * values do not exceed} This is definition 1 of R. J. Hyndman and Y. Fan, <i>Sample quantiles in
   * statistical packages</i>, 1996.
   *
   * @param part from 0 to 1, with 15 decimal digits: 0.5 for the median, 0 for the least value, 1
   *     for the greatest
   * @throws IllegalArgumentException if the part is not as said above
   * @throws IllegalStateException if there are no values
   */
  public Bucket quantile(double part) {
    if (!(part >= 0 && part <= 1)) {
      throw new IllegalArgumentException("part " + part + ": expected 0 to 1");
    }
    if (counts.length == 0) {
      throw new IllegalStateException("nothing was observed");
    }
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
