package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import java.util.OptionalDouble;

/**
 * A strategy and how it was found: what a {@code StrategyFile} holds. Immutable.
 *
 * @param game the name of the game
 * @param rules the text of its rules
 * @param algorithm what found the strategy, such as {@code CFR+}
 * @param iterations of the algorithm, 0 or more
 * @param exploitability of the strategy; empty if it was not computed
 * @param strategy for both seats
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public record SolvedGame<V extends View, D extends Decision>(
    String game,
    String rules,
    String algorithm,
    long iterations,
    OptionalDouble exploitability,
    Strategy<V, D> strategy) {

  /**
   * Checks what can be written in a line.
   *
   * @param game the name of the game
   * @param rules the text of its rules
   * @param algorithm what found the strategy
   * @param iterations 0 or more
   * @param exploitability finite; empty if it was not computed
   * @param strategy for both seats
   * @throws IllegalArgumentException if a text is not one printable line, or a number is out of its
   *     range
   */
  public SolvedGame {
    Fields.requireName("game", game);
    Fields.requireRules(rules);
    Fields.requireName("algorithm", algorithm);
    checkArgument(iterations >= 0, "%s iterations; expected 0 or more", iterations);
    checkArgument(
        Double.isFinite(exploitability.orElse(0)),
        "exploitability %s: expected a number",
        exploitability);
    requireNonNull(strategy);
  }
}
