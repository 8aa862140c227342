package dev.baize.cli.study;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.RemoteFailureException;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.simulation.GameInProgress;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.Progress;
import dev.baize.core.simulation.UnseatedPlayerException;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Plays a study, which can be watched and interrupted, and publishes its result. */
public final class StudyRun {

  private static final int LONGEST_REASON = 1000;

  private final CommandContext context;
  private final StudyOptions study;

  /**
   * A run.
   *
   * @param context shared by all commands
   * @param study what is played
   */
  public StudyRun(CommandContext context, StudyOptions study) {
    this.context = context;
    this.study = study;
  }

  /**
   * Plays, and publishes the result.
   *
   * @param unit what is played: a {@code game} or a {@code round}
   * @param part which of them
   * @param playing plays such a part, or as much of it as it can before it is cancelled
   * @param options how the result is published
   * @return the status to exit with
   * @throws IOException that names the file for the result, if it cannot be used
   */
  int play(
      String unit,
      GameRange part,
      BiFunction<GameRange, Progress, StudyResult> playing,
      ResultOptions options)
      throws IOException {
    options.requireFiles();
    GameRange nothing = new GameRange(part.from(), part.from());
    options.requireChart(() -> playing.apply(nothing, new Progress()));
    return play(unit, part, playing, result -> options.publish(result, context));
  }

  /**
   * Plays.
   *
   * @param <R> what comes of the games
   * @param unit what is played: a {@code game} or a {@code round}
   * @param part which of them
   * @param playing plays such a part, or as much of it as it can before it is cancelled
   * @param publish is given what came of them
   * @return the status to exit with
   */
  public <R> int play(
      String unit,
      GameRange part,
      BiFunction<GameRange, Progress, R> playing,
      Consumer<? super R> publish) {
    Terminal terminal = context.terminal();
    TimeLimit limit = study.limit();
    DecisionClock clock = limit == null ? null : new DecisionClock(limit, this::waitsForProgram);
    ProgressDisplay display = new ProgressDisplay(terminal, unit + "s", part.games(), clock);
    Progress progress = display.progress();
    StudyActivity activity =
        new StudyActivity(
            unit,
            study.seed(),
            progress,
            player -> context.providerClass(study.game(), player),
            this::replay);
    context.end().playing(activity);
    try (GracefulShutdown shutdown = new GracefulShutdown(progress, context.end())) {
      R result = play(display, part, playing);
      List<GameInProgress> left = progress.games();
      if (!left.isEmpty()) {
        terminal.fail(activity.givenUp(left));
      }
      publish.accept(result);
      if (shutdown.wasRequested()) {
        return ExitStatus.INTERRUPTED;
      }
      if (progress.isCancelled()) {
        terminal.fail("a player interrupted the program; the result is partial");
        return ExitStatus.SOFTWARE;
      }
      return ExitStatus.OK;
    } catch (SlowDecisionException e) {
      throw new CommandException(ExitStatus.SOFTWARE, activity.tooSlow(e), e);
    } catch (RemoteFailureException e) {
      throw failure(e, e.seats(), e.number());
    }
  }

  /** Programs have clocks of their own, which do not count the time in which they start. */
  private boolean waitsForProgram(GameInProgress game) {
    return game.waitingFor()
        .map(seat -> game.players().get(seat.index()))
        .filter(player -> context.bots().include(study.game(), player))
        .isPresent();
  }

  private static <R> R play(
      ProgressDisplay display, GameRange part, BiFunction<GameRange, Progress, R> playing) {
    try (display) {
      return playing.apply(part, display.progress());
    }
  }

  private String replay(GameInProgress game) {
    return replay(game.players(), game.number());
  }

  private String replay(List<String> seats, long number) {
    return context.toType(study.replay(seats, number));
  }

  /**
   * {@return what reports a game that failed, with the command that plays it alone}
   *
   * @param failure what was thrown
   * @param seats the names of the players, by seat
   * @param number of the game
   */
  public CommandException failure(RuntimeException failure, List<String> seats, long number) {
    try {
      return explain(failure, seats, number);
    } catch (OutOfMemoryError e) {
      if (context.end().releaseMemory()) {
        return failure(failure, seats, number);
      }
      throw e;
    }
  }

  private CommandException explain(RuntimeException failure, List<String> seats, long number) {
    String reason =
        Excerpt.of(String.valueOf(failure.getMessage()) + culprit(failure), LONGEST_REASON);
    return new CommandException(
        ExitStatus.SOFTWARE, reason + "; to play it alone: " + replay(seats, number), failure);
  }

  /** The plug-in that has failed, unless the failure names a player. */
  private static String culprit(RuntimeException failure) {
    Throwable cause = failure.getCause();
    return cause == null
            || cause instanceof MatchStoppedException
            || cause instanceof UnseatedPlayerException
        ? ""
        : PlugInCall.thatThrew(cause)
            .map(call -> String.format(Locale.ROOT, " (%s at %s())", call.callee(), call.method()))
            .orElse("");
  }
}
