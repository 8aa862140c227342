package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.match.RetryHint;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.table.History;
import dev.baize.table.MatchJournal;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.TableSession;
import dev.baize.terminal.Pace;
import dev.baize.terminal.TableTerminal;
import dev.baize.terminal.TerminalConsole;
import java.io.IOError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts a game at the table: finds the opponents, opens the terminal, and reports the end. */
final class TableLauncher {

  private static final Logger LOG = LoggerFactory.getLogger(TableLauncher.class);

  /** The system property in which the launcher passes on the person's own {@code LC_ALL}. */
  private static final String LOCALE = "baize.locale";

  private static final String LC_ALL = "LC_ALL";

  private final CommandContext context;
  private final Pace pace;
  private final boolean practice;

  TableLauncher(CommandContext context, Pace pace, boolean practice) {
    this.context = context;
    this.pace = pace;
    this.practice = practice;
  }

  /**
   * Plays a new game, with its record in a new file; null for no record. Returns the status to exit
   * with.
   */
  <V extends View, D extends Decision, E extends Event> int begin(
      GameProvider<V, D, E> game, Header header, String hints, @Nullable Path file)
      throws IOException {
    MatchRecord record = MatchRecord.of(header);
    Seat person = Seat.of(0);
    try {
      requireSeats(game, record, person);
    } catch (MalformedFileException e) {
      // There is no file whose line the message could name.
      Throwable refusal = e.getCause() == null ? e : e.getCause();
      throw new CommandException(
          ExitStatus.USAGE, "no seat for an opponent: " + refusal.getMessage(), refusal);
    }
    try (TableTerminal terminal = open();
        MatchJournal journal = MatchJournal.inMemory(record)) {
      if (file != null) {
        journal.create(file);
      }
      return play(game, journal, person, terminal, hints);
    }
  }

  /**
   * Checks that all players can be seated, before a file is created and the terminal is taken over.
   */
  private <V extends View, D extends Decision, E extends Event> void requireSeats(
      GameProvider<V, D, E> game, MatchRecord record, Seat person) {
    Player<V, D, E> nobody =
        view -> {
          throw new IllegalStateException("nobody is asked");
        };
    RecordedMatch.of(record, game)
        .seat(context.installed().registry(), seat -> Optional.empty(), Map.of(person, nobody));
  }

  /** Plays on where a record stops, and appends to it; returns the status to exit with. */
  int resume(Path file, @Nullable String namedHints) throws IOException {
    if (FileName.isInput(file)) {
      throw Usage.error(
          PlayCommand.RESUME
              + " -: standard input is the keyboard of the table; expected the record's file");
    }
    MatchRecord record = MatchRecord.read(file);
    Registry registry = context.installed().registry();
    RecordedMatch.of(record, registry).replay();
    Seat seat = person(record.header(), file);
    GameProvider<?, ?, ?> game = registry.game(record.header().game());
    requireSeats(game, record, seat);
    String hints = hints(game, namedHints);
    try (TableTerminal terminal = open();
        MatchJournal journal = MatchJournal.inMemory(record)) {
      journal.append(file);
      return play(game, journal, seat, terminal, hints);
    }
  }

  private <V extends View, D extends Decision, E extends Event> String hints(
      GameProvider<V, D, E> game, @Nullable String named) {
    Registry registry = context.installed().registry();
    return new Opponents(registry, game, PlainTable.unlessProvided(registry, game)).hints(named);
  }

  private static Seat person(Header header, Path file) {
    List<Seat> people = header.people();
    if (people.size() != 1) {
      throw new CommandException(
          ExitStatus.REFUSED,
          file + " has " + people.size() + " people; expected 1; see baize resume");
    }
    return people.get(0);
  }

  private static TableTerminal open() throws IOException {
    Map<String, String> environment = new HashMap<>(System.getenv());
    String locale = System.getProperty(LOCALE);
    if (locale != null) {
      environment.put(LC_ALL, locale);
    }
    try {
      return TableTerminal.open(environment);
    } catch (IllegalStateException e) {
      throw new CommandException(
          ExitStatus.REFUSED,
          "to play at the table, input and output must be a terminal; without one, see baize match"
              + " --help",
          e);
    }
  }

  private <V extends View, D extends Decision, E extends Event> int play(
      GameProvider<V, D, E> game,
      MatchJournal journal,
      Seat seat,
      TableTerminal terminal,
      String hints)
      throws IOException {
    TableSession<V, D, E> session =
        new TableSession<>(game, context.installed().registry(), journal, seat, hints);
    List<String> resume = List.of(PlayCommand.NAME, PlayCommand.RESUME);
    RetryHint retryHint = new RetryHint(context, journal.header(), resume, journal);
    String result;
    try {
      Registry registry = context.installed().registry();
      Runnable history =
          () ->
              printHistory(
                  session.takenBack(),
                  History.of(journal.record(), game, registry, seat, terminal.theme()));
      result = sit(session, terminal, history, retryHint);
    } catch (PromptAbandonedException abandoned) {
      return leave(abandoned.reason(), retryHint);
    } catch (MatchStoppedException e) {
      throw retryHint.failure(e);
    } catch (RuntimeException | Error e) {
      if (Failures.explainsItself(e)) {
        if (retryHint.command() != null) {
          context.terminal().print(howToGoOn(retryHint) + "\n");
        }
        throw e;
      }
      throw retryHint.failure(failure(game, e), e);
    }
    context.terminal().print(result + "\n");
    return ExitStatus.OK;
  }

  private void printHistory(int takenBack, String history) {
    if (practice) {
      String taken = takenBack == 1 ? "1 decision was" : takenBack + " decisions were";
      context.terminal().print("This was practice: " + taken + " taken back.\n\n");
    }
    context.terminal().print(history);
    context.terminal().flush();
  }

  static String failure(GameProvider<?, ?, ?> game, Throwable thrown) {
    return game.name() + " failed at the table: " + thrown;
  }

  private String sit(
      TableSession<?, ?, ?> session, TableTerminal terminal, Runnable history, RetryHint retryHint)
      throws IOException {
    context.terminal().err().hold();
    retryHint.begin();
    try (TerminalConsole console =
        terminal.takeOver(pace, () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      return session.play(console, terminal.theme(), practice, history);
    } finally {
      context.end().restoring(null);
      retryHint.end();
      close(terminal);
      context.terminal().err().release();
    }
  }

  private static void close(TableTerminal terminal) {
    try {
      terminal.close();
    } catch (IOException | IOError e) {
      // The window is gone, with nothing left to restore.
      LOG.atDebug().setCause(e).log("terminal not restored");
    }
  }

  private int leave(Reason reason, RetryHint retryHint) {
    String message = howToGoOn(retryHint);
    if (reason == Reason.INPUT_ENDED) {
      throw new EndOfInputException("input ended. " + message);
    }
    context.terminal().print(message + "\n");
    return reason == Reason.INTERRUPTED ? ExitStatus.INTERRUPTED : ExitStatus.OK;
  }

  private static String howToGoOn(RetryHint retryHint) {
    String command = retryHint.command();
    return command == null ? "The game was not recorded." : "Go on with: " + command;
  }
}
