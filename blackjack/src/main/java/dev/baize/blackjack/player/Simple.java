package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.StrategyTable;
import dev.baize.core.card.Rank;
import java.util.function.BiPredicate;

/**
 * The Simple player of the course specification: always bets the minimum, and draws by a table of
 * its own total and the dealer's up card.
 */
public final class Simple implements BlackjackPlayer {

  /** The strategy by which it draws. */
  public static final StrategyTable TABLE =
      new StrategyTable(
          new BiPredicate<>() {
            @Override
            public boolean test(HandValue hand, Rank upcard) {
              return draws(hand, upcard);
            }
          });

  /** A Simple player, which is stateless. */
  public Simple() {}

  static boolean draws(HandValue hand, Rank upcard) {
    return hand.isSoft() ? drawsSoft(hand.total(), upcard) : drawsHard(hand.total(), upcard);
  }

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
    return TABLE.draws(view);
  }
}
