package dev.baize.table;

import com.google.common.collect.Table;
import com.google.common.collect.TreeBasedTable;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts the games of one person in records, by game and by who else was at the table; a game that
 * was saved to several files counts once. Of games for one person, it also counts the hands, those
 * of games that are not over among them.
 */
public final class OwnGames implements Report {

  /** Reads a record. */
  @FunctionalInterface
  public interface Reader {

    /**
     * {@return the record in a file}
     *
     * @param file any file
     * @throws IOException if it cannot be read, or is malformed
     */
    MatchRecord read(Path file) throws IOException;
  }

  private static final int WIDTH = 80;

  private final Registry registry;
  private final Reader reader;
  private final Consumer<String> complaints;

  /** By the game, and by those who played with the person. */
  private final Table<String, String, OwnTally> tallies = TreeBasedTable.create();

  private final Set<MatchRecord> added = new HashSet<>();
  private boolean unreadable;
  private int unfinished;

  /**
   * Counts no games yet.
   *
   * @param registry the games and their players
   * @param reader reads each file
   * @param complaints is given a line for each file that is not counted
   */
  public OwnGames(Registry registry, Reader reader, Consumer<String> complaints) {
    this.registry = registry;
    this.reader = reader;
    this.complaints = complaints;
  }

  /**
   * Adds the records among these files and in these folders, but not in their subfolders. Those of
   * a folder count as played in the order of their names.
   *
   * @param places files and folders
   * @throws IOException if a folder cannot be read
   */
  public void addAll(List<Path> places) throws IOException {
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        for (Path file : KeptGames.records(place)) {
          add(file, true);
        }
      } else if (!add(place, true)) {
        unreadable = true;
      }
    }
  }

  /**
   * Adds the games that are kept. That some are not over is no reason to complain.
   *
   * @param games where they are kept
   * @throws IOException if the folder cannot be read
   */
  public void addKept(KeptGames games) throws IOException {
    Optional<Path> folder = games.folder().filter(Files::isDirectory);
    if (folder.isPresent()) {
      for (Path file : KeptGames.records(folder.get())) {
        add(file, false);
      }
    }
  }

  /** {@return whether a file that was named is not a record of a game that is installed} */
  public boolean hasUnreadable() {
    return unreadable;
  }

  /** Adds a record; false if the file is not one. */
  private boolean add(Path file, boolean named) {
    try {
      MatchRecord record = reader.read(file);
      if (!added.add(record)) {
        return true;
      }
      RecordedMatch<?, ?, ?> match = RecordedMatch.of(record, registry);
      Game<?, ?> game = match.replay();
      List<Seat> people = record.header().people();
      if (people.size() != 1) {
        complaints.accept(file + " is not counted: " + people.size() + " people; expected 1");
        return true;
      }
      OwnHands hands = hands(registry.game(record.header().game()), record);
      unfinished += game.isOver() ? 0 : 1;
      if (game.isOver() || hands.played() > 0) {
        add(record.header(), people.get(0), game, hands);
      } else if (named) {
        complaints.accept(file + " is not counted: the game is not over");
      }
    } catch (IOException | MalformedFileException e) {
      complaints.accept("not counted: " + e.getMessage());
      return false;
    } catch (RuntimeException | StackOverflowError e) {
      // Among them is whatever a game of a plug-in throws.
      complaints.accept(file + " is not counted: " + e.getMessage());
      return false;
    }
    return true;
  }

  private void add(Header header, Seat own, Game<?, ?> game, OwnHands hands) {
    GameProvider<?, ?, ?> provider = registry.game(header.game());
    tallies
        .row(provider.name())
        .computeIfAbsent(Opponents.of(header, own), with -> new OwnTally(provider.unit()))
        .add(game.isOver() ? game.outcome() : null, header, own, hands);
  }

  /** The hands of a game for one person whose score is known after each; none of other games. */
  private static <V extends View, D extends Decision, E extends Event> OwnHands hands(
      GameProvider<V, D, E> provider, MatchRecord record) {
    Rules<V, D, E> rules = provider.rules(record.header().rules());
    if (rules.seats() != 1) {
      return OwnHands.NONE;
    }
    Game<V, D> game = rules.start(record.header().seed());
    if (game.scores().isEmpty()) {
      return OwnHands.NONE;
    }
    OwnHands hands = OwnHands.NONE;
    long score = game.scores().get(0);
    long hand = game.hand();
    for (String text : record.decisions()) {
      game.apply(provider.decision(text));
      if (game.isOver() || game.hand() != hand) {
        hands = hands.plus(game.scores().get(0) - score, rules.stake());
        score = game.scores().get(0);
        hand = game.hand();
      }
    }
    return hands;
  }

  /** For each game and those who were at the table, how it went, all in all and lately. */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Table.Cell<String, String, OwnTally> cell : tallies.cellSet()) {
      String with = cell.getColumnKey();
      text.append(wrapped(cell.getRowKey() + (with.isEmpty() ? "" : " with " + with)))
          .append('\n')
          .append(cell.getValue().text())
          .append('\n');
    }
    String more = unfinished == 0 ? "" : " " + Plural.of(unfinished, "game") + " not over.";
    String note =
        tallies.isEmpty()
            ? "No finished games of yours were found."
            : "± and from-to: 95 % intervals; ? where there are too few games.";
    String hands =
        tallies.values().stream().noneMatch(OwnTally::hasHands)
            ? ""
            : " Per 100 hands: won, in least bets; also of games that are not over.";
    return text + wrapped(note + hands + more);
  }

  private static String wrapped(String text) {
    return String.join("\n", StyledText.wrapped(text, WIDTH)) + '\n';
  }

  @Override
  public Map<String, ?> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("own_games", played());
    values.put("unfinished", unfinished);
    return values;
  }

  /** A row for each game, those who were at the table, and all or the latest games. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = played();
    return rows.isEmpty() ? List.of(row("", "", new OwnTally("").rows().get(0))) : rows;
  }

  private List<Map<String, @Nullable Object>> played() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Table.Cell<String, String, OwnTally> cell : tallies.cellSet()) {
      for (Map<String, @Nullable Object> values : cell.getValue().rows()) {
        rows.add(row(cell.getRowKey(), cell.getColumnKey(), values));
      }
    }
    return rows;
  }

  private static Map<String, @Nullable Object> row(
      String game, String with, Map<String, @Nullable Object> values) {
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("game", game);
    row.put("with", with);
    row.putAll(values);
    return row;
  }
}
