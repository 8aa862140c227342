package dev.baize.core.table;

import dev.baize.core.text.Excerpt;
import java.util.Locale;

/** How well the others at a table play, from the weakest to the strongest. */
public enum Level {

  /** For people who are learning the rules. */
  EASY,

  /** For people who know the rules. */
  MEDIUM,

  /** For people who play well. */
  HARD,

  /** The strongest players that there are. */
  BEST;

  /**
   * {@return the level with a name}
   *
   * @param name a name as {@link #toString} prints it
   * @throws IllegalArgumentException if there is no such level
   */
  public static Level parse(String name) {
    for (Level level : values()) {
      if (level.toString().equals(name)) {
        return level;
      }
    }
    throw new IllegalArgumentException(
        "no level " + Excerpt.quote(name) + "; expected easy, medium, hard or best");
  }

  /** {@return the name in lower case, as people write it} */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
