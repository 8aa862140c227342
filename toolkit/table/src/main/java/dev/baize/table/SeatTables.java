package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.List;

/** The tables of all seats of a game. */
final class SeatTables<V extends View, D extends Decision, E extends Event> {

  private final List<GameTable<V, D, E>> tables = new ArrayList<>();

  SeatTables(TableProvider<V, D, E> provider, List<String> names) {
    for (int i = 0; i < names.size(); i++) {
      tables.add(provider.table(new Speech(Seat.of(i), names)));
    }
  }

  int seats() {
    return tables.size();
  }

  GameTable<V, D, E> at(Seat seat) {
    return tables.get(seat.index());
  }

  /** Shows an event to those who may see it. */
  void observe(E event) {
    for (int i = 0; i < tables.size(); i++) {
      if (event.visibleTo(Seat.of(i))) {
        tables.get(i).observe(event);
      }
    }
  }

  /** What the seat of a view sees. */
  Scene scene(V view) {
    return at(view.seat()).scene(view, false);
  }

  /** The cards that a seat holds, as it sees them itself. */
  static List<Piece> hand(Scene own) {
    return own.places().stream()
        .limit(1)
        .flatMap(place -> place.hand().stream())
        .flatMap(group -> group.pieces().stream())
        .toList();
  }
}
