package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trump;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;

/**
 * The Simple player of the course specifications: it counts face cards and aces to make trump,
 * follows high and throws low, and ignores all cards on the table except the one led.
 */
public final class Simple implements EuchrePlayer {

  /** Creates a Simple player, which is stateless. */
  public Simple() {}

  @Override
  public Bid orderUp(EuchreView view) {
    int bid =
        SimplePolicy.bid(
            EuchreCards.mask(view.hand()), EuchreCards.number(view.upcard()), view.passes());
    return bid == DecisionMask.PASS
        ? EuchreDecision.pass()
        : EuchreDecision.orderUp(Suit.at(DecisionMask.ordered(bid)));
  }

  // Like SimplePolicy, but on Trump: converting each card for a TrumpOrder would cost more.

  @Override
  public Card discard(EuchreView view) {
    return trump(view).lowest(view.hand());
  }

  @Override
  public Card lead(EuchreView view) {
    return trump(view).highestNonTrump(view.hand());
  }

  @Override
  public Card play(EuchreView view) {
    Trump trump = trump(view);
    return view.canFollow() ? trump.highest(view.legalCards()) : trump.lowest(view.hand());
  }

  private static Trump trump(EuchreView view) {
    return view.trump().orElseThrow();
  }
}
