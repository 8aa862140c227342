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
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
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

  public MatchRunner(CommandContext context) {
    this.context = context;
  }

  /** The players of a new match; a failure of one is a {@link CommandException}. */
  <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      MatchPlan<V, D, E> plan, Function<Seat, Optional<Console>> consoles, RetryHint retryHint) {
    return Place.seat(
        plan.seed(),
        plan.names(),
        consoles,
        new Function<Place, Player<V, D, E>>() {
          @Override
          public Player<V, D, E> apply(Place place) {
            return create(plan, place.with(plan.rules()), retryHint);
          }
        });
  }

  private <V extends View, D extends Decision, E extends Event> Player<V, D, E> create(
      MatchPlan<V, D, E> plan, Place place, RetryHint retryHint) {
    String player = plan.participants().get(place.seat().index()).player();
    try {
      return requireNonNull(
          context.installed().player(plan.game(), player).create(place), "no player (null)");
    } catch (IllegalArgumentException e) {
      throw new CommandException(
          ExitStatus.USAGE,
          String.format(Locale.ROOT, "no seat for %s: %s", player, e.getMessage()),
          e);
    } catch (Throwable e) {
      throw unseated(new PlayerCreationException(player, place.seat(), e), retryHint);
    }
  }

  private static CommandException unseated(PlayerCreationException e, RetryHint retryHint) {
    return retryHint.failure(String.valueOf(e.getMessage()), e);
  }

  /** Seats the players of a recorded match. */
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

  /** {@return a record} */
  public MatchRecord read(Path file) throws IOException {
    return FileName.isInput(file)
        ? MatchRecord.read(context.terminal().inputBytes(), Terminal.INPUT_NAME)
        : MatchRecord.read(file);
  }

  /** Prints the transcript of a recorded match. */
  public void replay(MatchRecord record) {
    RecordedMatch.of(record, context.installed().registry())
        .transcript(context.terminal().out())
        .replay();
  }
}
