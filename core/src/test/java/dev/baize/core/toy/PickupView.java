package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * A position of pick-up, as any seat sees it.
 *
 * @param seen the cards of the row that were turned up, in order
 * @param history all decisions in order
 */
public record PickupView(Seat seat, long turn, List<Integer> seen, List<PickupAction> history)
    implements View {

  /** Copies the lists. */
  public PickupView {
    seen = List.copyOf(seen);
    history = List.copyOf(history);
  }
}
