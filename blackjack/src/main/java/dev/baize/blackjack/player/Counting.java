package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;

/**
 * The Counting player of the course specification: plays like {@link Simple}, and bets twice the
 * minimum, or all its money if that is less, while the running count is 2 or more. The count is the
 * low cards (2 to 6) less the high cards (10 to ace) exposed since the last shuffle.
 */
public final class Counting implements BlackjackPlayer {

  private static final int THRESHOLD = 2;

  private final Simple simple = new Simple();

  /** A Counting player, which is stateless. */
  public Counting() {}

  @Override
  public long bet(BlackjackView view) {
    return count(view) >= THRESHOLD
        ? Math.min(2 * view.minimum(), view.bankroll())
        : view.minimum();
  }

  /** The number of low cards less the number of high cards. */
  private static int count(BlackjackView view) {
    int low =
        view.exposed(2) + view.exposed(3) + view.exposed(4) + view.exposed(5) + view.exposed(6);
    return low - view.exposed(10) - view.exposed(1);
  }

  @Override
  public boolean draw(BlackjackView view) {
    return simple.draw(view);
  }
}
