package dev.baize.core.testing;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The observable state of a game in one position.
 *
 * @param answers the values by property
 */
record Snapshot(Map<String, Object> answers) {

  static Snapshot of(Game<?, ?> game, int seats) {
    Map<String, Object> answers = new LinkedHashMap<>();
    if (game.isOver()) {
      answers.put("outcome", game.outcome());
    } else {
      answers.put("to act", game.toAct());
    }
    answers.put("legal", List.copyOf(game.legal()));
    answers.put("position", game.position());
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      answers.put("view of " + seat, game.view(seat));
    }
    return new Snapshot(answers);
  }

  /** The values that differ from those of another snapshot. */
  Snapshot unlike(Snapshot other) {
    Map<String, Object> unlike = new LinkedHashMap<>(answers);
    unlike.entrySet().removeAll(other.answers.entrySet());
    return new Snapshot(unlike);
  }

  @Override
  public String toString() {
    return answers.toString();
  }
}
