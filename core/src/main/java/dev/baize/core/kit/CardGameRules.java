package dev.baize.core.kit;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.BoundedInts;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Rules by which games of the kit are started.
 *
 * @param deals all deals, each as likely as any other; empty if there are too many
 * @param deal draws a deal if they are too many to list
 * @param worlds what draws positions that look like a view to its seat, if deals are not listed
 */
record CardGameRules<V extends SeatView<D>, D extends Decision>(
    String game,
    Record rules,
    String text,
    int seats,
    ViewFormat<V, D> views,
    Supplier<List<Position<V, D>>> deals,
    Function<RandomGenerator, Position<V, D>> deal,
    Function<V, Function<RandomGenerator, ? extends Position<V, D>>> worlds)
    implements Rules<V, D, CardGameEvent<D>> {

  @Override
  public Game<V, D> start(Seed seed, @Nullable Consumer<? super CardGameEvent<D>> events) {
    Seed hands = seed.derive("deal");
    RandomGenerator random = hands.substream(0);
    List<Position<V, D>> all = deals.get();
    Position<V, D> dealt = all.isEmpty() ? deal.apply(random) : any(all, random);
    PositionGame<V, D> started = new PositionGame<>(this, dealt, 0, hands, events);
    started.tellDealt();
    return started;
  }

  private static <T> T any(List<T> all, RandomGenerator random) {
    return all.get(BoundedInts.below(all.size(), random));
  }

  @Override
  public List<ChanceOutcome<V, D>> chanceOutcomes() {
    List<Position<V, D>> all = deals.get();
    return all.stream()
        .map(deal -> new ChanceOutcome<>(1.0 / all.size(), silent(deal, 0, Seed.of(0))))
        .toList();
  }

  private Game<V, D> silent(Position<V, D> position, long turn, Seed hands) {
    return new PositionGame<>(this, position, turn, hands, null);
  }

  @Override
  public Optional<Determinization<V, D>> determinization() {
    return Optional.of(
        view -> {
          Function<RandomGenerator, ? extends Position<V, D>> drawn = consistentWith(view);
          return random -> silent(drawn.apply(random), view.turn(), Seed.of(random.nextLong()));
        });
  }

  /** {@return a function that draws positions that look like a view to its seat} */
  private Function<RandomGenerator, ? extends Position<V, D>> consistentWith(V view) {
    if (deals.get().isEmpty()) {
      return worlds.apply(view);
    }
    List<Position<V, D>> found = new ArrayList<>();
    deals.get().forEach(deal -> collect(view, deal, 0, found));
    if (found.isEmpty()) {
      throw new IllegalArgumentException("no deal leads to this view");
    }
    return random -> any(found, random);
  }

  /**
   * Finds the positions that look like a view, by playing a deal in every way: feasible for games
   * with some hundred deals of few decisions.
   */
  private void collect(V view, Position<V, D> position, long turn, List<Position<V, D>> found) {
    Seat seat = view.seat();
    if (turn == view.turn()) {
      boolean isActing =
          !view.legal().isEmpty() && !position.isOver() && position.toAct().equals(seat);
      if (position.view(seat, turn, isActing ? position.legal() : List.of()).equals(view)) {
        found.add(position);
      }
    } else if (!position.isOver()) {
      for (D decision : position.legal()) {
        collect(view, position.apply(decision), turn + 1, found);
      }
    }
  }

  @Override
  public Optional<ViewFormat<V, D>> viewFormat() {
    return Optional.of(views);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardGameRules<?, ?> that
        && game.equals(that.game)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, rules);
  }

  @Override
  public String toString() {
    return text;
  }
}
