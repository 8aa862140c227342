package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * What one seat knows of a game of pocket whist.
 *
 * @param hand the cards that it still holds
 * @param played all cards that were played, in order
 */
public record PocketWhistView(Seat seat, long turn, CardSet hand, List<Card> played)
    implements View {

  /** Copies the list. */
  public PocketWhistView {
    played = List.copyOf(played);
  }
}
