package dev.baize.cli.play;

/**
 * How a session at the table ended.
 *
 * @param kind why
 * @param result the result of the game on one line; empty unless it is over
 */
public record SessionEnd(Kind kind, String result) {

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
