package dev.baize.charts;

import java.math.BigDecimal;

/** How the places of values on an axis depend on the values. */
enum Spacing {
  /** The place of a value is the value. */
  LINEAR {
    @Override
    double place(double value) {
      return value;
    }

    @Override
    String label(BigDecimal place) {
      return AxisLabel.of(place);
    }
  },

  /** Logarithmic, but linear between -1 and 1, so that it has room for zero and negative values. */
  SYMLOG {
    @Override
    double place(double value) {
      double size = Math.abs(value);
      return size <= 1 ? value : Math.signum(value) * (1 + Math.log10(size));
    }

    @Override
    String label(BigDecimal place) {
      BigDecimal exponent = place.abs().subtract(BigDecimal.ONE);
      return exponent.signum() <= 0
          ? AxisLabel.of(place)
          : (place.signum() < 0 ? "-" : "") + AxisLabel.powerOfTen(exponent);
    }
  },

  /** Logarithmic: for positive values only. */
  LOGARITHMIC {
    @Override
    double place(double value) {
      return Math.log10(value);
    }

    @Override
    String label(BigDecimal place) {
      return place.signum() == 0 ? "1" : AxisLabel.powerOfTen(place);
    }
  };

  /** Where a value lies on the axis. */
  abstract double place(double value);

  /** The value at a place. */
  abstract String label(BigDecimal place);
}
