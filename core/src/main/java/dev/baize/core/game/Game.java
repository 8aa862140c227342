package dev.baize.core.game;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game in progress: a state machine that knows whose turn it is, what is legal, and what follows
 * from a decision. It knows no players and no input or output.
 *
 * <p>Games are mutable and belong to one thread; {@link #copy} gives an independent one. Players
 * never see a game, only {@linkplain #view views} of it.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 */
public interface Game<V extends View, D extends Decision> {

  /**
   * {@return the seat that decides next}
   *
   * @throws IllegalStateException if the game is over
   */
  Seat toAct();

  /**
   * {@return what a seat may know now} Also when another seat is to act, and after the end.
   *
   * @param seat any seat of the table
   * @throws IllegalArgumentException if the game has no such seat
   */
  V view(Seat seat);

  /**
   * {@return the legal decisions of the seat to act, in an order that the game documents and keeps;
   * empty if the game is over} The list is immutable.
   *
   * <p>A game with too many legal decisions to list (a wager, say) documents which it lists.
   */
  List<D> legal();

  /**
   * {@return whether the seat to act may decide so; false if the game is over}
   *
   * @param decision any decision of this kind of game, listed or not
   */
  boolean isLegal(D decision);

  /**
   * Carries out a decision of the seat to act.
   *
   * @param decision a legal one
   * @throws IllegalDecisionException if it is against the rules; the game is unchanged
   * @throws IllegalStateException if the game is over
   */
  void apply(D decision);

  /** {@return whether the game has ended} */
  boolean isOver();

  /**
   * {@return how the game ended}
   *
   * @throws IllegalStateException if the game is not over
   */
  Outcome outcome();

  /**
   * {@return the whole position, hidden cards included, as one line for people who look for a
   * fault}
   */
  String position();

  /** {@return an independent game in the same position, which nobody listens to} */
  Game<V, D> copy();

  /**
   * {@return a {@link #copy} in which everything that a seat cannot see is dealt anew} Hidden cards
   * change places among the hidden places, and later deals come from another seed. The seat's view
   * of it equals its view of this game.
   *
   * @param seat whose view stays as it is
   * @param random what the new deal is drawn from
   */
  Game<V, D> redeal(Seat seat, RandomGenerator random);
}
