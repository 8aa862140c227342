package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds all positions that look like a view, by playing every deal in every way. Feasible for games
 * with some hundred deals of few decisions.
 */
final class ListedWorlds<V extends SeatView<D>, D extends Decision> {

  private final V view;
  private final List<Position<V, D>> found = new ArrayList<>();

  private ListedWorlds(V view) {
    this.view = view;
  }

  static <V extends SeatView<D>, D extends Decision> List<Position<V, D>> of(
      V view, List<? extends Position<V, D>> deals) {
    ListedWorlds<V, D> worlds = new ListedWorlds<>(view);
    deals.forEach(deal -> worlds.visit(deal, 0));
    return worlds.found;
  }

  private void visit(Position<V, D> position, long turn) {
    Seat seat = view.seat();
    if (turn == view.turn()) {
      boolean isActing = !position.isOver() && position.toAct().equals(seat);
      if (position.view(seat, turn, isActing ? position.legal() : List.of()).equals(view)) {
        found.add(position);
      }
    } else if (!position.isOver()) {
      for (D decision : position.legal()) {
        visit(position.apply(decision), turn + 1);
      }
    }
  }
}
