package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * What one seat knows of a game of high card.
 *
 * @param leader who led to the trick on the table, or is to lead
 * @param hand the seat's own cards; all may be played when it is to act
 * @param trick the cards on the table, in the order played
 * @param taken the tricks taken, by seat
 */
public record HighCardView(
    Seat seat, long turn, Seat leader, CardSet hand, List<Card> trick, List<Integer> taken)
    implements View {

  /** Copies the lists. */
  public HighCardView {
    trick = List.copyOf(trick);
    taken = List.copyOf(taken);
  }
}
