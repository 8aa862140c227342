package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Optional;

/**
 * Evaluates each legal decision: for people who ask for a hint or analyze a player. A player that
 * computes values implements this in addition to {@link Player}.
 *
 * @param <V> the views it sees
 * @param <D> the decisions it evaluates
 */
public interface Advisor<V extends View, D extends Decision> {

  /**
   * {@return the value of every legal decision of the view's seat; its {@linkplain Advice#best
   * best} is what the player decides} Like a decision, it depends only on the view, the events
   * observed and the randomness for that turn.
   *
   * @param view the view of the seat to act
   */
  Advice<D> advise(V view);

  /**
   * {@return a player as the advisor that it is; empty if it gives no values}
   *
   * @param <V> the views it sees
   * @param <D> the decisions it makes
   * @param player any player
   */
  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  static <V extends View, D extends Decision> Optional<Advisor<V, D>> of(Player<V, D, ?> player) {
    return requireNonNull(player) instanceof Advisor<?, ?>
        ? Optional.of((Advisor<V, D>) player)
        : Optional.empty();
  }

  /**
   * {@return by how much one decision is better than another, first in the unit of the {@linkplain
   * #advise advice}} Where values are estimated, both decisions are tried in the same worlds, all
   * of them. By default, both are looked up in the advice, as if their errors were independent.
   *
   * @param view the view of the seat to act
   * @param one a legal decision
   * @param other a legal decision
   * @throws IllegalArgumentException if a decision cannot be evaluated
   */
  default List<Difference> compare(V view, D one, D other) {
    requireNonNull(one);
    requireNonNull(other);
    Advice<D> advice = advise(view);
    DecisionValue<D> first = advice.valueOf(one);
    DecisionValue<D> second = advice.valueOf(other);
    return List.of(
        new Difference(
            advice.unit(),
            first.value() - second.value(),
            Math.hypot(first.standardError(), second.standardError())));
  }
}
