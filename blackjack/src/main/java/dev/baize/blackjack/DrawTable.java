package dev.baize.blackjack;

import dev.baize.core.card.Rank;
import java.util.function.BiPredicate;

/**
 * A way to play by a table: whether to draw is decided by the value of the hand and the rank of the
 * dealer's card. Immutable.
 *
 * <p>One look tells, without a branch: what is right for a hand is anybody's guess.
 */
public final class DrawTable {

  private static final int UPCARDS = 11;
  private static final int ACES = 4;

  /** By points of the dealer's card, an ace counting 1, then by {@link Points} of the hand. */
  private final boolean[] draws = new boolean[UPCARDS * Points.SUMS];

  /**
   * Fills the table.
   *
   * @param draws whether to draw to a hand, which is no bust, against a dealer's card of a rank;
   *     not asked about faces, which count ten like a Ten
   */
  public DrawTable(BiPredicate<HandValue, Rank> draws) {
    for (Rank upcard : Rank.values()) {
      if (upcard.compareTo(Rank.TEN) <= 0 || upcard == Rank.ACE) {
        fill(draws, upcard);
      }
    }
  }

  private void fill(BiPredicate<HandValue, Rank> wanted, Rank upcard) {
    for (int aces = 0; aces <= ACES; aces++) {
      for (int low = aces; low <= HandValue.MOST; low++) {
        int sum = Points.sum(low, aces);
        draws[index(sum, HandValue.points(upcard))] = wanted.test(Points.value(sum), upcard);
      }
    }
  }

  private static int index(int sum, int upcard) {
    return upcard * Points.SUMS + sum;
  }

  /**
   * {@return whether to draw another card}
   *
   * @param view of a player who is asked that
   */
  public boolean draws(BlackjackView view) {
    return draws[index(view.points(), view.upcardPoints())];
  }

  /**
   * {@return whether to draw another card}
   *
   * @param hand what the player's cards are worth; no bust
   * @param upcard the rank of the dealer's card
   */
  public boolean draws(HandValue hand, Rank upcard) {
    return draws[index(Points.of(hand), HandValue.points(upcard))];
  }
}
