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
  private static final int ACES = 4;

  /**
   * By the points of the up card, an ace counting 1, then by the {@link PackedCards} of the hand.
   */
  private final boolean[] draws = new boolean[UPCARDS * PackedCards.SUMS];

  /**
   * Fills the table.
   *
   * @param draws whether to draw with a hand that is not bust against an up card of a rank; not
   *     called for face cards, which count ten like a Ten
   */
  public StrategyTable(BiPredicate<HandValue, Rank> draws) {
    for (Rank upcard : Rank.values()) {
      if (upcard.compareTo(Rank.TEN) <= 0 || upcard == Rank.ACE) {
        fill(draws, upcard);
      }
    }
  }

  private void fill(BiPredicate<HandValue, Rank> wanted, Rank upcard) {
    for (int aces = 0; aces <= ACES; aces++) {
      for (int low = aces; low <= HandValue.MAX_TOTAL; low++) {
        int sum = PackedCards.sum(low, aces);
        draws[index(sum, HandValue.points(upcard))] = wanted.test(PackedCards.value(sum), upcard);
      }
    }
  }

  private static int index(int sum, int upcard) {
    return upcard * PackedCards.SUMS + sum;
  }

  /**
   * {@return whether to draw another card}
   *
   * @param view what a player knows that has to draw or stand
   */
  public boolean draws(BlackjackView view) {
    return draws[index(view.points(), view.upcardPoints())];
  }

  /**
   * {@return whether to draw another card}
   *
   * @param hand the value of the player's cards, not a bust
   * @param upcard the rank of the dealer's up card
   */
  public boolean draws(HandValue hand, Rank upcard) {
    return draws[index(PackedCards.of(hand), HandValue.points(upcard))];
  }
}
