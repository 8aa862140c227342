package dev.baize.cli.match;

import static java.util.Objects.requireNonNull;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Console;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.record.MalformedRecordException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.record.SeatedMatch;
import dev.baize.core.registry.MissingProviderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Seats the players of matches, plays and replays, and turns failures into {@link
 * CommandException}s. It does not know how a match is shown, as a transcript or on a screen.
 */
public final class MatchRunner {

  private final CommandContext context;

  /**
   * A runner.
   *
   * @param context the terminal, and the games and players
   */
  public MatchRunner(CommandContext context) {
    this.context = context;
  }

  /** The players of a new match; a failure of one is a {@link CommandException}. */
  <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      MatchPlan<V, D, E> plan, Function<Seat, Optional<Console>> consoles, RetryHint retryHint) {
    return SeatContext.seat(
        plan.seed(),
        plan.names(),
        consoles,
        new Function<SeatContext, Player<V, D, E>>() {
          @Override
          public Player<V, D, E> apply(SeatContext seatContext) {
            return create(plan, seatContext.with(plan.rules()), retryHint);
          }
        });
  }

  private <V extends View, D extends Decision, E extends Event> Player<V, D, E> create(
      MatchPlan<V, D, E> plan, SeatContext seatContext, RetryHint retryHint) {
    String player = plan.participants().get(seatContext.seat().index()).player();
    try {
      return requireNonNull(
          context.installed().player(plan.game(), player).create(seatContext), "no player (null)");
    } catch (IllegalArgumentException e) {
      throw new CommandException(
          ExitStatus.USAGE,
          String.format(Locale.ROOT, "no seat for %s: %s", player, e.getMessage()),
          e);
    } catch (Throwable e) {
      throw unseated(new PlayerCreationException(player, seatContext.seat(), e), retryHint);
    }
  }

  private static CommandException unseated(PlayerCreationException e, RetryHint retryHint) {
    return retryHint.failure(String.valueOf(e.getMessage()), e);
  }

  /**
   * Seats the players of a recorded match.
   *
   * @param <V> what a seat may know
   * @param <D> what a seat may decide
   * @param <E> what can happen
   * @param match with its listeners
   * @param consoles the console of the person at a seat; empty if there is none
   * @param own players by seat, instead of those in the record
   * @param retryHint how to resume or repeat it if a player fails
   * @return the match, which has not been resumed
   * @throws MissingProviderException if a player is not present
   * @throws MalformedRecordException if a player cannot play at its seat
   * @throws CommandException if a player fails
   */
  public <V extends View, D extends Decision, E extends Event> SeatedMatch<V, D, E> seat(
      RecordedMatch<V, D, E> match,
      Function<Seat, Optional<Console>> consoles,
      Map<Seat, Player<V, D, E>> own,
      RetryHint retryHint) {
    try {
      return match.seat(context.installed().registry(), consoles, own);
    } catch (PlayerCreationException e) {
      throw unseated(e, retryHint);
    }
  }

  /**
   * {@return a record}
   *
   * @param file its file, or {@code -} for standard input
   * @throws MalformedRecordException if it is not a whole record
   * @throws IOException that names the file, if it cannot be read
   */
  public MatchRecord read(Path file) throws IOException {
    return FileName.isInput(file)
        ? MatchRecord.read(context.terminal().inputBytes(), Terminal.INPUT_NAME)
        : MatchRecord.read(file);
  }

  /**
   * Prints the transcript of a recorded match.
   *
   * @param record a match of any game
   * @throws MissingProviderException if its game is not present
   * @throws MalformedRecordException if it is not a whole record
   */
  public void replay(MatchRecord record) {
    RecordedMatch.of(record, context.installed().registry())
        .transcript(context.terminal().out())
        .replay();
  }
}
