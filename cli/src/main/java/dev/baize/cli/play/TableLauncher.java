package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.match.MatchRunner;
import dev.baize.cli.match.People;
import dev.baize.cli.match.RetryHint;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedRecordException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.table.MatchJournal;
import dev.baize.table.PlainTable;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.TableSession;
import dev.baize.terminal.TableTerminal;
import dev.baize.terminal.TerminalConsole;
import java.io.IOError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts a game at the table: finds the opponents, opens the terminal, and reports the end. */
final class TableLauncher {

  private static final Logger LOG = LoggerFactory.getLogger(TableLauncher.class);

  /** The command that plays a game at the table, or resumes one with an option. */
  static final String PLAY = "play";

  static final String RESUME = "--resume";

  /** The system property in which the launcher passes on the person's own {@code LC_ALL}. */
  private static final String LOCALE = "baize.locale";

  private static final String LC_ALL = "LC_ALL";

  private final CommandContext context;
  private final MatchRunner runner;

  TableLauncher(CommandContext context) {
    this.context = context;
    this.runner = new MatchRunner(context);
  }

  /**
   * Plays a new game.
   *
   * @param participants the person and the others
   * @param hints the player that is asked for hints
   * @return the status to exit with
   * @throws IOException that names the file, if the record cannot be written
   */
  <V extends View, D extends Decision, E extends Event> int begin(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<Participant> participants,
      String hints,
      PlayOptions options)
      throws IOException {
    Header header = new Header(game.name(), rules.text(), options.seed(context), participants);
    MatchRecord record = MatchRecord.of(header);
    Seat person = Seat.of(0);
    try {
      requireSeats(game, record, person);
    } catch (MalformedRecordException e) {
      // There is no file whose line the message could name.
      Throwable refusal = refusal(e);
      throw new CommandException(
          ExitStatus.USAGE, "no seat for an opponent: " + refusal.getMessage(), refusal);
    }
    Path file = options.record();
    try (TableTerminal terminal = open();
        MatchJournal journal = MatchJournal.inMemory(record)) {
      if (file != null) {
        journal.create(file);
      }
      return play(game, journal, person, terminal, options.settings(), hints);
    }
  }

  private static Throwable refusal(MalformedRecordException e) {
    return e.getCause() == null ? e : e.getCause();
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
    runner.seat(
        RecordedMatch.of(record, game),
        seat -> Optional.empty(),
        Map.of(person, nobody),
        retryHint(record.header(), null));
  }

  /**
   * Plays on where a record stops.
   *
   * @param named the player that is to be asked for hints; empty for the strongest
   * @return the status to exit with
   * @throws IOException that names the file, if it cannot be used
   */
  int resume(Path file, PlaySettings settings, Optional<String> named) throws IOException {
    requireFile(file);
    MatchRecord record = MatchRecord.read(file);
    RecordedMatch.of(record, context.installed().registry()).replay();
    Seat seat = person(record.header(), file);
    GameProvider<?, ?, ?> game = context.installed().registry().game(record.header().game());
    requireSeats(game, record, seat);
    String hints = hints(game, named);
    try (TableTerminal terminal = open();
        MatchJournal journal = MatchJournal.inMemory(record)) {
      journal.append(file);
      return play(game, journal, seat, terminal, settings, hints);
    }
  }

  private static void requireFile(Path file) {
    if (FileName.isInput(file)) {
      throw new CommandException(
          ExitStatus.USAGE,
          String.format(
              Locale.ROOT,
              "%s %s: standard input is the keyboard of the table; expected the record's file",
              RESUME,
              file));
    }
  }

  private <V extends View, D extends Decision, E extends Event> String hints(
      GameProvider<V, D, E> game, Optional<String> named) {
    Registry registry = context.installed().registry();
    return new Opponents(registry, game, PlainTable.unlessProvided(registry, game)).hints(named);
  }

  private static Seat person(Header header, Path file) {
    List<Seat> people = People.seats(header.participants());
    if (people.size() != 1) {
      throw new CommandException(
          ExitStatus.REFUSED,
          String.format(
              Locale.ROOT, "%s has %d people; expected 1; see baize resume", file, people.size()));
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
      PlaySettings settings,
      String hints)
      throws IOException {
    TableSession<V, D, E> session =
        new TableSession<>(game, context.installed().registry(), journal, seat, hints);
    RetryHint retryHint = retryHint(journal.header(), journal);
    String result;
    try {
      Runnable history = () -> printHistory(journal, seat, practice(session, settings));
      result = sit(session, terminal, settings, history, retryHint);
    } catch (PromptAbandonedException abandoned) {
      return leave(abandoned.reason(), retryHint);
    } catch (MatchStoppedException e) {
      throw retryHint.failure(e);
    } catch (RuntimeException | Error e) {
      if (Failures.explainsItself(e)) {
        sayHowToGoOn(retryHint);
        throw e;
      }
      throw retryHint.failure(failure(game, e), e);
    }
    context.terminal().print(result + "\n");
    return ExitStatus.OK;
  }

  private void printHistory(MatchJournal journal, Seat seat, String practice) {
    String name = journal.header().names().get(seat.index());
    context.terminal().print("You are " + name + "." + practice + "\n\n");
    runner.replay(journal.record());
    context.terminal().flush();
  }

  private static String practice(TableSession<?, ?, ?> session, PlaySettings settings) {
    if (!settings.practice()) {
      return "";
    }
    int takenBack = session.takenBack();
    return String.format(
        Locale.ROOT,
        " This was practice: %s taken back.",
        takenBack == 1 ? "1 decision was" : takenBack + " decisions were");
  }

  /**
   * What is said of a game that fails at the table, or whose table does.
   *
   * @param thrown what it has thrown
   */
  static String failure(GameProvider<?, ?, ?> game, Throwable thrown) {
    return game.name() + " failed at the table: " + thrown;
  }

  /** Returns the result of the game. */
  private String sit(
      TableSession<?, ?, ?> session,
      TableTerminal terminal,
      PlaySettings settings,
      Runnable history,
      RetryHint retryHint)
      throws IOException {
    context.terminal().err().hold();
    retryHint.begin();
    try (TerminalConsole console =
        terminal.takeOver(settings.pace(), () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      return session.play(console, terminal.theme(), settings.practice(), history);
    } finally {
      context.end().restoring(null);
      retryHint.end();
      close(terminal);
      context.terminal().err().release();
    }
  }

  /** What stops a recorded game does not lose it. */
  private void sayHowToGoOn(RetryHint retryHint) {
    if (retryHint.command().isPresent()) {
      context.terminal().print(howToGoOn(retryHint) + "\n");
    }
  }

  private RetryHint retryHint(Header header, @Nullable MatchJournal journal) {
    return new RetryHint(context, header, List.of(PLAY, RESUME), journal);
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
    return retryHint
        .command()
        .map(command -> "Go on with: " + command)
        .orElse("The game was not recorded.");
  }
}
