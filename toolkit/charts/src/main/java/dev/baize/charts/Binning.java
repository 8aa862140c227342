package dev.baize.charts;

import com.google.common.math.LongMath;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;

/**
 * Sorts the observations of a sample into bins of equal width: 1, 2 or 5 times a power of ten, with
 * multiples of it as bounds. Values that share a bucket of the sample go into the bin of the
 * bucket's middle.
 */
final class Binning {

  private final long width;

  private Binning(long width) {
    this.width = width;
  }

  /**
   * The bins from the least observation to the greatest, of which 4 or more may be wanted at most;
   * none if there are no observations.
   */
  static List<Bin> of(Sample sample, int most) {
    if (sample.observations() == 0) {
      return List.of();
    }
    Binning bins = narrowest(sample.min(), sample.max(), most);
    long first = bins.number(sample.min());
    long[] counts = new long[(int) (bins.number(sample.max()) - first) + 1];
    for (Bucket bucket : sample.values().buckets()) {
      long value = Math.max(sample.min(), Math.min(sample.max(), bucket.middle()));
      counts[(int) (bins.number(value) - first)] += bucket.count();
    }
    List<Bin> all = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      all.add(new Bin(bins.low(first + i), bins.high(first + i), counts[i]));
    }
    return all;
  }

  private static Binning narrowest(long min, long max, int most) {
    for (long power = 1; ; power *= 10) {
      for (int factor : new int[] {1, 2, 5}) {
        Binning bins = new Binning(factor * power);
        long beyond = bins.number(max) - bins.number(min);
        // What a long cannot hold is negative here.
        if (beyond >= 0 && beyond < most) {
          return bins;
        }
      }
    }
  }

  private long number(long value) {
    return Math.floorDiv(value, width);
  }

  private long low(long number) {
    return LongMath.saturatedMultiply(number, width);
  }

  private long high(long number) {
    return number >= Long.MAX_VALUE / width ? Long.MAX_VALUE : (number + 1) * width - 1;
  }
}
