package dev.baize.review;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what a seat knows where it is to decide, as people write it, and refuses what no game comes
 * to: a game of the same view is dealt, and must look the same.
 *
 * @param game the game
 * @param rules its rules
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public record ViewReader<V extends View, D extends Decision, E extends Event>(
    GameProvider<V, D, E> game, Rules<V, D, E> rules) {

  private static final String VIEW = "view";
  private static final String LEGAL = "legal";

  /**
   * {@return the view that a sentence describes}
   *
   * @param description as {@link Rules#view} reads it
   * @throws IllegalArgumentException if it is not understood, or not possible; says what is wrong
   */
  public V described(String description) {
    return complete(format().write(rules.view(description)), List.of());
  }

  /**
   * {@return the view with these fields}
   *
   * @param fields those of a view, or of a question of the protocol, which has the view in a field,
   *     and the legal decisions in another
   * @throws IllegalArgumentException if no view has such fields; says what is wrong
   */
  public V written(Map<String, ?> fields) {
    if (!(fields.get(VIEW) instanceof Map<?, ?> view)) {
      return complete(ViewFields.of(fields), List.of());
    }
    Map<String, Object> named = new LinkedHashMap<>();
    view.forEach((name, value) -> named.put(String.valueOf(name), value));
    List<?> legal = fields.get(LEGAL) instanceof List<?> list ? list : List.of();
    return complete(
        ViewFields.of(named),
        legal.stream().map(text -> game.decision(String.valueOf(text))).toList());
  }

  private ViewFormat<V, D> format() {
    return rules
        .viewFormat()
        .orElseThrow(
            () -> new IllegalArgumentException(game.name() + " does not write views as JSON"));
  }

  /**
   * The view with its legal decisions: those of a game that is dealt from it, or those that were
   * told if none can be dealt.
   */
  private V complete(ViewFields fields, List<D> told) {
    ViewFormat<V, D> format = format();
    V seen = format.read(fields, told);
    if (rules.determinization().isEmpty()) {
      checkArgument(!told.isEmpty(), "field %s is missing; expected the legal decisions", LEGAL);
      return seen;
    }
    Game<V, D> world = drawn(rules.determinization().get(), seen);
    checkArgument(
        !world.isOver() && world.toAct().equals(seen.seat()),
        "%s is not to decide in this position",
        seen.seat());
    V view = format.read(fields, world.legal());
    requireEqual(
        fields, format.write(world.view(seen.seat())), view.equals(world.view(seen.seat())));
    return view;
  }

  private Game<V, D> drawn(Determinization<V, D> worlds, V seen) {
    try {
      return worlds.of(seen).draw(Seed.of(0).generator());
    } catch (RuntimeException e) {
      String why = e instanceof IllegalArgumentException ? ": " + e.getMessage() : "";
      throw new IllegalArgumentException(
          "no game of " + game.name() + " comes to this position" + why, e);
    }
  }

  /**
   * Compares fields with those of the view that a game with them has; lists may be in any order.
   */
  private static void requireEqual(ViewFields fields, ViewFields expected, boolean isSame) {
    fields
        .asMap()
        .forEach(
            (name, value) -> {
              Object should = expected.asMap().get(name);
              boolean compared = !isSame || !(value instanceof List<?>);
              checkArgument(
                  !compared || should == null || value.equals(should),
                  "field %s is %s; expected %s",
                  name,
                  Excerpt.of(String.valueOf(value), 60),
                  Excerpt.of(String.valueOf(should), 60));
            });
    checkArgument(isSame, "the fields contradict each other; expected %s", expected);
  }
}
