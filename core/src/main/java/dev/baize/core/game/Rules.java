package dev.baize.core.game;

import dev.baize.core.random.Seed;
import java.util.List;
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

  /** {@return how many seats the table has, 1 to {@link Seat#MAX_COUNT}} */
  int seats();

  /**
   * Starts a game. The same rules and seed always start the same game.
   *
   * @param seed from which the cards and all other luck of the game come
   * @param events is told of everything that happens, in order, the start included, whoever may see
   *     it; null if nobody listens, and then no event object is made
   * @return the game at its first decision
   */
  Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events);

  /**
   * Starts a game that nobody listens to.
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   * @return the game at its first decision
   */
  default Game<V, D> start(Seed seed) {
    return start(seed, null);
  }

  /**
   * Starts a game that is measured. What is written down changes nothing in the game.
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   * @param events as in {@link #start(Seed, Consumer)}
   * @param tally takes an observation whenever something that the rules {@linkplain #measures
   *     declare} has happened; null if nothing is to be measured, and then nothing is. A
   *     {@linkplain Game#copy copy} of the game and a {@linkplain Game#redeal redealt} one have
   *     none
   * @return the game at its first decision
   */
  default Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events, @Nullable Tally tally) {
    return start(seed, events);
  }

  /**
   * {@return what games of these rules measure, in an order that never changes; nothing by default}
   * Scores, wins and decisions are measured in every game and not declared here.
   */
  default List<Measure> measures() {
    return List.of();
  }

  /** {@return the text form: one line, which the game's provider parses back to equal rules} */
  String text();
}
