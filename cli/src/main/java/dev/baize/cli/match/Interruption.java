package dev.baize.cli.match;

import dev.baize.cli.end.TimedAction;
import dev.baize.cli.io.Terminal;
import java.util.Optional;

/**
 * What happens when the process is asked to end in the middle of a match: a line says how to go on
 * if the match is recorded, and which player had not answered if one is stuck.
 *
 * @param terminal where the line is printed
 * @param gate stops the match
 * @param hint knows whether the match is recorded
 * @param activity knows what the match is waiting for
 */
record Interruption(Terminal terminal, MatchGate gate, RetryHint hint, MatchActivity activity)
    implements Runnable {

  /** How long a player may take to answer before it counts as stuck. */
  private static final long ANSWER_MILLIS = 200;

  /** How long printing may take before the process ends without it. */
  private static final long REPORT_MILLIS = 1000;

  @Override
  public void run() {
    if (!gate.isClosed()) {
      return;
    }
    Optional<String> stuck = stuck();
    if (stuck.isPresent()) {
      report(stuck.get());
    } else if (hint.isRecorded()) {
      report(activity.interrupted());
    }
  }

  /** The line on what does not answer; a person is never waited for. */
  private Optional<String> stuck() {
    if (activity.givenUp().isEmpty() || gate.isReached(ANSWER_MILLIS)) {
      return Optional.empty();
    }
    return activity.givenUp();
  }

  /** On another thread, because nobody may be reading what is printed. */
  private void report(String line) {
    TimedAction.run(
        "baize-interruption",
        () -> {
          terminal.flushUnlessStuck();
          terminal.fail(line);
        },
        REPORT_MILLIS);
  }
}
