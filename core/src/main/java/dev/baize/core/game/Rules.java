package dev.baize.core.game;

import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The immutable settings of a game, which start games.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public interface Rules<V extends View, D extends Decision, E extends Event> {

  /** {@return the number of seats, 1 to {@link Seat#MAX_COUNT}} */
  int seats();

  /**
   * Starts a game. The same rules and seed always start the same game.
   *
   * @param seed the source of the cards and all other chance
   * @param events receives every event in order, from the start of the game and whoever may see it;
   *     null for no listener, in which case no event objects are created
   * @return the game at its first decision
   */
  Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events);

  /**
   * Starts a game without a listener.
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   * @return the game at its first decision
   */
  default Game<V, D> start(Seed seed) {
    return start(seed, null);
  }

  /**
   * Starts a game that is measured. Measuring does not affect the game.
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   * @param events as in {@link #start(Seed, Consumer)}
   * @param tally receives the observations of the {@linkplain #measures declared} measures; null to
   *     measure nothing. A {@linkplain Game#copy copy} of the game and a {@linkplain Game#redeal
   *     redealt} one have none
   * @return the game at its first decision
   */
  default Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events, @Nullable Tally tally) {
    return start(seed, events);
  }

  /**
   * {@return what games of these rules measure, in a stable order; nothing by default} Scores, wins
   * and decisions are measured in every game and not declared here.
   */
  default List<Measure> measures() {
    return List.of();
  }

  /** {@return the text form: one line, which the game's provider parses back to equal rules} */
  String text();
}
