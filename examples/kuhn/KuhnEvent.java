package kuhn;

import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/** A seat has passed or bet. */
public record KuhnEvent(Seat seat, KuhnAction action) implements Event {
  @Override
  public String text() {
    return seat + ": " + action.text();
  }
}
