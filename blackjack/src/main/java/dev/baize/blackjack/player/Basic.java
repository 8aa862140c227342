package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.player.HouseStrategy.BasicStrategy;
import org.jspecify.annotations.Nullable;

/**
 * Plays basic strategy, computed exactly for the rules of the house: the best play by total,
 * softness, pair, up card and what is allowed. Always bets the minimum.
 */
public final class Basic implements BlackjackPlayer {
  private @Nullable BasicStrategy card;

  /** A Basic player; all it keeps between decisions is the card. */
  public Basic() {}

  private BasicStrategy card(BlackjackHouseRules house) {
    if (card == null || !card.isOf(house)) {
      card = BasicStrategy.of(house);
    }
    return card;
  }

  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }

  @Override
  public long insure(BlackjackView view) {
    return card(view.house()).insures(view) ? view.mostInsurance() : 0;
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return card(view.house()).surrenders(view);
  }

  @Override
  public boolean draw(BlackjackView view) {
    return play(view) == BlackjackDecision.hit();
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    return card(view.house()).play(view);
  }
}
