package dev.baize.search.solve;

import dev.baize.core.game.Decision;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatVersion;
import dev.baize.core.lines.ResultPrinter;
import java.util.List;
import java.util.OptionalDouble;

/** Prints strategies in their file format: see {@link dev.baize.search.solve}. */
final class StrategyText {

  static final FormatVersion FIRST = new FormatVersion("strategy", 1);
  static final String ALGORITHM = "algorithm: ";
  static final String ITERATIONS = "iterations: ";
  static final String EXPLOITABILITY = "exploitability: ";
  static final String VIEW = "view: ";

  /** Stands for an exploitability that was not computed. */
  static final String UNKNOWN = "unknown";

  /** Separates a view and its decisions; it is in neither, since it is not printable. */
  static final char SEPARATOR = '\t';

  private StrategyText() {}

  static String print(SolvedGame<?, ?> solved) {
    ResultPrinter printer = new ResultPrinter();
    printer.line(ResultPrinter.GAME, solved.game());
    printer.line(ResultPrinter.RULES, solved.rules());
    printer.line(ALGORITHM, solved.algorithm());
    printer.line(ITERATIONS, solved.iterations());
    printer.line(EXPLOITABILITY, text(solved.exploitability()));
    solved.strategy().byKey().forEach((view, each) -> printer.line(VIEW, line(view, each)));
    return printer.whole(FIRST);
  }

  private static String text(OptionalDouble exploitability) {
    return exploitability.isPresent()
        ? ShortestDecimal.print(exploitability.getAsDouble())
        : UNKNOWN;
  }

  private static String line(String view, List<? extends DecisionProbability<?>> each) {
    StringBuilder line = new StringBuilder(view);
    for (DecisionProbability<?> one : each) {
      line.append(SEPARATOR)
          .append(ShortestDecimal.print(one.probability()))
          .append(' ')
          .append(text(one.decision()));
    }
    return line.toString();
  }

  private static String text(Decision decision) {
    return Fields.requirePrintable("decision", decision.text());
  }
}
