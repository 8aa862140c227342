package dev.baize.cli.study;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.Progress;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.util.function.BiFunction;

/** Plays a study, which may be watched and interrupted, and then publishes its result. */
final class StudyRun {

  private static final int LONGEST_REASON = 1000;

  private final Terminal terminal;
  private final ResultOptions options;

  StudyRun(Terminal terminal, ResultOptions options) {
    this.terminal = terminal;
    this.options = options;
  }

  /**
   * Plays.
   *
   * @param unit what is played: {@code games} or {@code rounds}
   * @param part which of them
   * @param playing plays such a part, or as much of it as it can before it is cancelled
   * @return the status to exit with
   * @throws IOException that names the file for the result, if it cannot be used
   */
  int play(String unit, GameRange part, BiFunction<GameRange, Progress, StudyResult> playing)
      throws IOException {
    options.requireFiles();
    GameRange nothing = new GameRange(part.from(), part.from());
    options.requireChart(() -> playing.apply(nothing, new Progress()));
    ProgressDisplay display = new ProgressDisplay(terminal, unit, part.games());
    try (GracefulShutdown shutdown = new GracefulShutdown(display.progress())) {
      options.publish(play(display, part, playing), terminal);
      return shutdown.wasRequested() ? ExitStatus.INTERRUPTED : ExitStatus.OK;
    }
  }

  private static StudyResult play(
      ProgressDisplay display,
      GameRange part,
      BiFunction<GameRange, Progress, StudyResult> playing) {
    try (display) {
      return playing.apply(part, display.progress());
    }
  }

  /** Reports a game that failed, with the command that plays it alone. */
  static CommandException failure(RuntimeException failure, String replay) {
    String reason = Excerpt.of(String.valueOf(failure.getMessage()), LONGEST_REASON);
    return new CommandException(
        ExitStatus.SOFTWARE, reason + "; to play it alone: " + replay, failure);
  }
}
