package dev.baize.study.tournament;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Counts as tests write them. */
final class Counts {

  private Counts() {}

  static long[] parse(String text) {
    return Stream.of(text.split(" ")).mapToLong(Long::parseLong).toArray();
  }

  static long[] reversed(long[] counts) {
    return IntStream.range(0, counts.length)
        .mapToLong(i -> counts[counts.length - 1 - i])
        .toArray();
  }
}
