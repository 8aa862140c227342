package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Tells how to go on after a player has stopped a match: by resuming its record, or by playing the
 * same match again if it was not recorded.
 *
 * @param context knows the command line
 * @param header the header of the match's record
 * @param resume the words of a command that resumes a record, whose file follows them
 * @param file the record; empty as long as there is none
 */
public record RetryHint(
    CommandContext context, Header header, List<String> resume, Supplier<Optional<Path>> file) {

  /** {@return the advice: the game, its seed, and the command to type} */
  public String text() {
    return String.format(
        Locale.ROOT,
        "to %s (%s, seed %d): %s",
        isRecorded() ? "go on" : "play it again",
        header.game(),
        header.seed().value(),
        file.get().map(this::goOn).orElseGet(context::again));
  }

  /** Whether the match is recorded in a file. */
  boolean isRecorded() {
    return file.get().isPresent();
  }

  /**
   * The player at a seat, for messages: {@code Ann: Simple at seat 2}, or {@code Simple at seat 2}
   * if that is also its name at the table.
   */
  String player(Seat seat) {
    Participant participant = header.participants().get(seat.index());
    return prefix(seat) + participant.player() + " at " + seat;
  }

  private String goOn(Path record) {
    List<String> words = new ArrayList<>(resume);
    words.add(FileName.argument(record));
    return context.toType(words);
  }

  /** The name at the table and a colon; empty if it is the name of the player. */
  String prefix(Seat seat) {
    Participant participant = header.participants().get(seat.index());
    return participant.name().equals(participant.player()) ? "" : participant.name() + ": ";
  }
}
