package dev.baize.charts;

import com.google.common.primitives.Longs;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Sorts the observations of a sample into bins whose bounds are powers of ten, or 1, 2 and 5 times
 * one; zero has a bin of its own, and the bins of negative values mirror those of positive ones.
 */
final class LogBinning {

  private static final int[] FACTORS = {1, 2, 5};
  private static final int DECADES = 19;

  /** The least value of each bin of positive values. */
  private final List<Long> bounds;

  private LogBinning(NavigableSet<Long> bounds) {
    this.bounds = List.copyOf(bounds);
  }

  /**
   * The bins from the least observation to the greatest, of which 20 or more may be wanted at most.
   */
  static List<Bin> of(Sample sample, int most) {
    LogBinning bins = narrowest(sample.min(), sample.max(), most);
    int first = bins.number(sample.min());
    long[] counts = new long[bins.number(sample.max()) - first + 1];
    for (Bucket bucket : sample.values().buckets()) {
      long value = Longs.constrainToRange(bucket.middle(), sample.min(), sample.max());
      counts[bins.number(value) - first] += bucket.count();
    }
    List<Bin> all = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      all.add(bins.bin(first + i, counts[i]));
    }
    return all;
  }

  private static LogBinning narrowest(long min, long max, int most) {
    LogBinning bins = new LogBinning(bounds(1, FACTORS));
    for (int decades = 1; bins.number(max) - bins.number(min) >= most; decades++) {
      bins = new LogBinning(bounds(decades, new int[] {1}));
    }
    return bins;
  }

  private static NavigableSet<Long> bounds(int decades, int[] factors) {
    NavigableSet<Long> bounds = new TreeSet<>();
    long power = 1;
    for (int decade = 0; decade < DECADES; decade++) {
      for (int factor : factors) {
        if (decade % decades == 0 && power <= Long.MAX_VALUE / factor) {
          bounds.add(factor * power);
        }
      }
      power *= 10;
    }
    return bounds;
  }

  /** The number of the bin of a value: 0 for zero, with the sign of the value. */
  private int number(long value) {
    if (value < 0) {
      return -number(Math.max(value, -Long.MAX_VALUE) * -1);
    }
    int number = 0;
    while (number < bounds.size() && bounds.get(number) <= value) {
      number++;
    }
    return number;
  }

  private Bin bin(int number, long count) {
    if (number < 0) {
      Bin mirrored = bin(-number, count);
      return new Bin(-mirrored.high(), -mirrored.low(), count);
    }
    long low = number == 0 ? 0 : bounds.get(number - 1);
    long high = number < bounds.size() ? bounds.get(number) - 1 : Long.MAX_VALUE;
    return new Bin(low, high, count);
  }
}
