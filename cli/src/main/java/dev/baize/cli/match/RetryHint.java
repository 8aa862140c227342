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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells how to go on after a match has stopped: by a command that resumes its record, whose file
 * follows the given words unless it is among the kept games, or by playing the same match again if
 * it was not recorded.
 */
public record RetryHint(
    CommandContext context, Header header, List<String> resume, @Nullable MatchJournal journal)
    implements Supplier<String>, Runnable {

  /** {@return the advice: the game, its seed, and the command to type} */
  @Override
  public String get() {
    String match = " (" + header.game() + ", seed " + header.seed().value() + "): ";
    String command = command();
    return command == null
        ? "to play it again" + match + context.command().again()
        : "to go on" + match + command;
  }

  /** {@return the command that resumes the record; null if there is none} */
  public @Nullable String command() {
    MatchJournal own = journal;
    Path file = own == null ? null : own.file().orElse(null);
    if (own == null || file == null) {
      return null;
    }
    List<String> words = new ArrayList<>();
    if (own.keptFile().filter(file::equals).isPresent()) {
      words.add(TranscriptTerminal.RESUME);
    } else {
      words.addAll(resume);
      words.add(FileName.argument(file));
    }
    return context.command().line(words);
  }

  /** Prepares for whatever ends the process: the match begins. */
  public void begin() {
    context.end().advise(this);
    context.end().whenInterrupted(this);
  }

  /** Tells a person who interrupts a recorded match how to go on. */
  @Override
  public void run() {
    if (command() != null) {
      context.terminal().flushUnlessStuck();
      context.terminal().fail("interrupted; " + get());
    }
  }

  public void end() {
    context.end().whenInterrupted(null);
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

  public CommandException failure(String what, Throwable cause) {
    return new CommandException(ExitStatus.SOFTWARE, what + "; " + get(), cause);
  }

  /** The name at the table and a colon; empty if it is the name of the player. */
  private String nameAt(Seat seat) {
    Participant participant = header.participants().get(seat.index());
    return participant.name().equals(participant.player()) ? "" : participant.name() + ": ";
  }
}
