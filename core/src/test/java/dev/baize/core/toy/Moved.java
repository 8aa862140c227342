package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/**
 * The only kind of event in the smallest games: a seat decides, and all see it.
 *
 * @param seat who decided
 * @param decision what it decided
 * @param <D> the decisions of the game
 */
public record Moved<D extends Decision>(Seat seat, D decision) implements Event {

  @Override
  public String text() {
    return seat + ": " + decision.text();
  }
}
