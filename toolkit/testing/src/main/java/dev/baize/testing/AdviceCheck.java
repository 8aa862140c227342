package dev.baize.testing;

import com.google.common.collect.Comparators;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.Supplier;

/**
 * Checks an advisor's advice in one position.
 *
 * @param game the position
 * @param history how it was reached
 */
record AdviceCheck<V extends View, D extends Decision, E extends Event>(
    Game<V, D> game, History history) {

  private static final Comparator<DecisionValue<?>> DESCENDING =
      Comparator.<DecisionValue<?>>comparingDouble(DecisionValue::value).reversed();

  /** Checks the advice of equal players, each an advisor that is used only once. */
  void check(Supplier<Player<V, D, E>> players) {
    V view = game.view(game.toAct());
    Advice<D> advice = advisor(players.get()).advise(view);
    List<D> evaluated = advice.values().stream().map(DecisionValue::decision).toList();
    history.require(
        evaluated.size() == game.legal().size()
            && new HashSet<>(evaluated).equals(new HashSet<>(game.legal())),
        "advice judges every legal decision once",
        History.texts(game.legal()),
        History.texts(evaluated));
    history.require(
        Comparators.isInOrder(advice.values().subList(1, evaluated.size()), DESCENDING),
        "advice gives all but what it recommends by falling value",
        "falling values",
        advice.values());
    history.requireSameDecision(
        "advisors with the same seed say the same", advice, advisor(players.get()).advise(view));
    history.requireSameDecision(
        "a player decides what it recommends",
        advice.best().text(),
        players.get().decide(view).text());
  }

  @SuppressWarnings("unchecked") // A player advises on what it decides.
  private Advisor<V, D> advisor(Player<V, D, E> player) {
    return (Advisor<V, D>) player;
  }
}
