package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A range of consecutive game numbers.
 *
 * @param from the number of the first, 0 or more
 * @param to one past the number of the last; not less than {@code from}
 */
public record GameRange(long from, long to) {

  /**
   * Checks the numbers.
   *
   * @param from 0 or more
   * @param to not less than {@code from}
   */
  public GameRange {
    checkArgument(
        from >= 0 && to >= from,
        "games from %s to below %s: expected 0 or more, ascending",
        from,
        to);
  }

  /**
   * {@return the first games, from game 0 on}
   *
   * @param games the number of games, 0 or more
   */
  public static GameRange first(long games) {
    return new GameRange(0, games);
  }

  /**
   * {@return one game}
   *
   * @param game its number
   */
  public static GameRange only(long game) {
    return new GameRange(game, Math.addExact(game, 1));
  }

  /**
   * {@return one of several consecutive parts that make up this range; their sizes differ by one at
   * most}
   *
   * @param part the number of the part, 0 to {@code parts} − 1
   * @param parts the number of parts, 1 or more
   */
  public GameRange part(int part, int parts) {
    checkArgument(
        part >= 0 && part < parts, "no part %s of %s; expected 0 to %s", part, parts, parts - 1);
    return new GameRange(start(part, parts), start(part + 1, parts));
  }

  private long start(int part, int parts) {
    return from + games() / parts * part + Math.min(part, games() % parts);
  }

  /** {@return the number of games} */
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
