package dev.baize.study.report;

import com.google.common.collect.ImmutableMap;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.Interval;
import dev.baize.study.statistics.Sample;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The statistics of a measure by name, for JSON and CSV. */
public final class MeasureValues {

  private MeasureValues() {}

  static Map<String, @Nullable Object> of(Measurement measured) {
    Sample sample = measured.sample();
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("measure", measured.measure().name());
    values.put("meaning", measured.measure().meaning());
    values.put("observations", sample.observations());
    values.put("games", sample.games().games());
    values.put("sum", sample.sum());
    values.put("squares", sample.squares());
    values.put("mean", Json.number(sample.mean()));
    values.putAll(confidence(sample.estimate()));
    values.put("standardDeviation", Json.number(sample.standardDeviation()));
    values.putAll(ordered(sample));
    return values;
  }

  static Map<String, @Nullable Object> withHistogram(Measurement measured) {
    Map<String, @Nullable Object> values = of(measured);
    values.put(
        "histogram",
        measured.sample().values().buckets().stream()
            .map(it -> ImmutableMap.of("low", it.low(), "high", it.high(), "count", it.count()))
            .toList());
    return values;
  }

  /** The least value, quantiles and the greatest value; null if there are no values. */
  static Map<String, @Nullable Long> ordered(Sample sample) {
    boolean known = sample.observations() > 0;
    Map<String, @Nullable Long> values = new LinkedHashMap<>();
    values.put("min", known ? sample.min() : null);
    values.put("quantile05", known ? sample.quantile(0.05) : null);
    values.put("quantile25", known ? sample.quantile(0.25) : null);
    values.put("median", known ? sample.quantile(0.5) : null);
    values.put("quantile75", known ? sample.quantile(0.75) : null);
    values.put("quantile95", known ? sample.quantile(0.95) : null);
    values.put("max", known ? sample.max() : null);
    return values;
  }

  /** An estimate's error and its 95 % confidence interval. */
  public static Map<String, @Nullable Object> confidence(Estimate estimate) {
    Interval interval = estimate.interval95();
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("standardError", Json.number(estimate.standardError()));
    values.put("degreesOfFreedom", estimate.degreesOfFreedom());
    values.put("low95", Json.number(interval.low()));
    values.put("high95", Json.number(interval.high()));
    return values;
  }

  /** The same fields with names that begin with a prefix. */
  public static Map<String, @Nullable Object> confidence(String prefix, Estimate estimate) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    confidence(estimate)
        .forEach(
            (name, value) ->
                values.put(
                    prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1), value));
    return values;
  }
}
