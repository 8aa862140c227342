package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Optional;

/**
 * What one seat knows of a game of Leduc hold'em.
 *
 * @param card its own card
 * @param board the card on the table, from the second round on
 * @param history all decisions in order
 * @param shown the card of the other seat, after a showdown
 */
public record LeducView(
    Seat seat,
    long turn,
    Rank card,
    Optional<Rank> board,
    List<LeducAction> history,
    Optional<Rank> shown)
    implements View {

  /** Copies the list. */
  public LeducView {
    history = List.copyOf(history);
  }
}
