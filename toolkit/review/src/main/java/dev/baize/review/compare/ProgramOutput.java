package dev.baize.review.compare;

import java.util.List;

/**
 * What a run of a program came to.
 *
 * @param out what it printed on standard output
 * @param err the last line that it printed on standard error; empty if there is none
 * @param status what it exited with
 * @param ending why it ended
 */
record ProgramOutput(String out, String err, int status, Ending ending) {

  enum Ending {
    EXITED,
    TOO_SLOW,
    TOO_MUCH,
    CANCELLED
  }

  /** What it printed, each line with its end. */
  List<String> lines() {
    return out.isEmpty() ? List.of() : List.of(out.split("(?<=\n)"));
  }

  ProgramOutput withOut(String other) {
    return new ProgramOutput(other, err, status, ending);
  }
}
