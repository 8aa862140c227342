package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.Table;
import dev.baize.cli.play.Ending;
import dev.baize.cli.play.Ending.Kind;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Notebook;
import dev.baize.cli.play.Pace;
import dev.baize.cli.play.PlayableGame;
import dev.baize.cli.play.Sitting;
import dev.baize.cli.play.beans.BeansPlay;
import dev.baize.cli.play.blackjack.BlackjackPlay;
import dev.baize.cli.play.euchre.EuchrePlay;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.PlayerProvider;
import java.io.IOError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.TerminalBuilder.SystemOutput;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Where a person sits down to play: finds the others, opens the terminal, and says goodbye. */
final class Parlour {

  private static final String HUMAN = "Human";

  /** The system property in which the launcher hands on the person's own {@code LC_ALL}. */
  private static final String LOCALE = "baize.locale";

  private static final String LC_ALL = "LC_ALL";

  /** All games that have a table. */
  static final List<PlayableGame<?, ?, ?>> GAMES =
      List.of(new EuchrePlay(), new BlackjackPlay(), new BeansPlay());

  private final CommandContext context;

  Parlour(CommandContext context) {
    this.context = context;
  }

  /**
   * Plays a new game.
   *
   * @param command is to blame for options that make no sense
   * @param opponents the players of the other seats, or one for all; none for the strongest
   * @return the status to exit with
   * @throws IOException that names the file, if the record cannot be written
   */
  <V extends View, D extends Decision, E extends Event> int begin(
      CommandLine command,
      PlayableGame<V, D, E> game,
      Rules<V, D, E> rules,
      List<String> opponents,
      PlayOptions options)
      throws IOException {
    List<Participant> participants;
    try {
      participants = participants(game, opponents);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, String.valueOf(e.getMessage()), e);
    }
    Header header = new Header(game.provider().name(), rules.text(), options.seed(), participants);
    MatchRecord record = MatchRecord.of(header);
    Path file = options.record();
    requireSeats(record, file);
    try (Terminal terminal = open(game.provider().name());
        Notebook notebook =
            file == null ? Notebook.inMemory(record) : Notebook.create(file, record)) {
      return sit(game, notebook, Seat.of(0), terminal, options.pace());
    }
  }

  /** Whoever cannot be seated is told of before a file is made and the terminal is taken. */
  private void requireSeats(MatchRecord record, @Nullable Path file) {
    new Table(context).seat(record, file);
  }

  private List<Participant> participants(PlayableGame<?, ?, ?> game, List<String> named) {
    List<String> names = game.names();
    int others = names.size() - 1;
    if (!named.isEmpty() && named.size() != others && named.size() != 1) {
      String expected = others > 1 ? "1 or " + others : Integer.toString(others);
      throw new IllegalArgumentException(
          "%d opponents; expected %s".formatted(named.size(), expected));
    }
    List<Participant> participants = new ArrayList<>();
    participants.add(new Participant(HUMAN, names.get(0)));
    for (int i = 0; i < others; i++) {
      String player = named.isEmpty() ? strongest(game) : named.get(named.size() == 1 ? 0 : i);
      String registered = context.registry().player(game.provider(), player).name();
      if (registered.equals(HUMAN)) {
        throw new IllegalArgumentException("only one person can sit at this table");
      }
      participants.add(new Participant(registered, names.get(i + 1)));
    }
    return participants;
  }

  /** The strongest player of a game that is present. */
  private String strongest(PlayableGame<?, ?, ?> game) {
    List<String> present =
        context.registry().players(game.provider()).stream().map(PlayerProvider::name).toList();
    return game.strongest().stream()
        .filter(present::contains)
        .findFirst()
        .orElseThrow(() -> new CommandException(ExitStatus.SOFTWARE, "no player is present"));
  }

  /**
   * Plays on where a record stops.
   *
   * @return the status to exit with
   * @throws IOException that names the file, if it cannot be used
   */
  int resume(Path file, Pace pace) throws IOException {
    MatchRecord record = MatchRecord.read(file);
    RecordedMatch.of(record, context.registry()).replay();
    requireSeats(record, file);
    String name = record.header().game();
    for (PlayableGame<?, ?, ?> game : GAMES) {
      if (game.provider().name().equalsIgnoreCase(name)) {
        Seat seat = person(record.header(), file);
        try (Terminal terminal = open(name);
            Notebook notebook = Notebook.append(file, record)) {
          return sit(game, notebook, seat, terminal, pace);
        }
      }
    }
    throw new CommandException(
        ExitStatus.REFUSED, file + " is of " + name + ", which has no table; see baize resume");
  }

  private static Seat person(Header header, Path file) {
    int[] people =
        IntStream.range(0, header.participants().size())
            .filter(i -> header.participants().get(i).player().equalsIgnoreCase(HUMAN))
            .toArray();
    if (people.length != 1) {
      throw new CommandException(
          ExitStatus.REFUSED,
          "%s has %d people; expected 1; see baize resume".formatted(file, people.length));
    }
    return Seat.of(people[0]);
  }

  private static Terminal open(String game) throws IOException {
    try {
      return TerminalBuilder.builder()
          .provider("exec")
          .system(true)
          .systemOutput(SystemOutput.SysOut)
          .dumb(false)
          .encoding("UTF-8")
          .build();
    } catch (IllegalStateException e) {
      throw new CommandException(
          ExitStatus.REFUSED,
          "to play at the table, input and output must be a terminal; without one, see baize %s --help"
              .formatted(game),
          e);
    }
  }

  private int sit(
      PlayableGame<?, ?, ?> game, Notebook notebook, Seat seat, Terminal terminal, Pace pace)
      throws IOException {
    Ending ending;
    try {
      ending =
          new Sitting<>(game, context.registry(), notebook, seat, strongest(game))
              .play(terminal, look(terminal), pace, () -> System.exit(ExitStatus.INTERRUPTED));
    } catch (MatchStoppedException e) {
      throw new CommandException(ExitStatus.SOFTWARE, String.valueOf(e.getMessage()), e);
    } finally {
      close(terminal);
    }
    return leave(ending, notebook, seat);
  }

  private static void close(Terminal terminal) {
    try {
      terminal.close();
    } catch (IOException | IOError e) {
      // The window is gone, and nothing there to be set as it was.
      return;
    }
  }

  private static Look look(Terminal terminal) {
    Map<String, String> environment = new HashMap<>(System.getenv());
    String locale = System.getProperty(LOCALE);
    if (locale != null) {
      environment.put(LC_ALL, locale);
    }
    Integer colours = terminal.getNumericCapability(Capability.max_colors);
    return Look.of(environment, terminal.getType(), colours == null ? 0 : colours);
  }

  private int leave(Ending ending, Notebook notebook, Seat seat) {
    if (ending.history()) {
      String name = notebook.record().header().names().get(seat.index());
      context.terminal().print("You are " + name + ".\n\n");
      RecordedMatch.of(notebook.record(), context.registry())
          .transcript(context.terminal().out())
          .replay();
    }
    String message = ending.kind() == Kind.OVER ? ending.result() : howToGoOn(notebook);
    if (ending.kind() == Kind.INPUT_ENDED) {
      throw new EndOfInputException("input ended. " + message);
    }
    context.terminal().print(message + "\n");
    return ending.kind() == Kind.INTERRUPTED ? ExitStatus.INTERRUPTED : ExitStatus.OK;
  }

  private String howToGoOn(Notebook notebook) {
    return notebook
        .file()
        .map(file -> List.of(PlayCommand.NAME, PlayCommand.RESUME, file.toString()))
        .map(command -> "Go on with: " + context.toType(command))
        .orElse("The game was not recorded.");
  }
}
