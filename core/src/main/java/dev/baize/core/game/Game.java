package dev.baize.core.game;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game in progress: a state machine that knows whose turn it is, which decisions are legal and
 * what each leads to. It knows nothing about players, input or output.
 *
 * <p>Games are mutable and not thread-safe. Players see {@linkplain #view views} of a game only.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface Game<V extends View, D extends Decision> {

  /**
   * {@return the seat that decides next}
   *
   * @throws IllegalStateException if the game is over
   */
  Seat toAct();

  /**
   * {@return a seat's view of the current position, whoever is to act; also after the end}
   *
   * @param seat any seat of the table
   * @throws IllegalArgumentException if the game has no such seat
   */
  V view(Seat seat);

  /**
   * {@return the legal decisions of the seat to act, in the stable order that the game documents;
   * empty if the game is over} The list is immutable.
   *
   * <p>A game with too many legal decisions to list (a wager, say) documents which it lists.
   */
  List<D> legal();

  /**
   * {@return whether a decision is legal for the seat to act; false if the game is over}
   *
   * @param decision any decision of this kind of game, listed or not
   */
  boolean isLegal(D decision);

  /**
   * Applies a decision of the seat to act.
   *
   * @param decision a legal decision
   * @throws IllegalDecisionException if it is against the rules; the game is unchanged
   * @throws IllegalStateException if the game is over
   */
  void apply(D decision);

  /**
   * {@return the number of the hand in progress, from 0, or of the last one after the end} While
   * the game tells of an event, it is that of the hand in which that happens.
   */
  default long hand() {
    return 0;
  }

  /**
   * {@return the score of each seat so far, by seat, in the unit of the {@linkplain Outcome#scores
   * outcome}; after the end, that of the outcome} By default, empty until the end. A game of
   * several hands returns scores at all times, from which it follows what each hand was worth.
   */
  default List<Long> scores() {
    return isOver() ? outcome().scores() : List.of();
  }

  /** {@return whether the game has ended} */
  boolean isOver();

  /**
   * {@return how the game ended}
   *
   * @throws IllegalStateException if the game is not over
   */
  Outcome outcome();

  /** {@return the whole position, hidden cards included, on one line, for debugging} */
  String position();

  /** {@return an independent game in the same position, without a listener} */
  Game<V, D> copy();

  /**
   * {@return a determinization: a {@link #copy} in which everything hidden from a seat is dealt
   * again} Hidden cards are permuted among the hidden places, each possible way as likely as any
   * other, and later deals use another seed. The seat's view of it equals its view of this game.
   *
   * @param seat the seat whose view stays the same
   * @param random the source of the new deal
   */
  Game<V, D> redeal(Seat seat, RandomGenerator random);
}
