package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Rank;

/**
 * The Simple player of the course specification: always bets the minimum, and draws by a table of
 * its own total and the dealer's card.
 */
public final class Simple implements BlackjackPlayer {

  /** By rank of the dealer's card: bit {@code t} is set if a hard total of {@code t} draws. */
  private static final int[] HARD = new int[Rank.values().length];

  /** The same for soft totals. */
  private static final int[] SOFT = new int[HARD.length];

  static {
    for (Rank upcard : Rank.values()) {
      for (int total = 0; total <= HandValue.MOST; total++) {
        HARD[upcard.index()] |= drawsHard(total, upcard) ? 1 << total : 0;
        SOFT[upcard.index()] |= drawsSoft(total, upcard) ? 1 << total : 0;
      }
    }
  }

  /** A Simple player; it keeps nothing between questions. */
  public Simple() {}

  private static boolean drawsHard(int total, Rank upcard) {
    if (total == 12) {
      return !isFrom(Rank.FOUR, upcard, Rank.SIX);
    }
    return total < 12 || (total < 17 && !isFrom(Rank.TWO, upcard, Rank.SIX));
  }

  private static boolean drawsSoft(int total, Rank upcard) {
    return total < 18
        || (total == 18 && upcard != Rank.TWO && !isFrom(Rank.SEVEN, upcard, Rank.EIGHT));
  }

  private static boolean isFrom(Rank lowest, Rank rank, Rank highest) {
    return rank.compareTo(lowest) >= 0 && rank.compareTo(highest) <= 0;
  }

  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }

  @Override
  public boolean draw(BlackjackView view) {
    return draws(view.hand(), view.upcard().rank());
  }

  /** Whether it draws to a hand that is no bust. */
  public static boolean draws(HandValue hand, Rank upcard) {
    int totals = (hand.isSoft() ? SOFT : HARD)[upcard.index()];
    return ((totals >>> hand.total()) & 1) != 0;
  }
}
