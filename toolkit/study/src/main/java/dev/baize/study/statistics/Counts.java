package dev.baize.study.statistics;

import java.util.List;
import java.util.stream.IntStream;

/** Counts values by bucket, in an array that spans the outermost non-empty buckets. */
final class Counts {

  private static final int ROOM = 16;

  /** The bucket number of the first element of {@link #counts}. */
  private int first;

  private long[] counts = {};

  /** Counts a value once. */
  void add(long value) {
    add(Bucket.number(value), 1);
  }

  /** Adds other counts. */
  void add(Counts other) {
    for (int i = 0; i < other.counts.length; i++) {
      if (other.counts[i] != 0) {
        add(other.first + i, other.counts[i]);
      }
    }
  }

  void add(int bucket, long count) {
    int i = bucket - first;
    if (i < 0 || i >= counts.length) {
      makeRoom(bucket);
      i = bucket - first;
    }
    counts[i] += count;
  }

  private void makeRoom(int bucket) {
    if (counts.length == 0) {
      first = bucket - ROOM / 2;
      counts = new long[ROOM];
      return;
    }
    int more = Math.max(bucket - first - counts.length + 1, first - bucket);
    long[] wider = new long[counts.length + Math.max(more, counts.length)];
    int shift = bucket < first ? wider.length - counts.length : 0;
    System.arraycopy(counts, 0, wider, shift, counts.length);
    counts = wider;
    first -= shift;
  }

  /** Adds the counts of buckets. */
  void add(List<Bucket> buckets) {
    buckets.forEach(bucket -> add(Bucket.number(bucket.low()), bucket.count()));
  }

  /** The buckets that are not empty, in ascending order. */
  List<Bucket> buckets() {
    return IntStream.range(0, counts.length)
        .filter(i -> counts[i] > 0)
        .mapToObj(i -> Bucket.of(first + i, counts[i]))
        .toList();
  }
}
