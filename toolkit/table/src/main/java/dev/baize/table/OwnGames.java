package dev.baize.table;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Table;
import com.google.common.collect.TreeBasedTable;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.TextTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Counts the games of one person in records, by game and by who else was at the table; a game that
 * was saved to several files counts once.
 */
public final class OwnGames {

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

  /** In a folder, only files with this extension are read. */
  private static final String ENDING = ".baize";

  private static final class Tally {
    private int games;
    private int won;
    private int lost;
    private long best = Long.MIN_VALUE;
    private double scores;

    /** The scores of the others, by the names of their players. */
    private final ListMultimap<String, Long> others =
        MultimapBuilder.treeKeys().arrayListValues().build();

    void add(Outcome outcome, List<Participant> participants, Seat own) {
      long score = outcome.score(own);
      int seats = outcome.scores().size();
      games++;
      if (outcome.wonBy(own) && (seats == 1 || outcome.winners().size() < seats)) {
        won++;
      } else if (seats == 1 || (!outcome.winners().isEmpty() && !outcome.wonBy(own))) {
        lost++;
      }
      best = Math.max(best, score);
      scores += (double) score;
      for (int i = 0; i < seats; i++) {
        if (i != own.index()) {
          others.put(participants.get(i).player(), outcome.scores().get(i));
        }
      }
    }

    void addTo(TextTable table, String game, String with) {
      table.add(
          game,
          with,
          Integer.toString(games),
          Integer.toString(won),
          Integer.toString(lost),
          decimal(100.0 * won / games),
          decimal(scores / games),
          Long.toString(best),
          others.asMap().values().stream().map(Tally::mean).collect(Collectors.joining(", ")));
    }

    private static String mean(Collection<Long> values) {
      return decimal(values.stream().mapToDouble(Long::doubleValue).average().orElse(0));
    }

    private static String decimal(double value) {
      return String.format(Locale.ROOT, "%.1f", value);
    }
  }

  private final Registry registry;
  private final Reader reader;
  private final Consumer<String> complaints;

  /** By the game, and by those who played with the person. */
  private final Table<String, String, Tally> tallies = TreeBasedTable.create();

  private final Set<MatchRecord> added = new HashSet<>();
  private boolean unreadable;

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
   * Adds the records among these files and in these folders, but not in their subfolders.
   *
   * @param places files and folders
   * @throws IOException if a folder cannot be read
   */
  public void addAll(List<Path> places) throws IOException {
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.list(place)) {
          files.filter(OwnGames::isRecord).sorted().forEach(file -> add(file));
        } catch (UncheckedIOException e) {
          throw e.getCause();
        }
      } else if (!add(place)) {
        unreadable = true;
      }
    }
  }

  /** {@return whether a file that was named is not a record of a game that is installed} */
  public boolean hasUnreadable() {
    return unreadable;
  }

  private static boolean isRecord(Path file) {
    return file.getFileName().toString().endsWith(ENDING) && Files.isRegularFile(file);
  }

  /** Adds a record; false if the file is not one. */
  private boolean add(Path file) {
    try {
      MatchRecord record = reader.read(file);
      if (!added.add(record)) {
        return true;
      }
      Game<?, ?> game = RecordedMatch.of(record, registry).replay();
      List<Seat> people = record.header().people();
      if (!game.isOver()) {
        complaints.accept(file + " is not counted: the game is not over");
      } else if (people.size() != 1) {
        complaints.accept(file + " is not counted: " + people.size() + " people; expected 1");
      } else {
        tally(record.header(), people.get(0))
            .add(game.outcome(), record.header().participants(), people.get(0));
      }
    } catch (IOException | MalformedFileException e) {
      complaints.accept("not counted: " + e.getMessage());
      return false;
    } catch (IllegalArgumentException e) {
      complaints.accept(file + " is not counted: " + e.getMessage());
      return false;
    }
    return true;
  }

  private Tally tally(Header header, Seat own) {
    List<Participant> others = new ArrayList<>(header.participants());
    others.remove(own.index());
    String with =
        others.stream()
            .map(Participant::player)
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    return tallies.row(header.game()).computeIfAbsent(with, players -> new Tally());
  }

  /** {@return one line for each game and those who were at the table} */
  public String table() {
    if (tallies.isEmpty()) {
      return "no finished games of yours were found\n";
    }
    TextTable table = new TextTable(2);
    table.add(
        "game", "with", "games", "won", "lost", "won %", "mean score", "best", "others' averages");
    tallies
        .rowMap()
        .forEach((game, row) -> row.forEach((with, tally) -> tally.addTo(table, game, with)));
    return table.text();
  }
}
