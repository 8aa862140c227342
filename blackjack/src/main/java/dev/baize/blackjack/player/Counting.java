package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.registry.PlayerSetting;

/**
 * The Counting player of the course specification: plays like {@link Simple}, and bets twice the
 * minimum, or all its money if that is less, while the running count is 2 or more. The count is the
 * low cards (2 to 6) less the high cards (10 to ace) exposed since the last shuffle. How much more
 * it bets, and from which count on, can be chosen.
 */
public final class Counting implements BlackjackPlayer {

  private static final int DEFAULT_SPREAD = 2;
  private static final int DEFAULT_THRESHOLD = 2;

  /** How many times the minimum it bets while the count is high. */
  public static final PlayerSetting<Integer> SPREAD =
      PlayerSetting.wholeNumber(
          "spread", "its bet while the count is high, in minimums", 1, 1000, DEFAULT_SPREAD);

  /** The lowest count that is high. */
  public static final PlayerSetting<Integer> THRESHOLD =
      PlayerSetting.wholeNumber(
          "threshold",
          "the lowest running count at which it bets more",
          -20,
          20,
          DEFAULT_THRESHOLD);

  private final int spread;
  private final int threshold;
  private final long greatestMultiplied;

  /** The player of the specification, which is stateless. */
  public Counting() {
    this(DEFAULT_SPREAD, DEFAULT_THRESHOLD);
  }

  /**
   * A player that bets more or at other counts, which is stateless.
   *
   * @param spread how many times the minimum it bets while the count is high, 1 or more
   * @param threshold the lowest running count that is high
   */
  public Counting(int spread, int threshold) {
    if (spread < 1) {
      throw new IllegalArgumentException("spread " + spread + ": expected 1 or more");
    }
    this.spread = spread;
    this.threshold = threshold;
    this.greatestMultiplied = Long.MAX_VALUE / spread;
  }

  @Override
  public long bet(BlackjackView view) {
    return count(view) >= threshold ? raised(view) : view.minimum();
  }

  private long raised(BlackjackView view) {
    return view.minimum() > greatestMultiplied
        ? view.bankroll()
        : Math.min(spread * view.minimum(), view.bankroll());
  }

  private static int count(BlackjackView view) {
    int low =
        view.exposed(2) + view.exposed(3) + view.exposed(4) + view.exposed(5) + view.exposed(6);
    return low - view.exposed(10) - view.exposed(1);
  }

  @Override
  public boolean draw(BlackjackView view) {
    return Simple.TABLE.draws(view);
  }
}
