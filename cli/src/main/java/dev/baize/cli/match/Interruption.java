package dev.baize.cli.match;

import dev.baize.cli.end.TimedAction;
import dev.baize.cli.io.Terminal;
import dev.baize.core.game.Seat;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What happens when the process is asked to end in the middle of a match: a line says how to go on
 * if the match is recorded, and which player had not answered if one is stuck.
 *
 * @param terminal where the line is printed
 * @param gate stops the match
 * @param hint how to resume or repeat it
 * @param waitingFor the seat of the player that the match is waiting for, if known
 */
record Interruption(
    Terminal terminal, MatchGate gate, RetryHint hint, Supplier<Optional<Seat>> waitingFor)
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
    Optional<Seat> stuck = stuckProgram();
    if (stuck.isPresent()) {
      report("given up: %s had not answered; %s".formatted(hint.player(stuck.get()), hint.text()));
    } else if (hint.isRecorded()) {
      report("interrupted; " + hint.text());
    }
  }

  /** The seat of a program that does not answer; a person is never waited for. */
  private Optional<Seat> stuckProgram() {
    if (program().isEmpty() || gate.isReached(ANSWER_MILLIS)) {
      return Optional.empty();
    }
    return program();
  }

  private Optional<Seat> program() {
    return waitingFor
        .get()
        .filter(seat -> !People.seats(hint.header().participants()).contains(seat));
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
