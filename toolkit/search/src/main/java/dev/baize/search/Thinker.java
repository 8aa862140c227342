package dev.baize.search;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.function.BiFunction;

/**
 * A player for any game whose rules have a {@linkplain Rules#determinization determinization}: it
 * searches before each decision, from its view alone.
 *
 * @param <V> the views it sees
 * @param <D> the decisions it makes
 * @param <E> the events it could observe, but does not
 */
public final class Thinker<V extends View, D extends Decision, E extends Event>
    implements Player<V, D, E>, Advisor<V, D> {

  private final SeatContext context;
  private final BiFunction<V, Seed, SearchResult<D>> search;

  /**
   * Creates a player.
   *
   * @param context where it sits; the source of its randomness
   * @param search searches a view with a seed, such as {@link TreeSearch#search(View, Seed)}
   */
  public Thinker(SeatContext context, BiFunction<V, Seed, SearchResult<D>> search) {
    this.context = requireNonNull(context);
    this.search = requireNonNull(search);
  }

  @Override
  public D decide(V view) {
    return result(view).best();
  }

  @Override
  public Advice<D> advise(V view) {
    return result(view).advice();
  }

  private SearchResult<D> result(V view) {
    return search.apply(view, context.seed().derive(view.turn()));
  }
}
