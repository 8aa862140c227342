package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * A position of Nim, as any seat sees it.
 *
 * @param piles the size of each pile
 */
public record NimView(Seat seat, long turn, List<Integer> piles) implements View {

  /** Copies the list. */
  public NimView {
    piles = List.copyOf(piles);
  }
}
