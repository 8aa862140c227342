package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;
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
   */
  public GameSet {
    ranges = List.copyOf(ranges);
    long previous = -1;
    for (GameRange range : ranges) {
      checkArgument(
          range.from() > previous && range.games() > 0,
          "%s: expected ranges that are not empty, with gaps between them, ascending",
          ranges);
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
    return of(set().union(other.set()));
  }

  /**
   * {@return the games of this set that are not in the other}
   *
   * @param other may have games that are not in this set
   */
  public GameSet minus(GameSet other) {
    return of(set().difference(other.set()));
  }

  /**
   * {@return the games that are in both sets}
   *
   * @param other may overlap with this set
   */
  public GameSet intersection(GameSet other) {
    return of(set().intersection(other.set()));
  }

  /**
   * {@return whether the sets have a game in common}
   *
   * @param other may be empty
   */
  public boolean overlaps(GameSet other) {
    return !intersection(other).ranges.isEmpty();
  }

  private ImmutableRangeSet<Long> set() {
    return ranges.stream()
        .map(range -> Range.closedOpen(range.from(), range.to()))
        .collect(ImmutableRangeSet.toImmutableRangeSet());
  }

  private static GameSet of(ImmutableRangeSet<Long> games) {
    return new GameSet(
        games.asRanges().stream()
            .map(range -> new GameRange(range.lowerEndpoint(), range.upperEndpoint()))
            .toList());
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
