package dev.baize.core.simulation;

/**
 * Games that follow one another, by number.
 *
 * @param from the number of the first, 0 or more
 * @param to one more than the number of the last; not less than {@code from}
 */
public record GameRange(long from, long to) {

  /**
   * Checks the numbers.
   *
   * @param from 0 or more
   * @param to not less than {@code from}
   * @throws IllegalArgumentException if they are not as said above
   */
  public GameRange {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(
          "games from %d to below %d: expected 0 or more, ascending".formatted(from, to));
    }
  }

  /**
   * {@return so many games from game 0 on}
   *
   * @param games 0 or more
   * @throws IllegalArgumentException if it is negative
   */
  public static GameRange first(long games) {
    return new GameRange(0, games);
  }

  /**
   * {@return one game}
   *
   * @param game its number
   * @throws IllegalArgumentException if it is negative
   * @throws ArithmeticException if it is {@link Long#MAX_VALUE}
   */
  public static GameRange only(long game) {
    return new GameRange(game, Math.addExact(game, 1));
  }

  /**
   * {@return one of so many parts that together are this range, in order; their sizes differ by one
   * at most}
   *
   * @param part 0 to {@code parts} − 1
   * @param parts 1 or more
   * @throws IllegalArgumentException if there is no such part
   */
  public GameRange part(int part, int parts) {
    if (part < 0 || part >= parts) {
      throw new IllegalArgumentException(
          "no part %d of %d; expected 0 to %d".formatted(part, parts, parts - 1));
    }
    return new GameRange(start(part, parts), start(part + 1, parts));
  }

  private long start(int part, int parts) {
    return from + games() / parts * part + Math.min(part, games() % parts);
  }

  /** {@return how many games these are} */
  public long games() {
    return to - from;
  }

  /** {@return text such as {@code games 0 to 999}} */
  @Override
  public String toString() {
    return switch ((int) Math.min(games(), 2)) {
      case 0 -> "no games";
      case 1 -> "game " + from;
      default -> "games " + from + " to " + (to - 1);
    };
  }
}
