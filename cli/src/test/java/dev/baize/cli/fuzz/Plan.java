package dev.baize.cli.fuzz;

import java.util.List;

/**
 * What to run.
 *
 * @param seed from which all cases come
 * @param first the number of the first case
 * @param cases how many, if not as many as there is time for
 * @param minutes how long; 0 for the number of cases instead
 */
record Plan(long seed, long first, long cases, long minutes) {

  private static final String SEED = "fuzz.seed";
  private static final String CASE = "fuzz.case";
  private static final String CASES = "fuzz.cases";
  private static final String MINUTES = "fuzz.minutes";

  private static final long USUAL_CASES = 1000;

  /** What the properties of this process say: one case, or for so long, or so many. */
  static Plan ofProperties() {
    long seed = Long.getLong(SEED, 1);
    Long number = Long.getLong(CASE);
    if (number != null) {
      return new Plan(seed, number, 1, 0);
    }
    long cases = Long.getLong(CASES, 0);
    long minutes = cases > 0 ? 0 : Long.getLong(MINUTES, 0);
    return new Plan(seed, 0, cases > 0 ? cases : USUAL_CASES, minutes);
  }

  /** The arguments of another process, from which it has the same plan. */
  List<String> args() {
    return List.of("" + seed, "" + first, "" + cases, "" + minutes);
  }

  static Plan of(String[] args) {
    return new Plan(
        Long.parseLong(args[0]),
        Long.parseLong(args[1]),
        Long.parseLong(args[2]),
        Long.parseLong(args[3]));
  }

  /** Whether one case is run again, to be looked at. */
  boolean isSingle() {
    return cases == 1 && minutes == 0;
  }
}
