package dev.baize.cli.play;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.play.Turn.Undo;
import dev.baize.cli.play.terminal.PromptAbandonedException;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A match from what was recorded to its end, as long as no decision is taken back.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
final class MatchRun<V extends View, D extends Decision, E extends Event> {

  private final Match<V, D, E> match;
  private final HumanPlayer<V, D, E> person;
  private final Seat seat;
  private final List<String> names;
  private final RandomGenerator random;
  private @Nullable UndoPoint<V, D> last;

  /**
   * A match at its first decision.
   *
   * @param person one of its players
   * @param seat where the person sits
   * @param names what the seats are called
   * @param random what hidden cards are dealt from, to find out whether a decision can be taken
   *     back
   */
  MatchRun(
      Match<V, D, E> match,
      HumanPlayer<V, D, E> person,
      Seat seat,
      List<String> names,
      RandomGenerator random) {
    this.match = match;
    this.person = person;
    this.seat = seat;
    this.names = names;
    this.random = random;
  }

  /** Carries out what was decided before. */
  void replay(List<D> recorded) {
    for (D decision : recorded) {
      if (match.toAct() == seat) {
        last = new UndoPoint<>(match.snapshot(), decision);
        person.decided();
      }
      match.replay(decision);
    }
    person.beginToWatch();
  }

  /**
   * Plays to the end.
   *
   * @return how the game ended
   * @throws PromptAbandonedException if the person does anything but answer
   * @throws MatchStoppedException if a player fails
   */
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
    person.prepare(new Turn<>(before.legal(), before::isLegal, undo()));
    unwrapped(match::step);
    last = new UndoPoint<>(before, person.decision());
  }

  private Undo undo() {
    if (last == null) {
      return Undo.NOTHING;
    }
    return last.isOpen(match.view(seat), random) ? Undo.POSSIBLE : Undo.TOO_LATE;
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

  /** What ends the person's turn, or the failure of the table, is no failure of the person. */
  private static void unwrapped(Runnable part) {
    try {
      part.run();
    } catch (MatchStoppedException e) {
      if (e.getCause() instanceof PromptAbandonedException abandoned) {
        throw abandoned;
      }
      if (e.getCause() instanceof CommandException failure) {
        throw failure;
      }
      throw e;
    }
  }
}
