package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a recorded game stands before a decision, or after the last one.
 *
 * @param hand the hand, from 0
 * @param number the number of the decision among those of all seats in the hand, from 1
 * @param seat who decides; null if the game is over
 * @param choices how many legal decisions the game lists
 * @param scores the scores so far
 */
record RecordedTurn(long hand, int number, @Nullable Seat seat, int choices, List<Long> scores) {

  /** The turns of a record whose decisions are legal: one for each decision, and one after them. */
  static <V extends View, D extends Decision, E extends Event> List<RecordedTurn> of(
      MatchRecord record, GameProvider<V, D, E> provider) {
    Game<V, D> game = RecordedMatch.of(record, provider).start(null);
    List<RecordedTurn> turns = new ArrayList<>();
    turns.add(of(game, 1));
    for (String decision : record.decisions()) {
      RecordedTurn before = turns.get(turns.size() - 1);
      game.apply(provider.decision(decision));
      turns.add(of(game, game.hand() == before.hand ? before.number + 1 : 1));
    }
    return turns;
  }

  private static RecordedTurn of(Game<?, ?> game, int number) {
    Seat seat = game.isOver() ? null : game.toAct();
    return new RecordedTurn(game.hand(), number, seat, game.legal().size(), game.scores());
  }

  /** Whether the hand of an earlier turn is over. */
  boolean isAfterHandOf(RecordedTurn earlier) {
    return seat == null || hand != earlier.hand;
  }
}
