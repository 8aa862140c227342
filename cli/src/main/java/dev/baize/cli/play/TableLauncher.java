package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
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
import dev.baize.core.table.StyledText;
import dev.baize.table.Aside;
import dev.baize.table.DataFolder;
import dev.baize.table.GameChooser;
import dev.baize.table.History;
import dev.baize.table.KeptGames;
import dev.baize.table.KeptGames.Unfinished;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.SessionOptions;
import dev.baize.table.SteppedReplay;
import dev.baize.table.TableSession;
import dev.baize.table.TableSession.Ending;
import dev.baize.terminal.Pace;
import dev.baize.terminal.TableTerminal;
import dev.baize.terminal.TerminalConsole;
import java.io.IOError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
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
  private final KeptGames games;
  private final Pace pace;
  private final PlayOptions options;

  /** Whether the person has never chosen or kept anything. */
  private final boolean isFirst;

  TableLauncher(CommandContext context, Pace pace, PlayOptions options) {
    this.context = context;
    this.games = context.keptGames();
    this.pace = pace;
    this.options = options;
    this.isFirst = DataFolder.of(context.environment()).filter(Files::exists).isEmpty();
  }

  /**
   * Plays a new game, with its record in a new file, or among the kept games if that is null and
   * games are kept. Returns the status to exit with.
   */
  <V extends View, D extends Decision, E extends Event> int begin(
      GameProvider<V, D, E> game, Header header, String hints, @Nullable Path file, boolean keeping)
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
    try (TableTerminal terminal = open()) {
      MatchJournal journal = MatchJournal.inMemory(record);
      if (file != null) {
        journal.create(file);
      } else if (keeping) {
        journal.keep(games, person);
      }
      return play(game, new Visit(journal, keeping), terminal, hints);
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
    try (TableTerminal terminal = open()) {
      MatchJournal journal = MatchJournal.inMemory(record);
      if (games.holds(file)) {
        journal.keep(games, seat, file);
      } else {
        journal.append(file);
      }
      return play(game, new Visit(journal, true), terminal, hints);
    }
  }

  /**
   * Offers the kept games that are not over, and plays the one that the person chooses; where
   * nobody can choose, prints the commands that resume them.
   *
   * @param command the words of such a command, before the file
   */
  int resume(List<String> command, @Nullable String namedHints) throws IOException {
    List<Unfinished> unfinished =
        games.unfinished(context.installed().registry(), context.terminal()::complain);
    if (unfinished.isEmpty()) {
      throw new CommandException(
          ExitStatus.REFUSED, "no game of yours waits to be resumed; baize play begins one");
    }
    Optional<TableTerminal> terminal = openIfPossible();
    if (terminal.isEmpty()) {
      print(unfinished, command);
      throw new CommandException(ExitStatus.REFUSED, "which game? each command above resumes one");
    }
    Path chosen;
    try (TableTerminal open = terminal.get()) {
      chosen = choose(open, unfinished).file();
    } catch (PromptAbandonedException e) {
      return e.reason() == Reason.INTERRUPTED ? ExitStatus.INTERRUPTED : ExitStatus.OK;
    }
    return resume(chosen, namedHints);
  }

  /** Shows a recorded game step by step. */
  void show(SteppedReplay<?, ?, ?> replay) throws IOException {
    try (TableTerminal terminal = open();
        TerminalConsole console =
            terminal.takeOver(pace, () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      replay.show(console, terminal.theme());
    } finally {
      context.end().restoring(null);
    }
  }

  private Unfinished choose(TableTerminal terminal, List<Unfinished> unfinished)
      throws IOException {
    try (TerminalConsole console =
        terminal.takeOver(pace, () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      return GameChooser.choose(console, unfinished);
    } finally {
      context.end().restoring(null);
    }
  }

  private void print(List<Unfinished> unfinished, List<String> command) {
    for (Unfinished each : unfinished) {
      List<String> words = new ArrayList<>(command);
      words.add(FileName.argument(each.file()));
      context.terminal().print(each.text() + ": " + context.command().line(words) + "\n");
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

  private TableTerminal open() throws IOException {
    return openIfPossible()
        .orElseThrow(
            () ->
                new CommandException(
                    ExitStatus.REFUSED,
                    "to play at the table, input and output must be a terminal; without one, see"
                        + " baize match --help"));
  }

  /** The terminal of this process; empty if there is none. */
  private Optional<TableTerminal> openIfPossible() throws IOException {
    Map<String, String> environment = new HashMap<>(context.environment());
    String locale = System.getProperty(LOCALE);
    if (locale != null) {
      environment.put(LC_ALL, locale);
    }
    try {
      return Optional.of(TableTerminal.open(environment));
    } catch (IllegalStateException e) {
      LOG.atDebug().setCause(e).log("no terminal");
      return Optional.empty();
    }
  }

  /** The games that a person plays at one table, one after another. */
  private final class Visit {

    private final boolean keeping;
    private final List<String> results = new ArrayList<>();
    private String which = "";
    private MatchJournal journal;
    private RetryHint retryHint;

    Visit(MatchJournal first, boolean keeping) {
      this.keeping = keeping;
      this.journal = first;
      this.retryHint = hint(first);
    }

    private RetryHint hint(MatchJournal of) {
      List<String> resume = List.of(PlayCommand.NAME, PlayCommand.RESUME);
      return new RetryHint(context, of.header(), resume, of);
    }

    Seat person() {
      return journal.header().people().get(0);
    }

    /** Adds a result, and begins the game that follows; false if none does. */
    boolean goesOn(Ending ending, int columns) throws IOException {
      results.addAll(StyledText.wrapped(which + ending.result(), columns));
      if (ending.next().isEmpty()) {
        return false;
      }
      close();
      NextGame following = ending.next().get();
      which = following == NextGame.OTHER_SIDE ? "From the other side: " : "";
      Header next = following.after(journal.header(), DealSeedOption.drawn());
      context.command().goesOn(next.seed());
      journal = MatchJournal.inMemory(MatchRecord.of(next));
      if (keeping) {
        journal.keep(games, person());
      }
      retryHint = hint(journal);
      return true;
    }

    void close() throws IOException {
      journal.warning().ifPresent(context.terminal()::complain);
      journal.close();
    }

    String howToGoOn() {
      String command = retryHint.command();
      if (command != null) {
        return "Go on with: " + command;
      }
      return journal.isRecorded()
          ? "You have decided nothing, so there is nothing to go on with."
          : "The game was not recorded.";
    }
  }

  private <V extends View, D extends Decision, E extends Event> int play(
      GameProvider<V, D, E> game, Visit visit, TableTerminal terminal, String hints)
      throws IOException {
    try {
      sit(game, visit, terminal, hints);
    } catch (PromptAbandonedException abandoned) {
      return leave(abandoned.reason(), visit);
    } catch (MatchStoppedException e) {
      throw visit.retryHint.failure(e);
    } catch (RuntimeException | Error e) {
      if (Failures.explainsItself(e)) {
        if (visit.retryHint.command() != null) {
          context.terminal().print(visit.howToGoOn() + "\n");
        }
        throw e;
      }
      throw visit.retryHint.failure(failure(game, e), e);
    } finally {
      visit.close();
    }
    return ExitStatus.OK;
  }

  private String practiced(int takenBack) {
    String taken = takenBack == 1 ? "1 decision was" : takenBack + " decisions were";
    return options.practice ? "This was practice: " + taken + " taken back.\n\n" : "";
  }

  static String failure(GameProvider<?, ?, ?> game, Throwable thrown) {
    return game.name() + " failed at the table: " + thrown;
  }

  /** Plays one game after another, until the person leaves the table, and prints the results. */
  private <V extends View, D extends Decision, E extends Event> void sit(
      GameProvider<V, D, E> game, Visit visit, TableTerminal terminal, String hints)
      throws IOException {
    context.terminal().err().hold();
    try (TerminalConsole console =
        terminal.takeOver(pace, () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      Registry registry = context.installed().registry();
      TableSession<V, D, E> next =
          new TableSession<>(game, registry, visit.journal, visit.person(), hints);
      boolean goesOn = true;
      while (goesOn) {
        visit.retryHint.begin();
        TableSession<V, D, E> session = next;
        Supplier<String> history =
            () ->
                practiced(session.takenBack())
                    + History.of(
                        visit.journal.record(), game, registry, visit.person(), terminal.theme());
        List<Aside> asides = List.of(new Aside("history", "shows the whole game", history));
        SessionOptions wanted = new SessionOptions(options.practice, !options.unconfirmed, isFirst);
        Ending ending = session.play(console, terminal.theme(), wanted, asides);
        goesOn = visit.goesOn(ending, console.columns());
        next = session.next(visit.journal);
      }
    } finally {
      context.end().restoring(null);
      visit.retryHint.end();
      close(terminal);
      context.terminal().err().release();
      visit.results.forEach(result -> context.terminal().print(result + "\n"));
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

  private int leave(Reason reason, Visit visit) {
    String message = visit.howToGoOn();
    if (reason == Reason.INPUT_ENDED) {
      throw new EndOfInputException("input ended. " + message);
    }
    context.terminal().print(message + "\n");
    return reason == Reason.INTERRUPTED ? ExitStatus.INTERRUPTED : ExitStatus.OK;
  }
}
