package {{package}};

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.card.Rank;

/** A player of blackjack. Say here how it plays; BlackjackPlayer has more to decide. */
public final class {{class}} implements BlackjackPlayer {

  /** Bets as little as it may. */
  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }

  /** Draws up to 11 if the dealer shows a low card, and up to 16 otherwise. */
  @Override
  public boolean draw(BlackjackView view) {
    boolean isLow = view.upcard().rank().compareTo(Rank.SEVEN) < 0;
    return view.total() < (isLow ? 12 : 17);
  }
}
