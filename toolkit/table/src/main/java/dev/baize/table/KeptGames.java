package dev.baize.table;

import com.google.common.base.CharMatcher;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.FileErrors;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordLocks;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which the games of a person are kept. Each is a record, in a file that is named
 * after the game and the time when it began, such as {@code euchre-2026-11-27-0515.baize}. Several
 * programs may keep games there at once.
 */
public final class KeptGames {

  static final String ENDING = ".baize";

  /** The most characters of a game's name in that of a file. */
  private static final int MAX_NAME = 60;

  private static final CharMatcher PLAIN =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.anyOf("-_"));

  /** The order in which games were played last. */
  private static final Comparator<Path> PLAYED =
      Comparator.comparing(KeptGames::modified).thenComparing(Comparator.naturalOrder());

  private final @Nullable Path folder;
  private final Supplier<String> time;

  private KeptGames(@Nullable Path folder, Supplier<String> time) {
    this.folder = folder;
    this.time = time;
  }

  /**
   * {@return the folder {@code games} in the {@linkplain DataFolder folder for the data} of a user}
   *
   * @param environment the environment variables of the user
   * @param time the time of day where the user is, such as {@code 2026-11-27-0515}
   */
  public static KeptGames of(Map<String, String> environment, Supplier<String> time) {
    Optional<Path> data = DataFolder.of(environment);
    return new KeptGames(data.map(folder -> folder.resolve("games")).orElse(null), time);
  }

  /** {@return the folder, which exists once a game is kept; empty if the user has no home} */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /**
   * {@return whether a file is in the folder}
   *
   * @param file any file
   */
  public boolean holds(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    try {
      return folder != null
          && parent != null
          && Files.isDirectory(folder)
          && Files.isSameFile(parent, folder);
    } catch (IOException e) {
      return false;
    }
  }

  /** Makes the folder, if there is none. */
  Path prepared() throws IOException {
    if (folder == null) {
      throw new IOException("there is no home: neither XDG_DATA_HOME nor HOME names one");
    }
    try {
      return DataFolder.made(folder);
    } catch (IOException e) {
      throw FileErrors.explain(folder, "cannot be made", e);
    }
  }

  /** Makes an empty file for a game, which no other game has, and only its user can read. */
  Path newFile(Header header) throws IOException {
    String game = PLAIN.negate().replaceFrom(header.game(), '_');
    String name = game.substring(0, Math.min(game.length(), MAX_NAME)) + '-' + time.get();
    Path inside = prepared();
    Path file = inside.resolve(name + ENDING);
    for (int number = 2; !isMade(file); number++) {
      file = inside.resolve(name + '-' + number + ENDING);
    }
    return file;
  }

  /** Whether an empty file could be made because there was none of its name. */
  private static boolean isMade(Path file) throws IOException {
    try {
      Files.createFile(file, DataFolder.forUser(file, "rw-------"));
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    } catch (IOException e) {
      throw FileErrors.explain(file, "cannot be written", e);
    }
  }

  /**
   * {@return the records in a folder, but not in its subfolders, in the order of their names; those
   * of one game that were kept are so in the order of time}
   *
   * @param folder any folder
   * @throws IOException if it cannot be read
   */
  public static List<Path> records(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(ENDING))
          .filter(Files::isRegularFile)
          .sorted(Comparator.comparing(KeptGames::name))
          .toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * {@return the record of the game in the folder that was played last; empty if there is none}
   *
   * @throws IOException if the folder cannot be read
   */
  public Optional<Path> last() throws IOException {
    return kept().stream().max(PLAYED);
  }

  private List<Path> kept() throws IOException {
    return folder != null && Files.isDirectory(folder) ? records(folder) : List.of();
  }

  /** The name of a record without its ending. */
  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ENDING.length());
  }

  /**
   * The longest of the kept records that a record continues, or is a copy of. None is that of a
   * game that is being played.
   */
  Optional<Path> copyOf(MatchRecord record) throws IOException {
    Path longest = null;
    int most = -1;
    for (Path file : idle().toList()) {
      try {
        MatchRecord kept = MatchRecord.read(file);
        if (kept.decisions().size() > most && record.continues(kept)) {
          longest = file;
          most = kept.decisions().size();
        }
      } catch (IOException | MalformedFileException e) {
        // It is no copy of anything.
      }
    }
    return Optional.ofNullable(longest);
  }

  /** The kept records but for those of games that are being played. */
  private Stream<Path> idle() throws IOException {
    return kept().stream().filter(file -> !RecordLocks.isLocked(file));
  }

  /**
   * A game that is not over.
   *
   * @param file its record
   * @param game the name of the game
   * @param begun when it began, such as {@code 2026-11-27 05:15}; if the name of the file does not
   *     say so, that name
   * @param reached how far it is
   * @param opponents the players of the others, as people read them
   */
  public record Unfinished(Path file, String game, String begun, String reached, String opponents) {

    /** {@return the game in one line, without its file} */
    public String text() {
      String with = opponents.isEmpty() ? "" : ", with " + opponents;
      return String.join(", ", game, begun, reached) + with;
    }
  }

  /**
   * {@return the games in the folder that one person can go on with, those that were played last
   * first, without those that are being played just now}
   *
   * @param registry the games and their players
   * @param complaints is given a line for each file that cannot be read
   * @throws IOException if the folder cannot be read
   */
  public List<Unfinished> unfinished(Registry registry, Consumer<String> complaints)
      throws IOException {
    return idle()
        .sorted(PLAYED.reversed())
        .flatMap(file -> unfinished(file, registry, complaints).stream())
        .toList();
  }

  private static FileTime modified(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  private static Optional<Unfinished> unfinished(
      Path file, Registry registry, Consumer<String> complaints) {
    try {
      MatchRecord record = MatchRecord.read(file);
      Header header = record.header();
      GameProvider<?, ?, ?> provider = registry.game(header.game());
      Game<?, ?> game = RecordedMatch.of(record, registry).replay();
      List<Seat> people = header.people();
      if (game.isOver() || people.size() != 1) {
        return Optional.empty();
      }
      return Optional.of(
          new Unfinished(
              file,
              provider.name(),
              begun(name(file)),
              reached(game, record, people.get(0), provider.unit()),
              new Opponents(registry, provider).names(header, people.get(0))));
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // Among them is whatever a game of a plug-in throws.
      complaints.accept("not offered: " + file + ": " + e.getMessage());
      return Optional.empty();
    }
  }

  /** The date and the time in a file's name, such as {@code euchre-2026-11-27-0515-2}. */
  private static String begun(String name) {
    return name.replaceFirst(".*-(\\d{4}-\\d\\d-\\d\\d)-(\\d\\d)(\\d\\d)(-\\d+)?$", "$1 $2:$3");
  }

  private static String reached(Game<?, ?> game, MatchRecord record, Seat person, String unit) {
    List<Long> scores = game.scores();
    return scores.isEmpty()
        ? Plural.of(record.decisions().size(), "decision")
        : "hand " + (game.hand() + 1) + ", " + scores.get(person.index()) + " " + unit;
  }
}
