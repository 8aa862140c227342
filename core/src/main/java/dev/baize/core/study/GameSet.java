package dev.baize.core.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Which games something is about, by number. Immutable.
 *
 * @param ranges the games as few ranges as possible: none is empty, and each begins after a gap
 *     that follows the one before it
 */
public record GameSet(List<GameRange> ranges) {

  /**
   * Copies the ranges.
   *
   * @throws IllegalArgumentException if they are not as said above
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

  /** The games of one range. */
  public static GameSet of(GameRange range) {
    return new GameSet(range.games() == 0 ? List.of() : List.of(range));
  }

  /** The games of both. */
  public GameSet plus(GameSet other) {
    List<GameRange> sorted = new ArrayList<>(ranges);
    sorted.addAll(other.ranges);
    sorted.sort(Comparator.comparingLong(GameRange::from));
    List<GameRange> united = new ArrayList<>();
    for (GameRange range : sorted) {
      int last = united.size() - 1;
      if (last >= 0 && range.from() <= united.get(last).to()) {
        GameRange before = united.get(last);
        united.set(last, new GameRange(before.from(), Math.max(before.to(), range.to())));
      } else {
        united.add(range);
      }
    }
    return new GameSet(united);
  }

  /** The games that are here and not in the other. */
  public GameSet minus(GameSet other) {
    List<GameRange> left = new ArrayList<>();
    for (GameRange range : ranges) {
      long from = range.from();
      for (GameRange taken : other.ranges) {
        if (taken.from() < range.to() && from < taken.to()) {
          if (from < taken.from()) {
            left.add(new GameRange(from, taken.from()));
          }
          from = taken.to();
        }
      }
      if (from < range.to()) {
        left.add(new GameRange(from, range.to()));
      }
    }
    return new GameSet(left);
  }

  /** Whether a game is in both. */
  public boolean overlaps(GameSet other) {
    return ranges.stream()
        .anyMatch(
            one ->
                other.ranges.stream()
                    .anyMatch(two -> one.from() < two.to() && two.from() < one.to()));
  }

  /** How many games these are. */
  public long games() {
    return ranges.stream().mapToLong(GameRange::games).sum();
  }

  /** For instance {@code games 0 to 999, game 2000}. */
  @Override
  public String toString() {
    return ranges.isEmpty()
        ? "no games"
        : ranges.stream().map(GameRange::toString).collect(Collectors.joining(", "));
  }
}
