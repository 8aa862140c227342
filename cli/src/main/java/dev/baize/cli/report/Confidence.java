package dev.baize.cli.report;

import dev.baize.core.statistics.Estimate;
import dev.baize.core.statistics.Interval;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/** 95 % confidence intervals, by Student's t distribution. */
public final class Confidence {

  private static final double UPPER_QUANTILE = 0.975;

  /** Quantiles are rounded to a billionth, so that all machines agree. */
  private static final double PARTS = 1e9;

  private Confidence() {}

  /**
   * {@return half the width of an interval; NaN if the error is not known}
   *
   * @param estimate what the interval is around
   */
  public static double margin(Estimate estimate) {
    return errors(estimate) * estimate.standardError();
  }

  /** The error of an estimate and its interval, for programs. */
  static Map<String, @Nullable Object> values(Estimate estimate) {
    Interval interval = estimate.interval(errors(estimate));
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("standardError", Json.number(estimate.standardError()));
    values.put("degreesOfFreedom", estimate.degreesOfFreedom());
    values.put("low95", Json.number(interval.low()));
    values.put("high95", Json.number(interval.high()));
    return values;
  }

  private static double errors(Estimate estimate) {
    long degrees = estimate.degreesOfFreedom();
    if (degrees < 1) {
      return Double.NaN;
    }
    double quantile =
        TDistribution.of((double) degrees).inverseCumulativeProbability(UPPER_QUANTILE);
    return Math.rint(quantile * PARTS) / PARTS;
  }
}
