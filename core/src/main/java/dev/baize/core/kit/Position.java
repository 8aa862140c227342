package dev.baize.core.kit;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position of a {@link CardGame}, all that is hidden included: an immutable value, best written
 * as a record. Its methods have nothing to check: the game asks only what makes sense.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface Position<V extends SeatView<D>, D extends Decision> {

  /** {@return whether the game has ended} */
  boolean isOver();

  /** {@return the seat that decides next; not asked after the end} */
  Seat toAct();

  /** {@return the legal decisions of the seat to act; nothing hidden affects their order} */
  List<D> legal();

  /**
   * {@return the position after a decision}
   *
   * @param decision a legal one of the seat to act
   */
  Position<V, D> apply(D decision);

  /**
   * {@return what a seat may know}
   *
   * @param seat a seat of the table
   * @param turn the number of decisions so far, for the view
   * @param legal the legal decisions of the seat, for the view
   */
  V view(Seat seat, long turn, List<D> legal);

  /**
   * {@return the score of each seat, by seat: more is better} Asked after the end, and, in a game
   * of {@linkplain HandPosition several hands}, at any time.
   */
  List<Long> scores();

  /** {@return the winners, ascending; by default those with the highest score} */
  default List<Seat> winners() {
    List<Long> scores = scores();
    long best = Collections.max(scores);
    return IntStream.range(0, scores.size())
        .filter(seat -> scores.get(seat) == best)
        .mapToObj(Seat::of)
        .toList();
  }

  /**
   * {@return what a seat was dealt, as text, which only this seat is told when a hand begins;
   * empty, the default, if that is told by views alone}
   *
   * @param seat a seat of the table
   */
  default String dealt(Seat seat) {
    return "";
  }

  /**
   * {@return whether only the seat to act is told of its decision, as of cards passed on}
   *
   * @param decision a legal decision
   */
  default boolean isSecret(D decision) {
    return false;
  }

  /**
   * {@return what a decision reveals besides itself, such as a card that its seat draws, or one
   * that is turned up; nothing by default} It is told after the decision, in this order.
   *
   * @param decision a legal decision
   */
  default List<CardGameEvent.Shown<D>> revealed(D decision) {
    return List.of();
  }

  /**
   * {@return a copy of a list that has a value for each seat, with another value for one}
   *
   * @param <T> the values
   * @param values by seat
   * @param seat whose value is replaced
   * @param value its new value
   */
  static <T> List<T> with(List<T> values, Seat seat, T value) {
    @SuppressWarnings("unchecked") // Object[]::new stands for an array of values, which is copied.
    T[] copy = (T[]) values.toArray(Object[]::new);
    copy[seat.index()] = requireNonNull(value);
    return List.of(copy);
  }
}
