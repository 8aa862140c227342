package dev.baize.core.registry;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.BoundedInts;
import java.util.Optional;
import java.util.function.Function;

/** Registers a player that decides at random for every game with a format for views. */
public final class RandomFamily implements PlayerFamily {

  /** For the service loader. */
  public RandomFamily() {}

  @Override
  public <V extends View, D extends Decision, E extends Event>
      Optional<PlayerProvider<V, D, E>> playerOf(
          GameProvider<V, D, E> game, Function<String, PlayerProvider<V, D, E>> players) {
    requireNonNull(players);
    String description = "makes any legal decision, each as likely as the others";
    return game.rules()
        .viewFormat()
        .map(format -> new Uniform<>(game.name(), "Random", description, format));
  }

  private record Uniform<V extends View, D extends Decision, E extends Event>(
      String game, String name, String description, ViewFormat<V, D> format)
      implements PlayerProvider<V, D, E> {

    @Override
    public Player<V, D, E> create(SeatContext context) {
      @SuppressWarnings("unchecked") // The rules of a match are those of the game of its players.
      Optional<Rules<V, D, E>> rules = context.rules().map(known -> (Rules<V, D, E>) known);
      ViewFormat<V, D> used = rules.flatMap(Rules::viewFormat).orElse(format);
      return view -> used.choice(view, BoundedInts.below(used.choices(view), context.random(view)));
    }
  }
}
