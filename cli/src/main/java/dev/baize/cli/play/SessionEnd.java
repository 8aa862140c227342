package dev.baize.cli.play;

/**
 * How a session at the table ended.
 *
 * @param kind why
 * @param result the result of the game on one line; empty unless it is over
 * @param history whether the person wants to read the whole game
 */
public record SessionEnd(Kind kind, String result, boolean history) {

  /** Why a session ended. */
  public enum Kind {
    /** The game is over. */
    OVER,
    /** The person left the table. */
    LEFT,
    /** The person pressed Ctrl-C. */
    INTERRUPTED,
    /** The person's input ended. */
    INPUT_ENDED
  }
}
