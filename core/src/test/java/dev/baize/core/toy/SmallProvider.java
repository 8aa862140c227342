package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;

/**
 * Provides a game with {@link SmallRules}.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public abstract class SmallProvider<V extends View, D extends Decision>
    implements GameProvider<V, D, Moved<D>> {

  @Override
  public abstract SmallRules<V, D> rules();

  @Override
  public abstract SmallRules<V, D> rules(String text);

  /** The decision with this text, of few. */
  static <D extends Decision> D parse(String text, List<D> all) {
    return all.stream()
        .filter(decision -> decision.text().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"%s\": expected one such as \"%s\"".formatted(text, all.get(0).text())));
  }

  /** Rules without settings. */
  static <R> R only(R rules, String expected, String text) {
    if (!text.equals(expected)) {
      throw new IllegalArgumentException(
          "\"%s\": expected the rules \"%s\"".formatted(text, expected));
    }
    return rules;
  }

  @Override
  public Listener<D, Moved<D>> transcript(Appendable out, List<String> names) {
    return new MovedTranscript<>(out, names);
  }
}
