package dev.baize.blackjack;

import dev.baize.core.card.Rank;
import java.util.function.BiPredicate;

/**
 * A total-dependent strategy: whether to draw depends on the value of the hand and the rank of the
 * dealer's up card alone. Immutable.
 *
 * <p>It is one lookup table, because the right decision varies from hand to hand and branches on it
 * would be mispredicted.
 */
public final class StrategyTable {

  private static final int UPCARDS = 11;

  /** By the points of the up card, an ace counting 1, then by the {@link Points} of the hand. */
  private final boolean[] draws = new boolean[UPCARDS * Points.KEYS];

  /**
   * Fills the table.
   *
   * @param draws whether to draw with a hand that is not bust against an up card of a rank; not
   *     called for face cards, which count ten like a Ten
   */
  public StrategyTable(BiPredicate<HandValue, Rank> draws) {
    for (Rank upcard : Rank.values()) {
      if (upcard.compareTo(Rank.TEN) <= 0 || upcard == Rank.ACE) {
        for (int points = 0; points < Points.KEYS; points++) {
          this.draws[index(points, HandValue.points(upcard))] =
              Points.isPossible(points) && draws.test(Points.value(points), upcard);
        }
      }
    }
  }

  private static int index(int points, int upcard) {
    return upcard * Points.KEYS + points;
  }

  /**
   * {@return whether to draw another card}
   *
   * @param view what a player knows that has to draw or stand
   */
  public boolean draws(BlackjackView view) {
    return draws[index(Points.key(view.points()), view.upcardPoints())];
  }

  /**
   * {@return whether to draw another card}
   *
   * @param hand the value of the player's cards, not a bust
   * @param upcard the rank of the dealer's up card
   */
  public boolean draws(HandValue hand, Rank upcard) {
    return draws[index(Points.key(hand), HandValue.points(upcard))];
  }
}
