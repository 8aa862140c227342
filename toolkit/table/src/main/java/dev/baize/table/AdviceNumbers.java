package dev.baize.table;

import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import java.util.Locale;

/**
 * Formats the values of decisions: chances in per cent, with a remark on decisions that look better
 * than the recommended one.
 */
public final class AdviceNumbers {

  private final Advice<?> advice;
  private final String plusMinus;
  private final String value;
  private final String error;
  private final double scale;

  /**
   * Formats the values of a piece of advice.
   *
   * @param advice if its unit begins with {@code chance}, its values are probabilities from 0 to 1
   * @param plusMinus the sign before a standard error
   */
  public AdviceNumbers(Advice<?> advice, String plusMinus) {
    boolean chances = Advice.areChances(advice.unit());
    this.advice = advice;
    this.plusMinus = plusMinus;
    this.value = chances ? "%5.1f %%" : "%+.3f";
    this.error = chances ? "%.1f" : "%.3f";
    this.scale = chances ? 100 : 1;
  }

  /** {@return what the values are in, and what they are based on} */
  public String heading() {
    String basis =
        advice.samples() == 0 ? "exactly" : "on average of " + advice.samples() + " imagined deals";
    return "Worth, in " + advice.unit() + ", " + basis + ":";
  }

  /**
   * {@return a value, and its error unless the advice is exact}
   *
   * @param estimate one of the advice
   */
  public String of(DecisionValue<?> estimate) {
    String number = format(value, estimate.value());
    return advice.samples() == 0
        ? number
        : number + ' ' + plusMinus + ' ' + format(error, estimate.standardError());
  }

  private String format(String form, double number) {
    return String.format(Locale.ROOT, form, scale * number + 0.0);
  }

  /**
   * {@return a remark to print after a decision; empty for most, and if the values are exact} A
   * decision whose value is higher than that of the recommended one is not better by enough, or was
   * tried on fewer deals and given up when it was behind on those.
   *
   * @param estimate one of the advice
   */
  public String remark(DecisionValue<?> estimate) {
    boolean higher = estimate.value() > advice.values().get(0).value();
    return higher && advice.samples() > 0 ? "  (not clearly better)" : "";
  }
}
