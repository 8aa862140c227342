package dev.baize.core.kit;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.random.BoundedInts;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * The deals of a game by some rules: those that it lists, which it does once, or any that it draws.
 */
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
    List<Position<V, D>> found = ListedWorlds.of(view, listed());
    return random -> any(found, random);
  }

  private static <T> T any(List<T> all, RandomGenerator random) {
    return all.get(BoundedInts.below(all.size(), random));
  }
}
