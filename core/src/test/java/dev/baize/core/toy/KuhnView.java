package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Optional;

/**
 * What one seat knows of a game of Kuhn poker.
 *
 * @param card its own card
 * @param history all decisions in order
 * @param shown the card of the other seat, after a showdown
 */
public record KuhnView(
    Seat seat, long turn, Rank card, List<KuhnAction> history, Optional<Rank> shown)
    implements View {

  /** Copies the list. */
  public KuhnView {
    history = List.copyOf(history);
  }
}
