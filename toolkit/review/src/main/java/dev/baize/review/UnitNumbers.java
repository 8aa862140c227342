package dev.baize.review;

import dev.baize.core.player.Advice;
import java.util.Locale;

/** Writes values in a unit: chances in per cent, everything else with three decimals. */
final class UnitNumbers {

  private static final int PERCENT = 100;

  /** Keeps a number and its sign in one line. */
  private static final String NO_BREAK = "\u00a0";

  private final String unit;
  private final boolean chances;

  /** Numbers in a unit, as {@link dev.baize.core.player.Advice#unit} names it. */
  UnitNumbers(String unit) {
    this.unit = unit;
    this.chances = Advice.areChances(unit);
  }

  String of(double value) {
    return Double.isNaN(value) ? "?" : withoutSign(value) + sign();
  }

  /** A value for the cell of a table, which is never broken. */
  String cell(double value) {
    return of(value).replace(NO_BREAK, " ");
  }

  /** A value and its error; the value alone if it is exact. */
  String of(double value, double error) {
    return error == 0 ? of(value) : String.join(NO_BREAK, withoutSign(value), "±", of(error));
  }

  /** The unit after a number, which is empty where numbers have a sign. */
  String unit() {
    return chances || unit.isEmpty() ? "" : " " + unit;
  }

  private String withoutSign(double value) {
    return chances
        ? String.format(Locale.ROOT, "%.1f", PERCENT * value + 0.0)
        : String.format(Locale.ROOT, "%.3f", value + 0.0);
  }

  private String sign() {
    return chances ? NO_BREAK + "%" : "";
  }
}
