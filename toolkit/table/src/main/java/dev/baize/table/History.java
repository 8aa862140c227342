package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Tells a whole game as the person at a seat saw it, or with all that was hidden, in the words of
 * the table, and what the table only draws as well. An empty line is between hands.
 */
public final class History {

  private final StringBuilder told = new StringBuilder();

  private History() {}

  /**
   * {@return the history of a recorded game, whose lines are paragraphs}
   *
   * @param record the record of the game
   * @param game the game
   * @param seat where the person sat
   * @param theme how to write suits
   */
  public static String of(MatchRecord record, GameProvider<?, ?, ?> game, Seat seat, Theme theme) {
    return of(record, game, Optional.of(seat), theme);
  }

  /**
   * {@return the history of a recorded game for who has watched it, hidden cards included}
   *
   * @param record the record of the game
   * @param game the game
   * @param theme how to write suits
   */
  public static String of(MatchRecord record, GameProvider<?, ?, ?> game, Theme theme) {
    return of(record, game, Optional.empty(), theme);
  }

  private static <V extends View, D extends Decision, E extends Event> String of(
      MatchRecord record, GameProvider<V, D, E> game, Optional<Seat> seat, Theme theme) {
    Replay<V, D, E> replay = new Replay<>(record, game);
    Speech speech = new Speech(seat, Opponents.shown(record.header()));
    GameTable<V, D, E> table = PlainTable.unlessProvided(game).table().apply(speech);
    List<Seat> seats =
        seat.map(List::of)
            .orElseGet(() -> IntStream.range(0, speech.names().size()).mapToObj(Seat::of).toList());
    History history = new History();
    replay.play(
        new Listener<D, E>() {
          private long hand = replay.hand();

          @Override
          public void happened(E event) {
            boolean isTold = seats.stream().allMatch(event::visibleTo);
            if (isTold) {
              table.observe(event);
            }
            if (isTold || seat.isEmpty()) {
              history.separate(replay.hand() != hand);
              hand = replay.hand();
              history.tell(theme.write(table.describe(event)).plain());
            }
          }
        });
    if (replay.last.isOver()) {
      history.separate(true);
      history.tell(table.result(replay.last.view(seat.orElse(Seat.of(0))), replay.last.outcome()));
    }
    return history.told.toString();
  }

  private void separate(boolean separated) {
    told.append(separated && !told.isEmpty() ? "\n\n" : "");
  }

  private void tell(String sentence) {
    boolean isFresh = told.isEmpty() || told.charAt(told.length() - 1) == '\n';
    if (sentence.startsWith("\n")) {
      told.append(isFresh ? sentence.substring(1) : sentence);
    } else if (!sentence.isEmpty()) {
      told.append(isFresh ? "" : " ").append(sentence);
    }
  }
}
