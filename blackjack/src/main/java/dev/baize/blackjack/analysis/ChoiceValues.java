package dev.baize.blackjack.analysis;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What each choice that is allowed with a hand is worth, for a wager of 1. Immutable. */
public final class ChoiceValues {
  private final double[] values;

  /** The values in the order of the choices, {@link Double#NaN} for what is not allowed. */
  ChoiceValues(double... values) {
    this.values = values.clone();
  }

  /**
   * {@return the expected value of a choice followed by play as the analysis has it; empty if it is
   * not allowed}
   *
   * @param choice what is done with the hand
   */
  public OptionalDouble value(Choice choice) {
    double value = values[requireNonNull(choice).index()];
    return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** {@return the choice that is worth most} */
  public Choice best() {
    Choice best = Choice.STAND;
    for (Choice choice : Choice.values()) {
      if (values[choice.index()] > values[best.index()]) {
        best = choice;
      }
    }
    return best;
  }

  /** {@return the value of the best choice} */
  public double bestValue() {
    return values[best().index()];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChoiceValues choices && Arrays.equals(values, choices.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.stream(Choice.values())
        .filter(choice -> value(choice).isPresent())
        .map(choice -> String.format(Locale.ROOT, "%s %.6f", choice, values[choice.index()]))
        .collect(Collectors.joining(", "));
  }
}
