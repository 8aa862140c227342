package dev.baize.review.compare;

import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** The command line and the output of a program, as a course has specified them. */
public abstract class Specification {

  Specification() {}

  /** A case: number 0 is an example of the specification, and later ones are larger. */
  abstract ProgramCase next(long number, RandomGenerator random);

  /** A word that a person might type after an output that ends so. */
  abstract String answer(String printed, RandomGenerator random);

  /** Cases that are smaller than one whose output differs, the smallest first. */
  abstract List<ProgramCase> simpler(ReferenceRun.Result run, int line);

  /** How many hands and the like a case has, for whoever reads the report. */
  abstract String size(ReferenceRun.Result run);

  /**
   * The rule that a line is about.
   *
   * @param run what is right
   * @param line the number of the line from 0, which may follow the last
   * @param actual what was printed instead; empty for nothing
   */
  abstract String rule(ReferenceRun.Result run, int line, String actual);

  /** The number of the last such line before another; -1 if there is none. */
  static int lastBefore(List<String> lines, int line, Predicate<String> is) {
    int i = Math.min(line, lines.size()) - 1;
    while (i >= 0 && !is.test(lines.get(i))) {
      i--;
    }
    return i;
  }
}
