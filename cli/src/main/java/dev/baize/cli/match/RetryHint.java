package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Seat;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.table.MatchJournal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells how to go on after a match has stopped: by resuming its record, or by playing the same
 * match again if it was not recorded.
 */
public record RetryHint(
    CommandContext context, Header header, List<String> resume, @Nullable MatchJournal journal)
    implements Supplier<String> {

  /** {@return the advice: the game, its seed, and the command to type} */
  @Override
  public String get() {
    Path file = file();
    return String.format(
        Locale.ROOT,
        "to %s (%s, seed %d): %s",
        file == null ? "play it again" : "go on",
        header.game(),
        header.seed().value(),
        file == null ? context.command().again() : command(file));
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

  /** The match has ended. */
  public void end() {
    context.end().whenInterrupted(null);
  }

  /** Whether the match is recorded in a file. */
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

  /** {@return what a command throws when the match has failed} */
  public CommandException failure(String what, Throwable cause) {
    return new CommandException(ExitStatus.SOFTWARE, what + "; " + get(), cause);
  }

  /** The name at the table and a colon; empty if it is the name of the player. */
  private String nameAt(Seat seat) {
    Participant participant = header.participants().get(seat.index());
    return participant.name().equals(participant.player()) ? "" : participant.name() + ": ";
  }
}
