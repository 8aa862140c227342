package dev.baize.charts;

import com.google.common.math.LongMath;
import com.google.common.primitives.Longs;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.Sample;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Sorts the observations of a sample into bins, from the least observation to the greatest. Values
 * that share a bucket of the sample go into the bin of the bucket's middle.
 */
final class Binning {

  private static final int[] FACTORS = {1, 2, 5};
  private static final int DECADES = 19;

  private Binning() {}

  /** The values that a histogram shows as one bar: the least, the greatest, and how many. */
  record Bin(long low, long high, long count) {

    /** For instance {@code 7}, {@code 100 to 199} or {@code 10^17 to <10^18}. */
    String label() {
      if (high == Long.MAX_VALUE && low > 0) {
        return AxisLabel.of(low) + " or more";
      }
      return low == high
          ? AxisLabel.of(low)
          : bound(low, BigDecimal.ONE.negate(), '>') + " to " + bound(high, BigDecimal.ONE, '<');
    }

    /** A bound, or the exclusive bound next to it if only that has a short form. */
    private static String bound(long value, BigDecimal outwards, char beyond) {
      BigDecimal own = BigDecimal.valueOf(value);
      BigDecimal next = own.add(outwards);
      boolean shorter =
          AxisLabel.isGreat(next) && !AxisLabel.isRound(own) && AxisLabel.isRound(next);
      return shorter ? beyond + AxisLabel.of(next) : AxisLabel.of(own);
    }
  }

  /** Numbers the bins of all values, ascending. */
  private interface Bins {

    long number(long value);

    Bin bin(long number, long count);

    /** Whether there are not too many; a difference that a {@code long} cannot hold is negative. */
    default boolean fit(Sample sample, int most) {
      long beyond = number(sample.max()) - number(sample.min());
      return beyond >= 0 && beyond < most;
    }

    default List<Bin> count(Sample sample) {
      long first = number(sample.min());
      long[] counts = new long[(int) (number(sample.max()) - first) + 1];
      for (Bucket bucket : sample.values().buckets()) {
        long value = Longs.constrainToRange(bucket.middle(), sample.min(), sample.max());
        counts[(int) (number(value) - first)] += bucket.count();
      }
      List<Bin> bins = new ArrayList<>();
      for (int i = 0; i < counts.length; i++) {
        bins.add(bin(first + i, counts[i]));
      }
      return bins;
    }
  }

  /**
   * At most 4 or more bins of equal width: 1, 2 or 5 times a power of ten, with multiples of it as
   * bounds. None if there are no observations.
   */
  static List<Bin> equal(Sample sample, int most) {
    if (sample.observations() == 0) {
      return List.of();
    }
    for (long power = 1; ; power *= 10) {
      for (int factor : FACTORS) {
        Bins bins = new EqualBins(factor * power);
        if (bins.fit(sample, most)) {
          return bins.count(sample);
        }
      }
    }
  }

  private record EqualBins(long width) implements Bins {

    @Override
    public long number(long value) {
      return Math.floorDiv(value, width);
    }

    @Override
    public Bin bin(long number, long count) {
      boolean last = number >= Long.MAX_VALUE / width;
      long high = last ? Long.MAX_VALUE : (number + 1) * width - 1;
      return new Bin(LongMath.saturatedMultiply(number, width), high, count);
    }
  }

  /**
   * At most 20 or more bins whose bounds are powers of ten, or 1, 2 and 5 times one. Zero has a bin
   * of its own, and the bins of negative values mirror those of positive ones.
   */
  static List<Bin> logarithmic(Sample sample, int most) {
    Bins bins = new MirroredBins(bounds(1, FACTORS));
    for (int decades = 1; !bins.fit(sample, most); decades++) {
      bins = new MirroredBins(bounds(decades, new int[] {1}));
    }
    return bins.count(sample);
  }

  private static List<Long> bounds(int decades, int[] factors) {
    TreeSet<Long> bounds = new TreeSet<>();
    long power = 1;
    for (int decade = 0; decade < DECADES; decade++) {
      for (int factor : factors) {
        if (decade % decades == 0 && power <= Long.MAX_VALUE / factor) {
          bounds.add(factor * power);
        }
      }
      power *= 10;
    }
    return List.copyOf(bounds);
  }

  /** Bins with these least values, if they are of positive values; bin 0 is that of zero. */
  private record MirroredBins(List<Long> bounds) implements Bins {

    @Override
    public long number(long value) {
      return value < 0
          ? -number(Math.max(value, -Long.MAX_VALUE) * -1)
          : bounds.stream().filter(bound -> bound <= value).count();
    }

    @Override
    public Bin bin(long number, long count) {
      if (number < 0) {
        Bin mirrored = bin(-number, count);
        return new Bin(-mirrored.high(), -mirrored.low(), count);
      }
      long low = number == 0 ? 0 : bounds.get((int) number - 1);
      long high = number < bounds.size() ? bounds.get((int) number) - 1 : Long.MAX_VALUE;
      return new Bin(low, high, count);
    }
  }
}
