package dev.baize.core.simulation;

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
   * {@return the games that are in either}
   *
   * @param other may have games that are here, too
   */
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

  /**
   * {@return the games that are here and not in the other}
   *
   * @param other may have games that are not here
   */
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

  /**
   * {@return whether at least one game is in both}
   *
   * @param other may be empty
   */
  public boolean overlaps(GameSet other) {
    return ranges.stream()
        .anyMatch(
            one ->
                other.ranges.stream()
                    .anyMatch(two -> one.from() < two.to() && two.from() < one.to()));
  }

  /** {@return how many games these are} */
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
