package dev.baize.cli.play;

import java.util.List;
import picocli.CommandLine.Option;

/** The option for the players of the other seats. */
final class OpponentsOption {

  @Option(
      names = "--opponents",
      paramLabel = "NAME",
      split = ",",
      description = {
        "The players in the other seats, as \"baize players\" lists them: one for all "
            + "seats, or one for each, separated by commas, clockwise from your left.",
        "The strongest by default."
      })
  private List<String> names = List.of();

  /** The players that were named; none for the strongest. */
  List<String> names() {
    return names;
  }
}
