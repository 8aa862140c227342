package dev.baize.cli.study;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.Progress;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.util.function.BiFunction;

/** Plays a study while somebody may watch and end it, then shows what came of it. */
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
    Bar bar = new Bar(terminal, unit, part.games());
    try (Interruption interruption = new Interruption(bar.progress())) {
      options.publish(play(bar, part, playing), terminal);
      return interruption.happened() ? ExitStatus.INTERRUPTED : ExitStatus.OK;
    }
  }

  private static StudyResult play(
      Bar bar, GameRange part, BiFunction<GameRange, Progress, StudyResult> playing) {
    try (bar) {
      return playing.apply(part, bar.progress());
    }
  }

  /** Tells of a game that failed, with the command that plays it alone. */
  static CommandException failure(RuntimeException failure, String replay) {
    String reason = Excerpt.of(String.valueOf(failure.getMessage()), LONGEST_REASON);
    return new CommandException(
        ExitStatus.SOFTWARE, reason + "; to play it alone: " + replay, failure);
  }
}
