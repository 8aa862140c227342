package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import java.util.Arrays;

/**
 * The Counting player of the course specification: plays like {@link Simple}, and bets twice the
 * minimum, or all its money if that is less, while the running count is 2 or more. The count is the
 * low cards (2 to 6) less the high cards (10 to ace) exposed since the last shuffle.
 */
public final class Counting implements BlackjackPlayer {

  private static final CardSet LOW = ranks(Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX);
  private static final CardSet HIGH = ranks(Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE);
  private static final int THRESHOLD = 2;

  private final Simple simple = new Simple();

  /** A Counting player, which is stateless. */
  public Counting() {}

  private static CardSet ranks(Rank... ranks) {
    return Arrays.stream(ranks).map(CardSet::rank).reduce(CardSet.none(), CardSet::union);
  }

  @Override
  public long bet(BlackjackView view) {
    return count(view.exposed()) >= THRESHOLD
        ? Math.min(2 * view.minimum(), view.bankroll())
        : view.minimum();
  }

  /** The number of low cards less the number of high cards. */
  private static int count(CardSet exposed) {
    return exposed.intersection(LOW).size() - exposed.intersection(HIGH).size();
  }

  @Override
  public boolean draw(BlackjackView view) {
    return simple.draw(view);
  }
}
