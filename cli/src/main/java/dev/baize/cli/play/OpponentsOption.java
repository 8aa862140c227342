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
        "The players of the other seats, as \"baize players\" lists them: one for all of them, or one"
            + " for each, with commas, from your left around.",
        "The strongest there is, unless given."
      })
  private List<String> names = List.of();

  /** Which players were asked for; none for the strongest. */
  List<String> names() {
    return names;
  }
}
