package dev.baize.cli.play;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of every game at the table, new or resumed. */
final class PlayOptions {

  static final String PRACTICE = "--practice";
  static final String NO_CONFIRM = "--no-confirm";
  static final String HINTS = "--hints";

  @Option(
      names = PRACTICE,
      description =
          "Let undo take decisions back even after you have seen more. The history of the game says"
              + " so; the record does not.")
  boolean practice;

  @Option(
      names = NO_CONFIRM,
      description =
          "Take every decision at once: ask nothing again, not even where a decision costs more than"
              + " half a bet.")
  boolean unconfirmed;

  @Option(
      names = HINTS,
      paramLabel = "NAME",
      description = {
        "The player that hint asks, as \"baize players\" lists them; with settings as in "
            + "Master:samples=200.",
        "The strongest by default."
      })
  @Nullable String hints;
}
