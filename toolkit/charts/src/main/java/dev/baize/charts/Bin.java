package dev.baize.charts;

import com.google.common.collect.Maps;
import com.google.common.math.LongMath;
import com.google.common.primitives.Longs;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.Sample;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * The values that a histogram shows as one bar: the least, the greatest, and how many. The bins of
 * a sample reach from the least observation to the greatest. Values that share a bucket of the
 * sample go into the bin of the bucket's middle.
 */
record Bin(long low, long high, long count) {

  private static final int DECADES = 19;

  /** For instance {@code 7}, {@code 100 to 199} or {@code 10^17 to <10^18}. */
  String label() {
    if (high == Long.MAX_VALUE && low > 0) {
      return Axis.number(low) + " or more";
    }
    return low == high
        ? Axis.number(low)
        : bound(low, BigDecimal.ONE.negate(), '>') + " to " + bound(high, BigDecimal.ONE, '<');
  }

  /** A bound, or the exclusive bound next to it if only that has a short form. */
  private static String bound(long value, BigDecimal outwards, char beyond) {
    BigDecimal own = BigDecimal.valueOf(value);
    BigDecimal next = own.add(outwards);
    boolean shorter = Axis.isGreat(next) && !Axis.isRound(own) && Axis.isRound(next);
    return shorter ? beyond + Axis.number(next) : Axis.number(own);
  }

  /**
   * Up to {@code most} bins, which is 4 or more, of equal width: 1, 2 or 5 times a power of ten,
   * with multiples of it as bounds. There are none if there are no observations.
   */
  static List<Bin> equal(Sample sample, int most) {
    if (sample.observations() == 0) {
      return List.of();
    }
    for (long power = 1; ; power *= 10) {
      for (int factor : Axis.FACTORS) {
        long width = factor * power;
        long first = Math.floorDiv(sample.min(), width);
        long last = Math.floorDiv(sample.max(), width);
        // A difference that a long cannot hold is negative.
        if (last - first >= 0 && last - first < most) {
          List<Long> lows =
              LongStream.rangeClosed(first, last)
                  .mapToObj(number -> LongMath.saturatedMultiply(number, width))
                  .toList();
          boolean open = last >= Long.MAX_VALUE / width;
          return bins(sample, lows, open ? Long.MAX_VALUE : (last + 1) * width - 1);
        }
      }
    }
  }

  /** How far equal bins are moved to stand over the values in them, if each has one at most. */
  static double shift(Sample sample, List<Bin> bins) {
    long width = Math.max(bins.get(0).high - bins.get(0).low + 1, 1);
    long offset = Math.floorMod(sample.min(), width);
    boolean isRegular =
        sample.values().buckets().stream()
            .allMatch(it -> Math.floorMod(it.middle(), width) == offset);
    return isRegular ? offset - (width - 1) / 2.0 : 0;
  }

  /**
   * Up to {@code most} bins, which is 20 or more, whose bounds are powers of ten, or 1, 2 and 5
   * times one. Zero has a bin of its own, and the bins of negative values mirror those of positive
   * ones.
   */
  static List<Bin> logarithmic(Sample sample, int most) {
    NavigableSet<Long> bounds = bounds(sample, 1, Axis.FACTORS);
    for (int decades = 1; bounds.headSet(sample.max(), true).size() > most; decades++) {
      bounds = bounds(sample, decades, 1);
    }
    Long next = bounds.higher(sample.max());
    long high = next == null ? Long.MAX_VALUE : next - 1;
    return bins(sample, bounds.headSet(sample.max(), true), high);
  }

  /** The least values of all bins from that of the least observation. */
  private static NavigableSet<Long> bounds(Sample sample, int decades, int... factors) {
    NavigableSet<Long> bounds = new TreeSet<>(List.of(Long.MIN_VALUE, 0L));
    for (int decade = 0; decade < DECADES; decade += decades) {
      for (int factor : factors) {
        long bound = factor * LongMath.pow(10, decade);
        bounds.add(bound);
        bounds.add(1 - bound);
      }
    }
    return bounds.tailSet(bounds.headSet(sample.min(), true).last(), true);
  }

  /** Bins with these least values, of which the last one ends with {@code high}. */
  private static List<Bin> bins(Sample sample, Collection<Long> lows, long high) {
    NavigableMap<Long, Long> counts = new TreeMap<>(Maps.toMap(lows, low -> 0L));
    for (Bucket bucket : sample.values().buckets()) {
      long value = Longs.constrainToRange(bucket.middle(), sample.min(), sample.max());
      counts.merge(counts.headMap(value, true).lastKey(), bucket.count(), Long::sum);
    }
    List<Bin> bins = new ArrayList<>();
    long end = high;
    for (Map.Entry<Long, Long> bin : counts.descendingMap().entrySet()) {
      bins.add(0, new Bin(bin.getKey(), end, bin.getValue()));
      end = bin.getKey() - 1;
    }
    return bins;
  }
}
