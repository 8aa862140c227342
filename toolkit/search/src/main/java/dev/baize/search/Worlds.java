package dev.baize.search;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import java.util.Locale;
import java.util.function.Supplier;

/** Samplers of the games consistent with the view of the seat to act. */
final class Worlds {

  private static final Seed ANY = Seed.of(0);

  private Worlds() {}

  /**
   * Makes samplers, one for each thread.
   *
   * @throws IllegalArgumentException if games cannot be drawn from views, the game is over, or
   *     another seat is to act
   */
  static <V extends View, D extends Decision> Supplier<WorldSampler<V, D>> of(
      Rules<V, D, ?> rules, V view) {
    Determinization<V, D> determinization =
        rules
            .determinization()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        String.format(
                            Locale.ROOT,
                            "rules \"%s\": games cannot be drawn from views",
                            rules.text())));
    Game<V, D> game = determinization.of(view).draw(ANY.generator());
    checkArgument(!game.isOver(), "the game is over: %s", view);
    checkArgument(
        game.toAct().equals(view.seat()), "expected the view of %s: %s", game.toAct(), view);
    return () -> determinization.of(view);
  }
}
