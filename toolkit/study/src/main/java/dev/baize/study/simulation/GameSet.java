package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

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
    return where(other, (here, there) -> here || there);
  }

  /**
   * {@return the games of this set that are not in the other}
   *
   * @param other may have games that are not in this set
   */
  public GameSet minus(GameSet other) {
    return where(other, (here, there) -> here && !there);
  }

  /**
   * {@return the games that are in both sets}
   *
   * @param other may overlap with this set
   */
  public GameSet intersection(GameSet other) {
    return where(other, (here, there) -> here && there);
  }

  /**
   * {@return whether the sets have a game in common}
   *
   * @param other may be empty
   */
  public boolean overlaps(GameSet other) {
    return !intersection(other).ranges.isEmpty();
  }

  /**
   * The games for which the predicate, given whether this set and the other contain them, is true.
   */
  private GameSet where(GameSet other, BiPredicate<Boolean, Boolean> chosen) {
    long[] here = bounds();
    long[] there = other.bounds();
    List<GameRange> found = new ArrayList<>();
    boolean inside = false;
    long from = 0;
    int i = 0;
    int j = 0;
    for (long bound :
        LongStream.concat(Arrays.stream(here), Arrays.stream(there)).sorted().toArray()) {
      if (i < here.length && here[i] == bound) {
        i++;
      }
      if (j < there.length && there[j] == bound) {
        j++;
      }
      // A bound with an odd index ends a range.
      boolean next = chosen.test(i % 2 == 1, j % 2 == 1);
      if (inside && !next) {
        found.add(new GameRange(from, bound));
      } else if (!inside) {
        from = bound;
      }
      inside = next;
    }
    return new GameSet(found);
  }

  /** Where the ranges begin and end, alternately; ascending. */
  private long[] bounds() {
    long[] bounds = new long[2 * ranges.size()];
    for (int i = 0; i < ranges.size(); i++) {
      bounds[2 * i] = ranges.get(i).from();
      bounds[2 * i + 1] = ranges.get(i).to();
    }
    return bounds;
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
