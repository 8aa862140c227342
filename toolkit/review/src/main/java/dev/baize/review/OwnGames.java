package dev.baize.review;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Table;
import com.google.common.collect.TreeBasedTable;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import dev.baize.table.KeptGames;
import dev.baize.table.Opponents;
import dev.baize.table.SceneHtml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Counts the games of one person in records, by game and by who else was at the table. A game that
 * was saved to several files counts once, as far as it was played in any of them. Of games for one
 * person, it also counts the hands, those of games that are not over among them.
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

  /** A game of one person, which is not over without an outcome. */
  private record Found(
      Path file,
      MatchRecord record,
      GameProvider<?, ?, ?> provider,
      @Nullable Outcome outcome,
      Seat own,
      OwnHands hands) {

    /** Whether another record is of the same game, and has more decisions. */
    boolean isContinuedBy(Found other) {
      return !other.record.equals(record) && other.record.continues(record);
    }
  }

  /** The note of a game that one person played at a table for friends. */
  public static final String FRIENDS = "at a table of friends";

  private static final int WIDTH = 80;
  private static final String PEOPLE =
      " people; expected 1 who played alone, or whose game it is: baize statistics --name NAME";

  private final Registry registry;
  private final Reader reader;
  private final Consumer<String> complaints;
  private final @Nullable String name;

  /** By the game, and by those who played with the person. */
  private final Table<String, String, OwnTally> tallies = TreeBasedTable.create();

  private final List<Puzzle> mistakes = new ArrayList<>();

  private final Map<String, String> lastRules = new TreeMap<>();

  private final NavigableSet<String> friends = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  private boolean unreadable;
  private int unfinished;

  /**
   * Counts no games yet.
   *
   * @param registry the games and their players
   * @param reader reads each file
   * @param complaints is given a line for each file that is not counted
   * @param name what the person is called at the tables, case ignored; null for the only person
   *     there
   */
  public OwnGames(
      Registry registry, Reader reader, Consumer<String> complaints, @Nullable String name) {
    this.registry = registry;
    this.reader = reader;
    this.complaints = complaints;
    this.name = name;
  }

  /**
   * Adds the records among these files and in these folders, but not in their subfolders. Those of
   * a folder count as played in the order of their names.
   *
   * @param places files and folders
   * @throws IOException if a folder cannot be read
   */
  public void addAll(List<Path> places) throws IOException {
    Map<MatchRecord, Found> found = new LinkedHashMap<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        KeptGames.records(place).forEach(file -> find(file, found));
      } else if (!find(place, found)) {
        unreadable = true;
      }
    }
    count(found.values(), null, () -> {});
  }

  /**
   * Adds the games that are kept. That some are not over is no reason to complain.
   *
   * @param games where they are kept
   * @param reviews the reviews of the games
   * @param only the name of the games to add, case ignored; null for all games
   * @param reviewed is run for each game that was reviewed
   * @throws IOException if the folder cannot be read
   */
  public void addKept(
      KeptGames games, KeptReviews reviews, @Nullable String only, Runnable reviewed)
      throws IOException {
    Map<MatchRecord, Found> found = new LinkedHashMap<>();
    Optional<Path> folder = games.folder().filter(Files::isDirectory);
    if (folder.isPresent()) {
      KeptGames.records(folder.get()).forEach(file -> find(file, found));
    }
    if (only != null) {
      found.keySet().removeIf(record -> !record.header().game().equalsIgnoreCase(only));
    }
    count(found.values(), reviews, reviewed);
  }

  /** The review of a game; null, after a complaint, if the game cannot be judged. */
  private @Nullable KeptReview review(Found game, KeptReviews reviews) {
    try {
      KeptReview kept = reviews.of(game.file, game.record, game.own);
      mistakes.addAll(0, Puzzle.of(game.file, game.record, game.provider, kept.mistakes()));
      return kept;
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      // Among them is whatever a game or a player of a plug-in throws.
      complaints.accept(game.file + " cannot be judged: " + e.getMessage());
      return null;
    }
  }

  /** {@return the mistakes in kept games, of the newest first, and of each the worst first} */
  public List<Puzzle> mistakes() {
    return List.copyOf(mistakes);
  }

  /** {@return why there are no mistakes, if there are none, in a sentence} */
  public String nothing() {
    if (lastRules.isEmpty()) {
      return "There is nothing to train: baize play begins a game, which is kept.";
    }
    return tallies.isEmpty()
        ? "There is nothing to train yet: a game is reviewed when it is over, and none of yours is."
        : "There is nothing to train: no mistakes were found in your games.";
  }

  /** {@return the text of the rules by which each game that was added was played last, by name} */
  public Map<String, String> lastRules() {
    return Collections.unmodifiableMap(lastRules);
  }

  /** {@return the names of people at tables of friends, whose games there count by name alone} */
  public Set<String> friends() {
    return Collections.unmodifiableSet(friends);
  }

  /** {@return whether a file that was named is not a record of a game that is installed} */
  public boolean hasUnreadable() {
    return unreadable;
  }

  /** Adds the game in a file to those that were found; false if it is no record. */
  private boolean find(Path file, Map<MatchRecord, Found> found) {
    try {
      MatchRecord record = reader.read(file);
      GameProvider<?, ?, ?> provider = registry.game(record.header().game());
      Game<?, ?> game = RecordedMatch.of(record, provider).replay();
      OwnHands hands = OwnHands.of(record, provider);
      List<Seat> own = own(record.header());
      if (isAmongFriends(record.header())) {
        record
            .header()
            .people()
            .forEach(seat -> friends.add(record.header().names().get(seat.index())));
      }
      if (own.size() == 1) {
        Outcome outcome = game.isOver() ? game.outcome() : null;
        found.putIfAbsent(record, new Found(file, record, provider, outcome, own.get(0), hands));
      } else {
        String who =
            name == null
                ? record.header().people().size() + PEOPLE
                : own.size() + " are called " + Excerpt.quote(name);
        complaints.accept(file + " is not counted: " + who);
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

  private static boolean isAmongFriends(Header header) {
    return header.people().size() > 1 || header.notes().contains(FRIENDS);
  }

  /** The seats that may be the person's. */
  private List<Seat> own(Header header) {
    String called = name;
    if (called == null) {
      return isAmongFriends(header) ? List.of() : header.people();
    }
    List<String> names = header.names();
    return header.people().stream()
        .filter(seat -> names.get(seat.index()).equalsIgnoreCase(called))
        .toList();
  }

  /** Counts games; those that are kept are reviewed, others are expected to be over. */
  private void count(Collection<Found> found, @Nullable KeptReviews reviews, Runnable reviewed) {
    for (Found each : found) {
      if (found.stream().anyMatch(each::isContinuedBy)) {
        continue;
      }
      Header header = each.record.header();
      unfinished += each.outcome == null ? 1 : 0;
      lastRules.put(each.provider.name(), header.rules());
      if (each.outcome != null || each.hands.played() > 0) {
        KeptReview review = reviews == null ? null : review(each, reviews);
        reviewed.run();
        tallies
            .row(each.provider.name())
            .computeIfAbsent(
                Opponents.of(header, each.own),
                with ->
                    new OwnTally(
                        each.provider.unit(), new Opponents(registry, each.provider)::name))
            .add(each.outcome, header, each.own, each.hands, review);
      } else if (reviews == null) {
        complaints.accept(each.file + " is not counted: the game is not over");
      }
    }
  }

  /** For each game and those who were at the table, how it went, all in all and lately. */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Table.Cell<String, String, OwnTally> cell : tallies.cellSet()) {
      GameReview.wrap(heading(cell), "", WIDTH, text);
      text.append('\n').append(cell.getValue().text()).append('\n');
    }
    GameReview.wrap(note(), "", WIDTH, text);
    return text.toString();
  }

  /**
   * {@return the same as one page of HTML with pictures of how it went, which needs nothing but
   * itself: no network, no script}
   */
  public String html() {
    String title = name == null ? "What your games came to" : "The games of " + name;
    StringBuilder html = new StringBuilder("<h1>");
    html.append(SceneHtml.of(title)).append("</h1>\n");
    for (Table.Cell<String, String, OwnTally> cell : tallies.cellSet()) {
      html.append("<section>\n<h2>").append(SceneHtml.of(heading(cell))).append("</h2>\n");
      html.append(cell.getValue().html()).append("</section>\n");
    }
    html.append("<footer><p>").append(SceneHtml.of(note())).append("</p></footer>\n");
    return ReviewPage.page(title, html);
  }

  private String heading(Table.Cell<String, String, OwnTally> cell) {
    String with = cell.getValue().with();
    return cell.getRowKey() + (with.isEmpty() ? "" : " with " + with);
  }

  private String note() {
    String more = unfinished == 0 ? "" : " " + Plural.of(unfinished, "game") + " not over.";
    String note =
        tallies.isEmpty()
            ? "No finished games of yours were found."
            : "± and from-to: 95 % intervals; ? where there are too few games.";
    String hands =
        tallies.values().stream().noneMatch(OwnTally::hasHands)
            ? ""
            : " Per 100 hands: won, in least bets; also of games that are not over.";
    return note + hands + more;
  }

  @Override
  public Map<String, ?> values() {
    return ImmutableMap.of("own_games", played(), "unfinished", unfinished);
  }

  /** A row for each game, those who were at the table, and all or the latest games. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = played();
    return rows.isEmpty()
        ? List.of(row("", "", new OwnTally("", UnaryOperator.identity()).rows().get(0)))
        : rows;
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
