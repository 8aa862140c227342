package dev.baize.core.toy;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game of two seats that is small enough to be solved as a whole. Views have perfect
 * recall: they hold all that their seat has seen, its own decisions included.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface SmallRules<V extends View, D extends Decision> extends Rules<V, D, Moved<D>> {

  @Override
  default int seats() {
    return 2;
  }

  /** The game with cards dealt at random, without a listener. */
  SmallGame<V, D> deal(RandomGenerator random);

  /** A game that looks like this to a seat, each that does as likely as any other. */
  SmallGame<V, D> world(V view, RandomGenerator random);

  @Override
  List<ChanceOutcome<V, D>> chanceOutcomes();

  @Override
  default SmallGame<V, D> start(Seed seed, @Nullable Consumer<? super Moved<D>> events) {
    return deal(seed.derive("deal").generator()).tell(events);
  }

  @Override
  default SmallGame<V, D> start(Seed seed) {
    return start(seed, null);
  }

  @Override
  default Optional<Determinization<V, D>> determinization() {
    return Optional.of(view -> random -> world(view, random));
  }
}
