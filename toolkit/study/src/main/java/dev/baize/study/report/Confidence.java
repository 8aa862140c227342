package dev.baize.study.report;

import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.Interval;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of an estimate's error and its 95 % confidence interval, for programs. */
final class Confidence {

  private Confidence() {}

  static Map<String, @Nullable Object> values(Estimate estimate) {
    Interval interval = estimate.interval95();
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("standardError", Json.number(estimate.standardError()));
    values.put("degreesOfFreedom", estimate.degreesOfFreedom());
    values.put("low95", Json.number(interval.low()));
    values.put("high95", Json.number(interval.high()));
    return values;
  }

  /** The same fields with names that begin with a prefix. */
  static Map<String, @Nullable Object> values(String prefix, Estimate estimate) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values(estimate)
        .forEach(
            (name, value) ->
                values.put(
                    prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1), value));
    return values;
  }
}
