package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;

/**
 * A game with other rules of the same text, and other numbers of decisions.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
record ProvidedRules<V extends View, D extends Decision, E extends Event>(
    GameProvider<V, D, E> game, Rules<V, D, E> rules, List<D> decisions)
    implements GameProvider<V, D, E> {

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public Rules<V, D, E> rules(String text) {
    return text.equals(rules.text()) ? rules : game.rules(text);
  }

  @Override
  public D decision(String text) {
    return game.decision(text);
  }

  @Override
  public Listener<D, E> transcript(Appendable out, List<String> names) {
    return game.transcript(out, names);
  }
}
