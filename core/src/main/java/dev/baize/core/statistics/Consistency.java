package dev.baize.core.statistics;

import java.math.BigInteger;
import java.util.List;

/** Tells whether there can be observations that a sample's numbers are of. */
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
    // No sum of squares is less than if all terms were the same (Cauchy and Schwarz).
    require(covers(squares, count, sum), "squares", squares);
    require(covers(games.squaredSums(), played, sum), "squared sums of games", games.squaredSums());
    require(
        covers(games.squaredCounts(), played, count),
        "squared counts of games",
        games.squaredCounts());
    require(
        games.squaredResiduals(sum, count).signum() >= 0, "products of games", games.products());
  }

  /** How many values there are, which may be more than a {@code long} can count. */
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
    if (!consistent) {
      throw new IllegalArgumentException(
          what + " " + found + ": no observations have this with the other numbers");
    }
  }
}
