package dev.baize.study.statistics;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigInteger;
import java.util.List;

/** Checks that a sample's numbers are consistent: that some observations could have them. */
final class Consistency {

  /** The bits of a sum of fewer than 2⁶³ products of two {@code long} values. */
  private static final int MAX_BITS = 3 * (Long.SIZE - 1);

  private Consistency() {}

  static void check(
      long observations,
      BigInteger sum,
      BigInteger squares,
      GameSums games,
      long min,
      long max,
      Histogram values) {
    List<Bucket> buckets = values.buckets();
    BigInteger counted = counted(buckets);
    require(counted.equals(BigInteger.valueOf(observations)), "counted values", counted);
    requireOutermost(min, max, buckets);
    BigInteger count = BigInteger.valueOf(observations);
    BigInteger least = BigInteger.valueOf(min);
    BigInteger greatest = BigInteger.valueOf(max);
    require(
        least.multiply(count).compareTo(sum) <= 0 && sum.compareTo(greatest.multiply(count)) <= 0,
        "sum",
        sum);
    BigInteger most = least.pow(2).max(greatest.pow(2)).multiply(count);
    require(covers(squares, count, sum) && squares.compareTo(most) <= 0, "squares", squares);
    checkRatio(sum, count, games);
  }

  /** Checks sums over games of numerators and denominators. */
  static void checkRatio(BigInteger sum, BigInteger count, GameSums games) {
    BigInteger played = BigInteger.valueOf(games.games());
    require(played.signum() >= 0 && played.compareTo(count) <= 0, "games", played);
    for (BigInteger each :
        List.of(sum, games.squaredSums(), games.products(), games.squaredCounts())) {
      require(each.bitLength() <= MAX_BITS, "sum", each);
    }
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

  /** Whether terms can have these squares, whose sum is least if all are equal. */
  private static boolean covers(BigInteger squares, BigInteger terms, BigInteger sum) {
    return squares.multiply(terms).compareTo(sum.pow(2)) >= 0
        && (terms.signum() > 0 || squares.signum() == 0);
  }

  private static void require(boolean consistent, String what, Object found) {
    checkArgument(
        consistent, "%s %s: no observations have this with the other numbers", what, found);
  }
}
