package dev.baize.charts;

import java.math.BigDecimal;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;

/** How the places of values on an axis depend on the values. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
enum Spacing {
  /** The place of a value is the value. */
  LINEAR(value -> value, AxisLabel::of),

  /** Logarithmic, but linear between -1 and 1, so that it has room for zero and negative values. */
  SYMLOG(
      value ->
          Math.abs(value) <= 1 ? value : Math.signum(value) * (1 + Math.log10(Math.abs(value))),
      place -> {
        BigDecimal exponent = place.abs().subtract(BigDecimal.ONE);
        return exponent.signum() <= 0
            ? AxisLabel.of(place)
            : (place.signum() < 0 ? "-" : "") + AxisLabel.powerOfTen(exponent);
      }),

  /** Logarithmic: for positive values only. */
  LOGARITHMIC(Math::log10, place -> place.signum() == 0 ? "1" : AxisLabel.powerOfTen(place));

  private final DoubleUnaryOperator place;
  private final Function<BigDecimal, String> label;

  Spacing(DoubleUnaryOperator place, Function<BigDecimal, String> label) {
    this.place = place;
    this.label = label;
  }

  /** Where a value lies on the axis. */
  double place(double value) {
    return place.applyAsDouble(value);
  }

  /** The value at a place. */
  String label(BigDecimal at) {
    return label.apply(at);
  }
}
