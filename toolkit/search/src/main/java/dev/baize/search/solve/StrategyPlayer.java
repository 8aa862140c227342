package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import java.util.function.Function;

/**
 * Plays a strategy on the views that it knows.
 *
 * @param <V> the views it sees
 * @param <D> the decisions it makes
 * @param <E> the events it could observe, but does not
 */
public final class StrategyPlayer<V extends View, D extends Decision, E extends Event>
    implements Player<V, D, E> {

  private final Place place;
  private final Strategy<V, D> strategy;
  private final Function<V, D> otherwise;

  /**
   * Creates a player.
   *
   * @param place where it sits; the source of its randomness
   * @param strategy what it plays
   * @param otherwise decides on views that the strategy does not know
   */
  public StrategyPlayer(Place place, Strategy<V, D> strategy, Function<V, D> otherwise) {
    this.place = requireNonNull(place);
    this.strategy = requireNonNull(strategy);
    this.otherwise = requireNonNull(otherwise);
  }

  @Override
  public D decide(V view) {
    return strategy.draw(view, place.random(view)).orElseGet(() -> otherwise.apply(view));
  }
}
