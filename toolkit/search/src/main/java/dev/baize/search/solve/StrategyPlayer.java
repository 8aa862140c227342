package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
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

  private final SeatContext context;
  private final Strategy<V, D> strategy;
  private final Function<V, D> otherwise;

  /**
   * Creates a player.
   *
   * @param context where it sits; the source of its randomness
   * @param strategy what it plays
   * @param otherwise decides on views that the strategy does not know
   */
  public StrategyPlayer(SeatContext context, Strategy<V, D> strategy, Function<V, D> otherwise) {
    this.context = requireNonNull(context);
    this.strategy = requireNonNull(strategy);
    this.otherwise = requireNonNull(otherwise);
  }

  @Override
  public D decide(V view) {
    return strategy.draw(view, context.random(view)).orElseGet(() -> otherwise.apply(view));
  }
}
