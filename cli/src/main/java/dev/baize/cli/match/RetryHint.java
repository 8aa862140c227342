package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Console;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.table.MatchJournal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells how to go on after a match has stopped: by a command that resumes its record, whose file
 * follows the given words, or by playing the same match again if it was not recorded.
 */
public record RetryHint(
    CommandContext context, Header header, List<String> resume, @Nullable MatchJournal journal)
    implements Supplier<String> {

  /** {@return the advice: the game, its seed, and the command to type} */
  @Override
  public String get() {
    Path file = file();
    String match = " (" + header.game() + ", seed " + header.seed().value() + "): ";
    return file == null
        ? "to play it again" + match + context.command().again()
        : "to go on" + match + command(file);
  }

  /**
   * Seats the players of a recorded match, with some of one's own instead of those in the record.
   * If one cannot be created, this is what a command throws.
   */
  public <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      RecordedMatch<V, D, E> match,
      Function<Seat, Optional<Console>> consoles,
      Map<Seat, Player<V, D, E>> own) {
    try {
      return match.seat(context.installed().registry(), consoles, own);
    } catch (PlayerCreationException e) {
      throw failure(e);
    }
  }

  /** Prepares for whatever ends the process: the match begins. */
  public void begin() {
    context.end().advise(this);
    context
        .end()
        .whenInterrupted(
            new Runnable() {
              @Override
              public void run() {
                if (isRecorded()) {
                  context.terminal().flushUnlessStuck();
                  context.terminal().fail("interrupted; " + get());
                }
              }
            });
  }

  public void end() {
    context.end().whenInterrupted(null);
  }

  boolean isRecorded() {
    return file() != null;
  }

  /** {@return the command that resumes the record; empty if there is none} */
  public Optional<String> command() {
    return Optional.ofNullable(file()).map(this::command);
  }

  private @Nullable Path file() {
    return journal == null ? null : journal.file().orElse(null);
  }

  private String command(Path file) {
    List<String> words = new ArrayList<>(resume);
    words.add(FileName.argument(file));
    return context.command().line(words);
  }

  /**
   * {@return what a command throws when a match has stopped: the name and the failure of a player,
   * or that it is too long}
   */
  public CommandException failure(MatchStoppedException stopped) {
    return failure(
        stopped.isTooLong()
            ? stopped.getMessage() + MaxDecisionsOption.HINT
            : nameAt(stopped.seat()) + stopped.getMessage(),
        stopped);
  }

  CommandException failure(PlayerCreationException failure) {
    return failure(String.valueOf(failure.getMessage()), failure);
  }

  public CommandException failure(String what, Throwable cause) {
    return new CommandException(ExitStatus.SOFTWARE, what + "; " + get(), cause);
  }

  /** The name at the table and a colon; empty if it is the name of the player. */
  private String nameAt(Seat seat) {
    Participant participant = header.participants().get(seat.index());
    return participant.name().equals(participant.player()) ? "" : participant.name() + ": ";
  }
}
