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
   * The seat that decides next.
   *
   * @throws IllegalStateException if the game is over
   */
  Seat toAct();

  /**
   * What a seat may know now. Also when another seat is to act, and after the end.
   *
   * @throws IllegalArgumentException if the game has no such seat
   */
  V view(Seat seat);

  /**
   * The legal decisions of the seat to act, in an order that the game documents and keeps; empty if
   * the game is over. The list is immutable.
   *
   * <p>A game with too many legal decisions to list (a wager, say) documents which it lists.
   */
  List<D> legal();

  /** Whether the seat to act may decide so; false if the game is over. */
  boolean isLegal(D decision);

  /**
   * Carries out a decision of the seat to act.
   *
   * @throws IllegalDecisionException if it is against the rules; the game is unchanged
   * @throws IllegalStateException if the game is over
   */
  void apply(D decision);

  /** Whether the game has ended. */
  boolean isOver();

  /**
   * How the game ended.
   *
   * @throws IllegalStateException if the game is not over
   */
  Outcome outcome();

  /** The whole position, hidden cards included, as one line for people who look for a fault. */
  String position();

  /** An independent game in the same position, which nobody listens to. */
  Game<V, D> copy();

  /**
   * A {@link #copy} in which everything that a seat cannot see is dealt anew: hidden cards change
   * places among the hidden places, and later deals come from another seed. The seat's view of it
   * equals its view of this game.
   */
  Game<V, D> redeal(Seat seat, RandomGenerator random);
}
