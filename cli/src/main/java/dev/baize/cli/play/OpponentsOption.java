package dev.baize.cli.play;

import java.util.List;
import picocli.CommandLine.Option;

/** The option for the players of the other seats. */
final class OpponentsOption {

  /** A comma, unless a setting follows it, which belongs to the player before. */
  private static final String COMMA_BETWEEN_PLAYERS = ",(?![^,:=]*=)";

  @Option(
      names = "--opponents",
      paramLabel = "NAME",
      split = COMMA_BETWEEN_PLAYERS,
      splitSynopsisLabel = ",",
      description = {
        "The players in the other seats, as \"baize players\" lists them: one for all "
            + "seats, or one for each, separated by commas, clockwise from your left; with "
            + "settings as in Master:samples=200.",
        "The strongest by default."
      })
  private List<String> names = List.of();

  /** The players that were named; none for the strongest. */
  List<String> names() {
    return names;
  }
}
