package dev.baize.cli.study;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.study.ProgressDisplay.SlowDecisionException;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

record StudyRun(CommandContext context, StudyOptions study) {

  private static final int MAX_REASON_LENGTH = 1000;
  private static final int MAX_LIST_LENGTH = 200;

  /**
   * Plays a part of a study, publishes the result, and returns the status to exit with. What an
   * interrupted run has left in the file of the result is not played again: {@code playing} adds
   * what that lacks, or as much of it as it can before it is cancelled.
   */
  int play(
      GameRange part,
      ShownResult empty,
      BiFunction<ShownResult, Progress, ShownResult> playing,
      ResultOptions options)
      throws IOException {
    ShownResult before;
    if (study.seed.secret()) {
      // A secret seed is another one each time.
      options.requireFiles();
      before = empty;
    } else {
      before = options.before(empty, part);
    }
    options.requireChart(empty, context.installed().registry());
    GameSet missing = before.missing(part);
    if (missing.games() == 0 && before.result().completed().games() > 0) {
      options.publish(playing.apply(before, new Progress()), false, context);
      if (options.out != null) {
        context.terminal().fail(options.out + " has all of them; nothing was played");
      }
      return ExitStatus.OK;
    }
    return play(
        empty.isTournament() ? "round" : "game",
        missing.games(),
        progress -> playing.apply(before, progress),
        result -> publish(result, part, options));
  }

  private void publish(ShownResult result, GameRange part, ResultOptions options) {
    boolean partial = result.missing(part).games() > 0;
    options.publish(result, partial, context);
    if (partial && options.out != null) {
      context.terminal().fail(goOn(options.out, result, part));
    }
  }

  private String goOn(Path file, ShownResult result, GameRange part) {
    return String.format(
        Locale.ROOT,
        "%s has %s of %s; the same command%s goes on from there",
        file,
        Excerpt.of(result.named(result.result().completed()), MAX_LIST_LENGTH),
        result.named(GameSet.of(part)),
        study.seed.secret() ? " with --seed " + study.seed.seed().value() : "");
  }

  /** Plays games or rounds, publishes the result, and returns the status to exit with. */
  <R> int play(
      String unit, long number, Function<Progress, R> playing, Consumer<? super R> publish) {
    Terminal terminal = context.terminal();
    TimeLimit limit = study.limit;
    DecisionClock clock = limit == null ? null : new DecisionClock(limit, this::waitsForProgram);
    ProgressDisplay display = new ProgressDisplay(terminal, unit + "s", number, clock);
    Progress progress = display.progress();
    try (GracefulShutdown shutdown = new GracefulShutdown(progress, context.end())) {
      R result;
      try (display) {
        result = playing.apply(progress);
      }
      List<GameInProgress> left = progress.games();
      if (!left.isEmpty()) {
        terminal.fail(abandonedMessage(unit, left));
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
      String reason = named(unit, e.game) + ": " + e.getMessage();
      throw failure(reason, e.game.players(), e.game.number(), e);
    } catch (GameFailedException e) {
      boolean tooLong = e.getCause() instanceof MatchStoppedException stop && stop.isTooLong();
      String reason = Excerpt.of(String.valueOf(e.getMessage()), MAX_REASON_LENGTH);
      throw failure(tooLong ? reason + MaxDecisionsOption.HINT : reason, e.seats(), e.number(), e);
    }
  }

  /** Programs have clocks of their own, which do not count the time in which they start. */
  private boolean waitsForProgram(GameInProgress game) {
    return game.waitingFor()
        .map(seat -> game.players().get(seat.index()))
        .filter(player -> context.installed().bots().include(study.game.name(), player))
        .isPresent();
  }

  private String abandonedMessage(String unit, List<GameInProgress> games) {
    GameInProgress first = games.get(0);
    return String.format(
        Locale.ROOT,
        "given up: %s, where %s had not answered%s; %s",
        named(unit, first),
        DecisionClock.waitedFor(first),
        games.size() == 1 ? "" : ", and " + (games.size() - 1) + " more",
        replay(first.players(), first.number()));
  }

  private String named(String unit, GameInProgress game) {
    return unit + " " + game.number() + " from seed " + study.seed.seed().value();
  }

  private String replay(List<String> seats, long number) {
    return "to play it alone: " + context.command().line(study.replay(seats, number));
  }

  private CommandException failure(
      String reason, List<String> seats, long number, RuntimeException cause) {
    return new CommandException(ExitStatus.SOFTWARE, reason + "; " + replay(seats, number), cause);
  }
}
