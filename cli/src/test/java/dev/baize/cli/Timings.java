package dev.baize.cli;

import java.util.regex.Pattern;

/** How long something took, as outputs say it: different on each machine. */
final class Timings {

  private static final Pattern TIME = Pattern.compile("[0-9.]+ (ns|µs|ms|s)\\b");

  private Timings() {}

  /** An output with the same word for each. */
  static String masked(String text) {
    return TIME.matcher(text).replaceAll("TIME");
  }
}
