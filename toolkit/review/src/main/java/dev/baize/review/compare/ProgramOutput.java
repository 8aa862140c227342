package dev.baize.review.compare;

import java.util.ArrayList;
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
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int end = out.indexOf('\n'); end >= 0; end = out.indexOf('\n', start)) {
      lines.add(out.substring(start, end + 1));
      start = end + 1;
    }
    if (start < out.length()) {
      lines.add(out.substring(start));
    }
    return lines;
  }

  ProgramOutput withOut(String other) {
    return new ProgramOutput(other, err, status, ending);
  }
}
