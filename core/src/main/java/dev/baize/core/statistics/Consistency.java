package dev.baize.core.statistics;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigInteger;
import java.util.List;

/** Checks that a sample's numbers are consistent: that some observations could have them. */
final class Consistency {

  private Consistency() {}

  static void check(
      long observations,
      BigInteger sum,
      BigInteger squares,
      GameSums games,
      long min,
      long max,
      Histogram values) {
    require(games.games() >= 0 && games.games() <= observations, "games", games.games());
    List<Bucket> buckets = values.buckets();
    BigInteger counted = counted(buckets);
    require(counted.equals(BigInteger.valueOf(observations)), "counted values", counted);
    requireOutermost(min, max, buckets);
    BigInteger count = BigInteger.valueOf(observations);
    BigInteger played = BigInteger.valueOf(games.games());
    // A sum of squares is least when all terms are equal (Cauchy–Schwarz).
    require(covers(squares, count, sum), "squares", squares);
    require(covers(games.squaredSums(), played, sum), "squared sums of games", games.squaredSums());
    require(
        covers(games.squaredCounts(), played, count),
        "squared counts of games",
        games.squaredCounts());
    require(
        games.squaredResiduals(sum, count).signum() >= 0, "products of games", games.products());
  }

  /** The number of values, which may exceed a {@code long}. */
  private static BigInteger counted(List<Bucket> buckets) {
    return buckets.stream()
        .map(bucket -> BigInteger.valueOf(bucket.count()))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static void requireOutermost(long min, long max, List<Bucket> buckets) {
    Bucket first = buckets.isEmpty() ? new Bucket(0, 0, 0) : buckets.get(0);
    Bucket last = buckets.isEmpty() ? first : buckets.get(buckets.size() - 1);
    require(min <= max && first.low() <= min && min <= first.high(), "least", min);
    require(last.low() <= max && max <= last.high(), "greatest", max);
  }

  private static boolean covers(BigInteger squares, BigInteger terms, BigInteger sum) {
    return squares.multiply(terms).compareTo(sum.pow(2)) >= 0
        && (terms.signum() > 0 || squares.signum() == 0);
  }

  private static void require(boolean consistent, String what, Object found) {
    checkArgument(
        consistent, "%s %s: no observations have this with the other numbers", what, found);
  }
}
