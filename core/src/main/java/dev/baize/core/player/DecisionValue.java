package dev.baize.core.player;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;

/**
 * The estimated value of a decision.
 *
 * @param decision a legal decision
 * @param value in the {@linkplain Advice#unit unit} of the advice; higher is better for the seat
 * @param standardError the standard error of the value, 0 if it is exact
 * @param <D> the decisions of the game
 */
public record DecisionValue<D extends Decision>(D decision, double value, double standardError) {

  /**
   * Checks the numbers.
   *
   * @param decision a legal decision
   * @param value any number, including infinities
   * @param standardError 0 or more
   */
  public DecisionValue {
    requireNonNull(decision);
    if (Double.isNaN(value) || !(standardError >= 0)) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: value %s ± %s, expected a number, and an error of 0 or more",
              decision.text(), value, standardError));
    }
  }
}
