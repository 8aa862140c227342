package dev.baize.cli.command;

import dev.baize.study.simulation.Simulation;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

public final class MaxDecisionsOption {

  private static final String NAME = "--max-decisions";

  /** What a person can do about a game that was stopped; follows the message. */
  public static final String HINT = "; " + NAME + " allows more";

  @Option(
      names = NAME,
      paramLabel = "N",
      description =
          "Stop a game that has not ended after N decisions, as one that fails; 1e7 by default.")
  private @Nullable Long number;

  public long number() {
    return number == null ? Simulation.MAX_DECISIONS : Count.require(NAME, number, Count.MAX);
  }

  /** {@return the arguments that give this option again; none if it is not given} */
  public List<String> arguments() {
    return number == null ? List.of() : List.of(NAME, Long.toString(number));
  }
}
