package dev.baize.table;

import static com.google.common.base.Throwables.throwIfUnchecked;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.table.Turn.Undo;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Plays a match from its record to its end, or until a decision is taken back. */
final class MatchRun<V extends View, D extends Decision, E extends Event> {

  /** How long finding out whether undo is possible may delay a question. */
  private static final long MAX_NANOS = 500_000_000;

  private final Match<V, D, E> match;
  private final HumanPlayer<V, D, E> person;
  private final Seat seat;
  private final List<String> names;
  private final RandomGenerator random;
  private final boolean practice;
  private final LongSupplier nanos;
  private @Nullable UndoPoint<V, D> last;

  /** Whether the game has once been slow to redeal hidden cards. */
  private boolean slow;

  /**
   * A match at its first decision. The random generator redeals hidden cards, to find out whether a
   * decision can be taken back, as any can be in practice; the clock keeps that short.
   */
  MatchRun(
      Match<V, D, E> match,
      HumanPlayer<V, D, E> person,
      Seat seat,
      List<String> names,
      RandomGenerator random,
      boolean practice,
      LongSupplier nanos) {
    this.match = match;
    this.person = person;
    this.seat = seat;
    this.names = names;
    this.random = random;
    this.practice = practice;
    this.nanos = nanos;
  }

  /** Replays the recorded decisions. */
  void replay(List<D> recorded) {
    for (D decision : recorded) {
      if (match.toAct() == seat) {
        last = new UndoPoint<>(match.snapshot(), decision);
        person.decided();
      }
      unwrapped(() -> match.replay(decision));
    }
    person.beginToWatch();
  }

  /** Plays to the end. */
  Outcome play() {
    unwrapped(match::deliverEvents);
    while (!match.isOver()) {
      if (match.toAct() == seat) {
        ownMove();
      } else {
        moveOfAnother();
      }
    }
    return match.snapshot().outcome();
  }

  private void ownMove() {
    Game<V, D> before = match.snapshot();
    person.prepare(new Turn<>(before.legal(), before::isLegal, undo(), this::knownUndo));
    unwrapped(match::step);
    last = new UndoPoint<>(before, person.decision());
  }

  private Undo undo() {
    if (last == null) {
      return Undo.NOTHING;
    }
    if (practice) {
      return Undo.POSSIBLE;
    }
    long start = nanos.getAsLong();
    Undo undo =
        last.undo(match.view(seat), random, () -> !slow && nanos.getAsLong() - start < MAX_NANOS);
    slow |= undo == Undo.UNKNOWN;
    return undo;
  }

  /** Whether the person's last decision may be taken back now that the game is over. */
  boolean mayUndoEnd() {
    return practice && last != null;
  }

  private Undo knownUndo() {
    return last == null ? Undo.NOTHING : last.undo(match.view(seat), random, () -> true);
  }

  private void moveOfAnother() {
    String name = names.get(match.toAct().index());
    person.look(match.view(seat), "waiting for " + name + " ...");
    unwrapped(match::step);
    if (!match.isOver() && match.toAct() != seat) {
      person.pause(match.view(seat));
    }
  }

  /** What the person sees. */
  V view() {
    return match.view(seat);
  }

  /** How many decisions all seats together had made before the person's last one. */
  int beforeLastDecision() {
    return last == null ? 0 : (int) last.turn();
  }

  /** Unwraps what the person's table throws, and what ends the person's turn. */
  private void unwrapped(Runnable part) {
    try {
      part.run();
    } catch (MatchStoppedException e) {
      if (e.seat() == seat && e.getCause() != null) {
        throwIfUnchecked(e.getCause());
      }
      throw e;
    }
  }
}
