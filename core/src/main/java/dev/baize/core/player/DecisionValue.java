package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;

/**
 * What a decision is thought to be worth.
 *
 * @param decision a legal decision
 * @param value in the {@linkplain Advice#unit unit} of the advice; higher is better for the seat
 *     that decides
 * @param standardError the standard error of the value, 0 if it is exact
 * @param <D> the decisions of the game
 */
public record DecisionValue<D extends Decision>(D decision, double value, double standardError) {

  /**
   * Checks the numbers.
   *
   * @param decision a legal decision
   * @param value any number, infinite ones included
   * @param standardError 0 or more
   * @throws IllegalArgumentException if the value is not a number or the error is not 0 or more
   */
  public DecisionValue {
    requireNonNull(decision);
    if (Double.isNaN(value) || !(standardError >= 0)) {
      throw new IllegalArgumentException(
          "%s: value %s ± %s, expected a number, and an error of 0 or more"
              .formatted(decision.text(), value, standardError));
    }
  }
}
