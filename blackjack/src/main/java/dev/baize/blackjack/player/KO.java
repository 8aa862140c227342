package dev.baize.blackjack.player;

import dev.baize.blackjack.counting.CardCount;
import dev.baize.core.registry.PlayerSetting;

/**
 * Counts cards by {@link CardCount#KO}: plays the strategy card of the house, departs from it by
 * the most valuable index plays, and bets by the running count at the deal, which begins at 4 less
 * 4 for each deck. Up to the key count it bets the minimum, from the pivot, 4, on the highest bet,
 * and in between in even steps, in whole minimums. Key count and indices are the running counts
 * that correspond to true counts with half of the shoe unseen; the key count corresponds to 1.
 */
public final class KO extends CardCounter {
  private static final int NEVER = -50;

  /** The highest bet. */
  public static final PlayerSetting<Integer> SPREAD = spread("running count of 4");

  /** The count below which it bets the minimum. */
  public static final PlayerSetting<Integer> LEAVE = leave("running", NEVER);

  /** A player with the default settings. */
  public KO() {
    this(DEFAULT_SPREAD, DEFAULT_INDICES, NEVER);
  }

  /**
   * A player with settings.
   *
   * @param spread the highest bet, in minimums, 1 to 1000
   * @param indices how many index plays it knows, 0 to 1000
   * @param leave the running count below which it bets the minimum: nobody can leave a session
   */
  public KO(int spread, int indices, int leave) {
    super(CardCount.KO, null, spread, indices, leave);
  }
}
