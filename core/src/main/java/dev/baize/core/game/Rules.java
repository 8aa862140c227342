package dev.baize.core.game;

import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The immutable rules of a game, and the factory of games played by them.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface Rules<V extends View, D extends Decision, E extends Event> {

  /** {@return the number of seats, 1 to {@link Seat#MAX_COUNT}} */
  int seats();

  /**
   * {@return a new game at its first decision} The same rules and seed always start the same game.
   *
   * @param seed the source of all randomness, the cards included
   * @param events receives every event in order from the start of the game, whether or not seats
   *     may see it; null for no listener, in which case no event objects are created
   */
  Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events);

  /**
   * {@return a new game without a listener, at its first decision}
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   */
  default Game<V, D> start(Seed seed) {
    return start(seed, null);
  }

  /**
   * {@return a new game, at its first decision, that is measured, which does not affect it}
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   * @param events as in {@link #start(Seed, Consumer)}
   * @param tally receives what is observed of the {@linkplain #measures declared} measures, but not
   *     in copies and redealt games; null to measure nothing
   */
  default Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events, @Nullable Tally tally) {
    return start(seed, events);
  }

  /**
   * {@return a new game whose first hands are dealt as given, at its first decision} The hands
   * after them are those of the seed. By default, no deals can be given.
   *
   * @param seed as in {@link #start(Seed, Consumer)}
   * @param deals those of the first hands, each a line in the words of the game
   * @param events as in {@link #start(Seed, Consumer)}
   * @param tally as in {@link #start(Seed, Consumer, Tally)}
   * @throws IllegalArgumentException if a deal is none of this game, or the game takes none
   */
  default Game<V, D> start(
      Seed seed, List<String> deals, @Nullable Consumer<? super E> events, @Nullable Tally tally) {
    if (deals.isEmpty()) {
      return start(seed, events, tally);
    }
    throw new IllegalArgumentException(
        "the deals of this game follow from the seed; expected none to be given");
  }

  /**
   * {@return what games measure besides scores, wins and decisions, in a stable order; nothing by
   * default}
   */
  default List<Measure> measures() {
    return List.of();
  }

  /**
   * {@return how views of games by these rules are written as named values; empty, the default, if
   * they are not} A game without one cannot be played by programs in other languages.
   */
  default Optional<ViewFormat<V, D>> viewFormat() {
    return Optional.empty();
  }

  /**
   * {@return what the seat that is to decide knows in a position that a person describes; its legal
   * decisions may be missing} By default, no description is understood.
   *
   * @param description a sentence, or a few, in the words that the game documents
   * @throws IllegalArgumentException if a word is not understood, or no game by these rules comes
   *     to such a position; the message names the word, or what is wrong
   */
  default V view(String description) {
    throw new IllegalArgumentException(
        Excerpt.quote(description)
            + ": this game is not described in words; expected a view as JSON, or a record with"
            + " --at");
  }

  /** {@return what samples the games consistent with a view, for search; empty by default} */
  default Optional<Determinization<V, D>> determinization() {
    return Optional.empty();
  }

  /**
   * {@return all joint outcomes of the chance events of a game, each as a new game with its
   * probability; empty, the default, if there are too many to list} The probabilities add up to 1,
   * and are those with which random seeds {@linkplain #start(Seed) start} games that look the same
   * to all seats from the first decision to the last: cards that are turned up later belong to the
   * outcome. A game without chance has one outcome. Solvers need them.
   */
  default List<ChanceOutcome<V, D>> chanceOutcomes() {
    return List.of();
  }

  /**
   * {@return the least that can be staked on a hand, in the unit of the {@linkplain Game#scores
   * scores}; 1 by default} Results of hands by rules with different stakes are compared in it.
   */
  default long stake() {
    return 1;
  }

  /** {@return the text form: one line, which the game's provider parses back to equal rules} */
  String text();
}
