package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * What one seat knows of a game of matching pennies.
 *
 * @param known its own coin if it has put one down; both when the game is over
 */
public record PenniesView(Seat seat, long turn, List<Coin> known) implements View {

  /** Copies the list. */
  public PenniesView {
    known = List.copyOf(known);
  }
}
