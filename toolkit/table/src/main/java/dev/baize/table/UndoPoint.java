package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The person's last decision, to be taken back as long as the person has seen nothing new since:
 * while nobody else has decided, and the view would be the same whatever the hidden cards were.
 * That is tried with many random deals of them, so that no game has to say what its events reveal.
 *
 * @param before the game before the decision
 * @param decision what the person decided
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public record UndoPoint<V extends View, D extends Decision>(Game<V, D> before, D decision) {

  /** Whether the person's last decision may be taken back. */
  enum Undo {
    /** There is no such decision. */
    NOTHING,
    /** The person has seen something new since. */
    TOO_LATE,
    /** It may be taken back. */
    POSSIBLE,
    /** Finding out takes too long. */
    UNKNOWN
  }

  /** The message for a person who has seen something new since. */
  public static final String TOO_LATE =
      "Too late to take that back: you have since seen something that you could not have known.";

  private static final Logger LOG = LoggerFactory.getLogger(UndoPoint.class);

  /**
   * The deals to try: enough to notice, 999 times in 1000, a card drawn from ten of which nine are
   * alike.
   */
  public static final int DEALS = 64;

  /** {@return how many decisions all seats together had made before this one} */
  public long turn() {
    return before.view(before.toAct()).turn();
  }

  /**
   * Whether the decision can be taken back. It cannot if the game fails to redeal the hidden cards,
   * because it is then unknown what was seen. If there is no time to go on with one more deal, it
   * may remain unknown.
   */
  Undo undo(V now, RandomGenerator random, BooleanSupplier goingOn) {
    return undo(now, random, DEALS, goingOn);
  }

  private Undo undo(V now, RandomGenerator random, int deals, BooleanSupplier goingOn) {
    if (now.turn() != turn() + 1) {
      return Undo.TOO_LATE;
    }
    try {
      for (int i = 0; i < deals; i++) {
        if (!goingOn.getAsBoolean()) {
          return Undo.UNKNOWN;
        }
        if (!looksTheSame(now, random)) {
          return Undo.TOO_LATE;
        }
      }
      return Undo.POSSIBLE;
    } catch (RuntimeException | LinkageError e) {
      LOG.atDebug().setCause(e).log("hidden cards not redealt");
      return Undo.TOO_LATE;
    }
  }

  /**
   * {@return whether the decision can be taken back, as far as a number of deals tell}
   *
   * @param now what the person knows
   * @param random redeals the hidden cards
   * @param deals how many are tried; {@link #DEALS} to be sure
   */
  public boolean isOpen(V now, RandomGenerator random, int deals) {
    return undo(now, random, deals, () -> true) == Undo.POSSIBLE;
  }

  private boolean looksTheSame(V now, RandomGenerator random) {
    Seat seat = before.toAct();
    Game<V, D> other = before.redeal(seat, random);
    other.apply(decision);
    return other.view(seat).equals(now);
  }
}
