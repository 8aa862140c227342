package dev.baize.testing;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The observable state of a game in one position.
 *
 * @param values the values by property
 */
record Snapshot(Map<String, Object> values) {

  static Snapshot of(Game<?, ?> game, int seats) {
    Map<String, Object> values = new LinkedHashMap<>();
    if (game.isOver()) {
      values.put("outcome", game.outcome());
    } else {
      values.put("to act", game.toAct());
    }
    values.put("hand", game.hand());
    values.put("scores", game.scores());
    values.put("legal", List.copyOf(game.legal()));
    values.put("position", game.position());
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      values.put("view of " + seat, game.view(seat));
    }
    return new Snapshot(values);
  }

  /** The values that differ from those of another snapshot. */
  Snapshot difference(Snapshot other) {
    Map<String, Object> difference = new LinkedHashMap<>(values);
    difference.entrySet().removeAll(other.values.entrySet());
    return new Snapshot(difference);
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
