package dev.baize.core.game;

import dev.baize.core.random.Seed;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Immutable settings of a game, from which games are started.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public interface Rules<V extends View, D extends Decision, E extends Event> {

  /** How many seats the table has, 1 to {@link Seat#MOST}. */
  int seats();

  /**
   * Starts a game. The same rules and seed always start the same game.
   *
   * @param events is told of everything that happens, in order, the start included, whoever may see
   *     it; null if nobody listens, and then no event object is made
   */
  Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events);

  /** Starts a game that nobody listens to. */
  default Game<V, D> start(Seed seed) {
    return start(seed, null);
  }

  /** The text form: one line, which the game's provider parses back to equal rules. */
  String text();
}
