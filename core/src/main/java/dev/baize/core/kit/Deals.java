package dev.baize.core.kit;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.random.BoundedInts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** The deals of a game by some rules: listed once, or drawn if they are too many to list. */
final class Deals<V extends SeatView<D>, D extends Decision> {

  private final Supplier<List<Position<V, D>>> listed;
  private final Function<RandomGenerator, Position<V, D>> deal;
  private final Function<V, Function<RandomGenerator, ? extends Position<V, D>>> worlds;

  Deals(
      Supplier<List<? extends Position<V, D>>> all,
      Function<RandomGenerator, Position<V, D>> deal,
      Function<V, Function<RandomGenerator, ? extends Position<V, D>>> worlds) {
    this.listed = Suppliers.memoize(() -> List.copyOf(all.get()));
    this.deal = deal;
    this.worlds = worlds;
  }

  /** All deals, each as likely as any other; empty if there are too many. */
  List<Position<V, D>> listed() {
    return listed.get();
  }

  Position<V, D> draw(RandomGenerator random) {
    return listed().isEmpty() ? deal.apply(random) : any(listed(), random);
  }

  /** What draws positions that look like a view to its seat. */
  Function<RandomGenerator, ? extends Position<V, D>> worlds(V view) {
    if (listed().isEmpty()) {
      return worlds.apply(view);
    }
    List<Position<V, D>> found = new ArrayList<>();
    listed().forEach(deal -> collect(view, deal, 0, found));
    return random -> any(found, random);
  }

  /**
   * Finds the positions that look like a view, by playing a deal in every way. Feasible for games
   * with some hundred deals of few decisions.
   */
  private void collect(V view, Position<V, D> position, long turn, List<Position<V, D>> found) {
    Seat seat = view.seat();
    if (turn == view.turn()) {
      boolean isActing = !position.isOver() && position.toAct().equals(seat);
      if (position.view(seat, turn, isActing ? position.legal() : List.of()).equals(view)) {
        found.add(position);
      }
    } else if (!position.isOver()) {
      for (D decision : position.legal()) {
        collect(view, position.apply(decision), turn + 1, found);
      }
    }
  }

  private static <T> T any(List<T> all, RandomGenerator random) {
    return all.get(BoundedInts.below(all.size(), random));
  }
}
