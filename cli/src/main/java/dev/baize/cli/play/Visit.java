package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.match.RetryHint;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.table.StyledText;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.TableSession.Ending;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The games that a person plays at one table, one after another. */
final class Visit {

  private final CommandContext context;
  private final boolean keeping;
  private final List<String> results = new ArrayList<>();
  private final List<String> before = new ArrayList<>();
  private MatchJournal journal;

  /** Begins with a game; those that follow are kept, or not. */
  Visit(CommandContext context, MatchJournal first, boolean keeping) {
    this.context = context;
    this.keeping = keeping;
    this.journal = first;
  }

  MatchJournal journal() {
    return journal;
  }

  RetryHint retryHint() {
    List<String> resume = List.of(PlayCommand.NAME, PlayCommand.RESUME);
    return new RetryHint(context, journal.header(), resume, journal);
  }

  Seat person() {
    return journal.header().people().get(0);
  }

  /** How the games ended, in lines. */
  List<String> results() {
    return results;
  }

  /** The results of the same cards from other seats. */
  List<String> before() {
    return List.copyOf(before);
  }

  /** Adds a result, and begins the game that follows; false if none does. */
  boolean goesOn(Ending ending, int columns) throws IOException {
    String which = before.isEmpty() ? "" : "From the other side: ";
    results.addAll(StyledText.wrapped(which + ending.result(), columns));
    if (ending.next().isEmpty()) {
      return false;
    }
    close();
    NextGame following = ending.next().get();
    if (following == NextGame.OTHER_SIDE) {
      before.add(ending.result());
    } else {
      before.clear();
    }
    Header next = following.after(journal.header(), DealSeedOption.drawn());
    context.command().changeSeed(next.seed());
    journal = MatchJournal.inMemory(MatchRecord.of(next));
    if (keeping) {
      journal.keep(context.keptGames());
    }
    return true;
  }

  void close() throws IOException {
    journal.warning().ifPresent(context.terminal()::complain);
    journal.close();
  }

  String howToGoOn() {
    String command = retryHint().command();
    if (command != null) {
      return "Go on with: " + command;
    }
    return journal.isRecorded()
        ? "You have decided nothing, so there is nothing to go on with."
        : "The game was not recorded.";
  }
}
