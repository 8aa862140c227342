package dev.baize.core.simulation;

import com.google.common.collect.Range;
import com.google.common.collect.RangeSet;
import com.google.common.collect.TreeRangeSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A set of game numbers. Immutable.
 *
 * @param ranges the minimal ranges that make up the set: ascending, none empty, with gaps between
 *     them
 */
public record GameSet(List<GameRange> ranges) {

  /**
   * Copies the ranges.
   *
   * @param ranges ascending, none empty, with gaps between them
   * @throws IllegalArgumentException if they are anything else
   */
  public GameSet {
    ranges = List.copyOf(ranges);
    long previous = -1;
    for (GameRange range : ranges) {
      if (range.from() <= previous || range.games() == 0) {
        throw new IllegalArgumentException(
            ranges + ": expected ranges that are not empty, with gaps between them, ascending");
      }
      previous = range.to();
    }
  }

  /**
   * {@return the games of one range}
   *
   * @param range may be empty
   */
  public static GameSet of(GameRange range) {
    return new GameSet(range.games() == 0 ? List.of() : List.of(range));
  }

  /**
   * {@return the union of both sets}
   *
   * @param other may overlap with this set
   */
  public GameSet plus(GameSet other) {
    RangeSet<Long> union = rangeSet();
    union.addAll(other.rangeSet());
    return of(union);
  }

  /**
   * {@return the games of this set that are not in the other}
   *
   * @param other may have games that are not in this set
   */
  public GameSet minus(GameSet other) {
    RangeSet<Long> difference = rangeSet();
    difference.removeAll(other.rangeSet());
    return of(difference);
  }

  /**
   * {@return the games that are in both sets}
   *
   * @param other may overlap with this set
   */
  public GameSet intersection(GameSet other) {
    return minus(minus(other));
  }

  /**
   * {@return whether the sets have a game in common}
   *
   * @param other may be empty
   */
  public boolean overlaps(GameSet other) {
    RangeSet<Long> games = rangeSet();
    return other.ranges.stream().anyMatch(range -> games.intersects(closedOpen(range)));
  }

  private static GameSet of(RangeSet<Long> games) {
    return new GameSet(
        games.asRanges().stream()
            .map(range -> new GameRange(range.lowerEndpoint(), range.upperEndpoint()))
            .toList());
  }

  private RangeSet<Long> rangeSet() {
    RangeSet<Long> games = TreeRangeSet.create();
    ranges.forEach(range -> games.add(closedOpen(range)));
    return games;
  }

  private static Range<Long> closedOpen(GameRange range) {
    return Range.closedOpen(range.from(), range.to());
  }

  /** {@return the number of games} */
  public long games() {
    return ranges.stream().mapToLong(GameRange::games).sum();
  }

  /** {@return text such as {@code games 0 to 999, game 2000}} */
  @Override
  public String toString() {
    return ranges.isEmpty()
        ? "no games"
        : ranges.stream().map(GameRange::toString).collect(Collectors.joining(", "));
  }
}
