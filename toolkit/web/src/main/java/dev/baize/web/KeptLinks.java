package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.FileErrors;
import dev.baize.core.record.Header;
import dev.baize.core.text.WholeNumber;
import dev.baize.table.DataFolder;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The port and the links of a server, in a file that only its user can read, from which the next
 * server has the same. Of several servers at once, the first one has the file.
 */
public final class KeptLinks implements AutoCloseable {

  private static final String NAME = "links";
  private static final String FORMAT = "baize-links-1";
  private static final String HOST = "host";
  private static final int MAX_PORT = 65_535;
  private static final int MAX_STARTS = 1000;
  private static final int MAX_BYTES = 1_000_000;

  /** What names the link of watchers beside those of the seats, which have their numbers. */
  private static final String WATCHERS = "watchers";

  /**
   * The tokens of the links of a game, which are the last words of their paths.
   *
   * @param seats by seat, in the order in which people sat down
   * @param watchers of the link of those who watch; empty if nobody may
   */
  record Tokens(Map<Seat, String> seats, String watchers) {

    /** New ones for all people of a game, and for watchers if there are several people. */
    static Tokens fresh(Header header) {
      Map<Seat, String> seats = new LinkedHashMap<>();
      header.people().forEach(seat -> seats.put(seat, Token.fresh()));
      return new Tokens(seats, seats.size() > 1 ? Token.fresh() : "");
    }

    static Tokens parse(String text) {
      Map<Seat, String> seats = new LinkedHashMap<>();
      String watchers = "";
      for (String link : Splitter.on(',').split(text)) {
        List<String> parts = Splitter.on('=').limit(2).splitToList(link);
        String token = Token.require(parts.get(parts.size() - 1));
        if (parts.get(0).equals(WATCHERS)) {
          watchers = token;
        } else {
          seats.put(Seat.of((int) WholeNumber.parse(parts.get(0), 0, Seat.MAX_COUNT - 1)), token);
        }
      }
      return new Tokens(seats, watchers);
    }

    /** Whether these are of the people of a game. */
    boolean areOf(Header header) {
      return seats.keySet().equals(Set.copyOf(header.people()));
    }

    String text() {
      List<String> links = new ArrayList<>();
      seats.forEach((seat, token) -> links.add(seat.index() + "=" + token));
      if (!watchers.isEmpty()) {
        links.add(WATCHERS + "=" + watchers);
      }
      return String.join(",", links);
    }
  }

  /** The links of a game; whether the first person runs the server. */
  record Game(Path file, boolean isHosts, Tokens tokens) {

    static Game parse(String line) {
      List<String> words = Splitter.on(' ').limit(3).splitToList(line);
      checkArgument(words.size() == 3, "a game has no file");
      return new Game(Path.of(words.get(2)), words.get(0).equals(HOST), Tokens.parse(words.get(1)));
    }

    String text() {
      return (isHosts ? HOST : "guest") + ' ' + tokens.text() + ' ' + file + '\n';
    }
  }

  /** What is kept: also how many servers there were before, and the link of who runs them. */
  record State(int port, int starts, String home, List<Game> games) {

    static State parse(String text) {
      List<String> lines = text.lines().toList();
      List<String> words = Splitter.on(' ').splitToList(lines.isEmpty() ? "" : lines.get(0));
      checkArgument(
          words.size() == 4 && words.get(0).equals(FORMAT) && lines.size() <= OpenRooms.MOST + 1,
          "expected \"%s\", and what follows it",
          FORMAT);
      return new State(
          (int) WholeNumber.parse(words.get(1), 0, MAX_PORT),
          (int) WholeNumber.parse(words.get(2), 0, MAX_STARTS),
          Token.require(words.get(3)),
          lines.stream().skip(1).map(Game::parse).toList());
    }

    String text() {
      String first = String.join(" ", FORMAT, "" + port, "" + starts, home) + '\n';
      return first + games.stream().map(Game::text).collect(Collectors.joining());
    }
  }

  private final Consumer<String> warnings;
  private @Nullable Path file;
  private @Nullable FileChannel lock;
  private State state = new State(0, 0, Token.fresh(), List.of());

  private KeptLinks(Consumer<String> warnings) {
    this.warnings = warnings;
  }

  /** {@return links of which nothing is kept} */
  public static KeptLinks none() {
    return new KeptLinks(line -> {});
  }

  /**
   * {@return the links that are kept in a folder, if there are any and no other server has them}
   *
   * @param folder where they are from now on; it is made if there is none
   * @param warnings takes a line if they cannot be read or written, which costs nothing else
   */
  public static KeptLinks in(Path folder, Consumer<String> warnings) {
    KeptLinks links = new KeptLinks(warnings);
    Path file = folder.resolve(NAME);
    if (file.toAbsolutePath().toString().lines().count() > 1) {
      warnings.accept("no links are kept in a folder whose name has more than one line");
      return links;
    }
    try {
      DataFolder.made(folder);
      Path locked = folder.resolve(NAME + ".lock");
      FileChannel lock =
          FileChannel.open(locked, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      links.lock = lock;
      if (lock.tryLock() != null) {
        links.read(file);
      }
    } catch (OverlappingFileLockException e) {
      // Another server of this program has them.
    } catch (IOException e) {
      warnings.accept(FileErrors.explain(file, "cannot be used", e).getMessage());
    }
    return links;
  }

  private void read(Path from) throws IOException {
    FileErrors.requireRegular(from);
    if (Files.exists(from)) {
      try {
        checkArgument(Files.size(from) <= MAX_BYTES, "expected at most %s bytes", MAX_BYTES);
        state = State.parse(new String(Files.readAllBytes(from), StandardCharsets.UTF_8));
      } catch (IllegalArgumentException e) {
        Path damaged = from.resolveSibling(NAME + ".damaged");
        Files.move(from, damaged, StandardCopyOption.REPLACE_EXISTING);
        warn(damaged + " has the former links, which are damaged: " + e.getMessage());
      }
    }
    file = from;
    // Nothing that this server shows has a number of what a former one has shown, whatever happens.
    int starts = state.starts() % MAX_STARTS + 1;
    write(new State(state.port(), starts, state.home(), state.games()));
  }

  /** {@return the port of the last server; 0 if there was none} */
  public int port() {
    return state.port();
  }

  /** What the next server is to have, or what it has of the last one. */
  State state() {
    return state;
  }

  /** Says what goes wrong with one of them. */
  void warn(String line) {
    warnings.accept(line);
  }

  /** Keeps what has changed for the next server. */
  void keep(int port, List<Game> games) {
    State next = new State(port, state.starts(), state.home(), games);
    if (!next.equals(state)) {
      write(next);
    }
  }

  private void write(State next) {
    state = next;
    Path target = file;
    if (target == null) {
      return;
    }
    try {
      DataFolder.replace(target, next.text());
    } catch (IOException e) {
      warn(String.valueOf(FileErrors.explain(target, "cannot be written", e).getMessage()));
    }
  }

  /** Leaves the file to the next server. */
  @Override
  public void close() throws IOException {
    if (lock != null) {
      lock.close();
    }
  }
}
