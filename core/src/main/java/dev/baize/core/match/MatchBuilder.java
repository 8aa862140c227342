package dev.baize.core.match;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds a match; obtained from {@link Match#builder}.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class MatchBuilder<V extends View, D extends Decision, E extends Event> {

  private final Rules<V, D, E> rules;
  private final List<Player<V, D, E>> players;
  private final Seed seed;
  private final List<Listener<? super D, ? super E>> listeners = new ArrayList<>();
  private @Nullable Tally tally;

  MatchBuilder(Rules<V, D, E> rules, List<? extends Player<V, D, E>> players, Seed seed) {
    this.seed = requireNonNull(seed);
    checkArgument(
        players.size() == rules.seats(), "%s players for %s seats", players.size(), rules.seats());
    this.rules = rules;
    this.players = List.copyOf(players);
  }

  /**
   * Adds a listener.
   *
   * @param listener is notified after those added before it, and after the players
   * @return this builder
   */
  public MatchBuilder<V, D, E> listener(Listener<? super D, ? super E> listener) {
    listeners.add(requireNonNull(listener));
    return this;
  }

  /**
   * Adds listeners.
   *
   * @param added are notified in this order, after those added before
   * @return this builder
   */
  public MatchBuilder<V, D, E> listeners(List<? extends Listener<? super D, ? super E>> added) {
    listeners.addAll(added);
    return this;
  }

  /**
   * Enables measuring.
   *
   * @param sink receives what the rules {@linkplain Rules#measures measure}
   * @return this builder
   */
  public MatchBuilder<V, D, E> tally(Tally sink) {
    this.tally = requireNonNull(sink);
    return this;
  }

  /** {@return a match at its first decision; no player has been asked or notified yet} */
  public Match<V, D, E> build() {
    return new Match<>(rules, players, seed, List.copyOf(listeners), tally);
  }
}
