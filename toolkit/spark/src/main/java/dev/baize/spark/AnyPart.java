package dev.baize.spark;

import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.tournament.TournamentResult;
import java.util.function.Consumer;

/** A part of any study. */
final class AnyPart {

  private AnyPart() {}

  /** Whether a text is that of a part of a simulation, a tournament or a sequential test. */
  static boolean isText(String text) {
    return parses(SimulationResult::parse, text)
        || parses(TournamentResult::parse, text)
        || parses(TestedParts::part, text);
  }

  private static boolean parses(Consumer<String> parser, String text) {
    try {
      parser.accept(text);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
