package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.TableProvider;
import dev.baize.table.PlainTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position in which a person is asked what to do: of a game that was played, or a drill.
 *
 * @param name what a {@link Schedule} keeps the answers under
 * @param record the game; of a drill, one without decisions
 * @param decisions how many decisions were made before
 * @param hand the hand of the game, from 0; other puzzles of it show the same cards
 * @param drills descriptions of positions, of which any is asked; none for that of the record
 */
public record Puzzle(
    String name, MatchRecord record, int decisions, long hand, List<String> drills) {

  /** The positions before some decisions of a kept game, if they are those of a person. */
  static List<Puzzle> of(
      Path file, MatchRecord record, GameProvider<?, ?, ?> game, List<Integer> decisions) {
    List<RecordedTurn> turns = RecordedTurn.of(record, game);
    List<Seat> people = record.header().people();
    return decisions.stream()
        .filter(at -> at < record.decisions().size() && people.contains(turns.get(at).seat()))
        .map(
            at ->
                new Puzzle(
                    file.getFileName() + " " + at, record, at, turns.get(at).hand(), List.of()))
        .toList();
  }

  /**
   * {@return the drills of a game, in the order in which they are asked for the first time}
   *
   * @param game any game
   * @param rules the text of its rules; null for those of a new game
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  public static <V extends View, D extends Decision, E extends Event> List<Puzzle> drills(
      GameProvider<V, D, E> game, @Nullable String rules) {
    TableProvider<V, D, E> tables = PlainTable.unlessProvided(game);
    Rules<V, D, E> played =
        rules == null ? tables.rules().apply(game.rules(), Map.of()) : game.rules(rules);
    List<Participant> people =
        tables.names(played.seats()).stream()
            .map(name -> new Participant(Participant.HUMAN, name))
            .toList();
    MatchRecord record = MatchRecord.of(new Header(game.name(), played.text(), Seed.of(0), people));
    return tables.reviewGuide().drills(played).entrySet().stream()
        .map(each -> new Puzzle(game.name() + " " + each.getKey(), record, 0, 0, each.getValue()))
        .toList();
  }

  boolean isDrill() {
    return !drills.isEmpty();
  }
}
