package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import java.util.List;

/**
 * A match from what was recorded to its end, as long as no decision is taken back.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
final class Round<V extends View, D extends Decision, E extends Event> {

  private final Match<V, D, E> match;
  private final Person<V, D, E> person;
  private final Seat seat;
  private final List<String> names;

  /**
   * A match at its first decision.
   *
   * @param person who is one of its players
   * @param seat where the person sits
   */
  Round(Match<V, D, E> match, Person<V, D, E> person, Seat seat, List<String> names) {
    this.match = match;
    this.person = person;
    this.seat = seat;
    this.names = names;
  }

  /** Carries out what was decided before. */
  void replay(List<D> decisions) {
    for (int i = 0; i < decisions.size(); i++) {
      if (match.toAct() == seat) {
        person.decided(i);
      }
      match.replay(decisions.get(i));
    }
    person.beginToWatch();
  }

  /**
   * Plays to the end.
   *
   * @return what the person sees then
   * @throws Interlude if the person does something else
   * @throws MatchStoppedException if a player fails
   */
  V play() {
    unwrapped(match::tell);
    while (!match.isOver()) {
      Seat mover = match.toAct();
      if (mover != seat) {
        person.look(match.view(seat), "waiting for " + names.get(mover.index()) + " ...");
      }
      unwrapped(match::step);
      if (mover != seat && !match.isOver() && match.toAct() != seat) {
        person.pause(match.view(seat));
      }
    }
    return match.view(seat);
  }

  private static void unwrapped(Runnable part) {
    try {
      part.run();
    } catch (MatchStoppedException e) {
      if (e.getCause() instanceof Interlude interlude) {
        throw interlude;
      }
      throw e;
    }
  }
}
