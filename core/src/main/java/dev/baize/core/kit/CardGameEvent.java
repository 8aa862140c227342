package dev.baize.core.kit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What happens in a {@link CardGame}.
 *
 * @param <D> the decisions of the game
 */
public sealed interface CardGameEvent<D extends Decision> extends Event {

  /**
   * A seat is dealt its cards, which no other seat sees.
   *
   * @param <D> the decisions of the game
   * @param seat the seat that gets the cards
   * @param cards the cards as text, one line
   */
  record Dealt<D extends Decision>(Seat seat, String cards) implements CardGameEvent<D> {

    /**
     * Requires both.
     *
     * @param seat the seat that gets the cards
     * @param cards the cards as text, one line
     */
    public Dealt {
      requireNonNull(seat);
      requireNonNull(cards);
    }

    @Override
    public boolean visibleTo(Seat other) {
      return requireNonNull(other).equals(seat);
    }

    @Override
    public String text() {
      return seat + " is dealt " + cards;
    }
  }

  /**
   * A seat has decided.
   *
   * @param <D> the decisions of the game
   * @param seat the seat that has decided
   * @param decision its decision
   * @param isSecret whether no other seat sees the decision
   */
  record Decided<D extends Decision>(Seat seat, D decision, boolean isSecret)
      implements CardGameEvent<D> {

    /**
     * Requires a seat and a decision.
     *
     * @param seat the seat that has decided
     * @param decision its decision
     * @param isSecret whether no other seat sees the decision
     */
    public Decided {
      requireNonNull(seat);
      requireNonNull(decision);
    }

    @Override
    public boolean visibleTo(Seat other) {
      return requireNonNull(other).equals(seat) || !isSecret;
    }

    @Override
    public String text() {
      return seat + (isSecret ? " in secret: " : ": ") + decision.text();
    }
  }

  /**
   * Cards that a decision has {@linkplain Position#revealed revealed}.
   *
   * @param <D> the decisions of the game
   * @param seat the only seat that sees the cards; empty if all do
   * @param cards the cards as text, one line
   */
  record Shown<D extends Decision>(Optional<Seat> seat, String cards) implements CardGameEvent<D> {

    /**
     * Requires both.
     *
     * @param seat the only seat that sees the cards; empty if all do
     * @param cards the cards as text, one line
     */
    public Shown {
      requireNonNull(seat);
      requireNonNull(cards);
    }

    /**
     * {@return an event that shows cards to one seat, such as a card that it has drawn}
     *
     * @param <D> the decisions of the game
     * @param seat the only seat that sees the cards
     * @param cards the cards as text, one line
     */
    public static <D extends Decision> Shown<D> to(Seat seat, String cards) {
      return new Shown<>(Optional.of(seat), cards);
    }

    /**
     * {@return an event that shows cards to all seats, such as a card that is turned up}
     *
     * @param <D> the decisions of the game
     * @param cards the cards as text, one line
     */
    public static <D extends Decision> Shown<D> toAll(String cards) {
      return new Shown<>(Optional.empty(), cards);
    }

    @Override
    public boolean visibleTo(Seat other) {
      requireNonNull(other);
      return seat.isEmpty() || seat.get().equals(other);
    }

    @Override
    public String text() {
      return seat.map(only -> only + " is shown ").orElse("all are shown ") + cards;
    }
  }

  /**
   * A hand is over.
   *
   * @param <D> the decisions of the game
   * @param hand its number, from 0
   * @param scores of each seat so far, by seat
   */
  record HandScored<D extends Decision>(long hand, List<Long> scores) implements CardGameEvent<D> {

    /**
     * Copies the scores.
     *
     * @param hand its number, from 0
     * @param scores of each seat so far, by seat
     */
    public HandScored {
      scores = List.copyOf(scores);
    }

    @Override
    public String text() {
      return "hand " + hand + " is over: " + Joiner.on(' ').join(scores);
    }
  }
}
