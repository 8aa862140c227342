package dev.baize.cli.play;

/**
 * How a sitting ended.
 *
 * @param kind why
 * @param message what to tell the person afterwards, one line
 * @param history whether the person wants to read the whole game
 */
public record Ending(Kind kind, String message, boolean history) {

  /** Why a sitting ended. */
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
