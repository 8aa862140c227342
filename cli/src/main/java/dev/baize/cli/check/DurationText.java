package dev.baize.cli.check;

import java.util.Locale;

/** Durations as people read them. */
final class DurationText {

  private static final String[] UNITS = {"ns", "µs", "ms", "s"};
  private static final int STEP = 1000;

  private DurationText() {}

  /** A number of nanoseconds in the unit that fits, such as {@code 1.3 ms}. */
  static String text(double nanoseconds) {
    double time = nanoseconds;
    int unit = 0;
    while (time >= STEP && unit < UNITS.length - 1) {
      time /= STEP;
      unit++;
    }
    String form = unit == 0 || time >= 100 ? "%.0f %s" : "%.1f %s";
    return String.format(Locale.ROOT, form, time, UNITS[unit]);
  }
}
