package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.core.game.Seat;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.review.KeptReviews;
import dev.baize.review.Reviewer;
import dev.baize.table.Aside;
import dev.baize.table.DataFolder;
import dev.baize.table.GameChooser;
import dev.baize.table.History;
import dev.baize.table.KeptGames;
import dev.baize.table.KeptGames.Unfinished;
import dev.baize.table.MatchJournal;
import dev.baize.table.Opponents;
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
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts a game at the table: finds the opponents, opens the terminal, and reports the end. */
public final class TableLauncher {

  private static final Logger LOG = LoggerFactory.getLogger(TableLauncher.class);

  /** The system property in which the launcher passes on the person's own {@code LC_ALL}. */
  private static final String LOCALE = "baize.locale";

  private static final String LC_ALL = "LC_ALL";
  private static final String FIRST = "New? Type rules to be told how the game is played. ";

  private final CommandContext context;
  private final KeptGames games;
  private final Pace pace;
  private final PlayOptions options;

  private final String greeting;

  TableLauncher(CommandContext context, Pace pace, PlayOptions options) {
    this(context, pace, options, "");
  }

  /** Greets the person with a line about the opponents, and one who has kept nothing as new. */
  TableLauncher(CommandContext context, Pace pace, PlayOptions options, String others) {
    this.context = context;
    this.games = context.keptGames();
    this.pace = pace;
    this.options = options;
    boolean isFirst = DataFolder.of(context.environment()).filter(Files::exists).isEmpty();
    this.greeting = (isFirst ? FIRST : "") + others;
  }

  /**
   * Plays a new game, with its record in a new file, or among the kept games if that is null and
   * games are kept. What is to be done once the person sits at a terminal is done before. Returns
   * the status to exit with.
   */
  int begin(
      GameProvider<?, ?, ?> game,
      Header header,
      String hints,
      @Nullable Path file,
      boolean keeping,
      Runnable onceSeated)
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
      onceSeated.run();
      MatchJournal journal = MatchJournal.inMemory(record);
      if (file != null) {
        journal.create(file);
      } else if (keeping) {
        journal.keep(games);
      }
      return play(game, new Visit(context, journal, keeping), terminal, hints);
    }
  }

  /**
   * Checks that all players can be seated, before a file is created and the terminal is taken over.
   */
  private void requireSeats(GameProvider<?, ?, ?> game, MatchRecord record, Seat person) {
    RecordedMatch.of(record, game)
        .seat(
            context.installed().registry(),
            seat -> Optional.empty(),
            Map.of(person, Player.unasked()));
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
    String hints = new Opponents(registry, game).hints(namedHints);
    try (TableTerminal terminal = open()) {
      MatchJournal journal = MatchJournal.resumed(file, record, games);
      return play(game, new Visit(context, journal, true), terminal, hints);
    }
  }

  /**
   * Offers the kept games that are not over, and plays the one that the person chooses; where
   * nobody can choose, prints for each the command that resumes it, whose file follows these words.
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
      chosen = onScreen(open, console -> GameChooser.choose(console, unfinished)).file();
    } catch (PromptAbandonedException e) {
      return status(e.reason());
    }
    return resume(chosen, namedHints);
  }

  /** Shows a recorded game step by step; returns the status to exit with. */
  int show(SteppedReplay<?, ?, ?> replay) throws IOException {
    try (TableTerminal terminal = open()) {
      return onScreen(
          terminal,
          console -> {
            replay.show(console, terminal.theme());
            return ExitStatus.OK;
          });
    } catch (PromptAbandonedException e) {
      return status(e.reason());
    }
  }

  private static int status(Reason reason) {
    return reason == Reason.INTERRUPTED ? ExitStatus.INTERRUPTED : ExitStatus.OK;
  }

  <T> T onScreen(TableTerminal terminal, Function<TerminalConsole, T> shown) throws IOException {
    try (TerminalConsole console =
        terminal.takeOver(pace, () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      return shown.apply(console);
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

  private static Seat person(Header header, Path file) {
    List<Seat> people = header.people();
    if (people.size() != 1) {
      throw new CommandException(
          ExitStatus.REFUSED,
          file + " has " + people.size() + " people; expected 1; see baize resume");
    }
    return people.get(0);
  }

  TableTerminal open() throws IOException {
    return openIfPossible()
        .orElseThrow(
            () ->
                new CommandException(
                    ExitStatus.REFUSED,
                    "at the table, input and output must be a terminal; baize match plays without"
                        + " one"));
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

  private int play(GameProvider<?, ?, ?> game, Visit visit, TableTerminal terminal, String hints)
      throws IOException {
    try {
      sit(game, visit, terminal, hints);
    } catch (PromptAbandonedException abandoned) {
      return leave(abandoned.reason(), visit);
    } catch (MatchStoppedException e) {
      throw visit.retryHint().failure(e);
    } catch (RuntimeException | Error e) {
      if (Failures.explainsItself(e)) {
        if (visit.retryHint().command() != null) {
          context.terminal().print(visit.howToGoOn() + "\n");
        }
        throw e;
      }
      throw visit.retryHint().failure(message(game, e), e);
    } finally {
      visit.close();
    }
    return ExitStatus.OK;
  }

  private String practiced(int takenBack) {
    String taken = takenBack == 1 ? "1 decision was" : takenBack + " decisions were";
    return options.practice ? "This was practice: " + taken + " taken back.\n\n" : "";
  }

  private static String message(GameProvider<?, ?, ?> game, Throwable thrown) {
    return game.name() + " failed at the table: " + thrown;
  }

  /** The exception for a game, or its table, that has thrown another one. */
  public static CommandException failure(GameProvider<?, ?, ?> game, Throwable thrown) {
    return thrown instanceof CommandException failure
        ? failure
        : new CommandException(ExitStatus.SOFTWARE, message(game, thrown), thrown);
  }

  /** Plays one game after another, until the person leaves the table, and prints the results. */
  private void sit(GameProvider<?, ?, ?> game, Visit visit, TableTerminal terminal, String hints)
      throws IOException {
    context.terminal().err().hold();
    try (TerminalConsole console =
        terminal.takeOver(pace, () -> context.end().exit(ExitStatus.INTERRUPTED))) {
      context.end().restoring(console::leaveForGood);
      Registry registry = context.installed().registry();
      TableSession<?, ?, ?> next =
          new TableSession<>(game, registry, visit.journal(), visit.person(), hints);
      boolean goesOn = true;
      while (goesOn) {
        visit.retryHint().begin();
        TableSession<?, ?, ?> session = next;
        Supplier<String> history =
            () ->
                practiced(session.takenBack())
                    + History.of(visit.journal().record(), game, visit.person(), terminal.theme());
        List<Aside> asides =
            List.of(
                Aside.ofText("history", "shows the whole game", history), review(visit.journal()));
        SessionOptions wanted =
            new SessionOptions(options.practice, !options.unconfirmed, greeting, visit.before());
        Ending ending = session.play(console, terminal.theme(), wanted, asides);
        goesOn = visit.goesOn(ending, console.columns());
        next = session.next(visit.journal());
      }
    } finally {
      context.end().restoring(null);
      visit.retryHint().end();
      close(terminal);
      context.terminal().err().release();
      visit.results().forEach(result -> context.terminal().print(result + "\n"));
    }
  }

  private Aside review(MatchJournal journal) {
    Reviewer reviewer = Reviewer.strongest(context.installed().registry());
    return new KeptReviews(games, reviewer).aside(journal);
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
    return status(reason);
  }
}
