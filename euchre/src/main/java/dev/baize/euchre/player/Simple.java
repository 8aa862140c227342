package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * The Simple player of the course specifications: it counts face cards and aces to make trump,
 * follows high and throws low, and ignores all cards on the table except the one led.
 */
public final class Simple implements EuchrePlayer {

  /** Creates a Simple player, which is stateless. */
  public Simple() {}

  @Override
  public Bid orderUp(EuchreView view) {
    int bid = SimplePolicy.bid(hand(view), EuchreCards.number(view.upcard()), view.passes());
    return bid == DecisionMask.PASS
        ? EuchreDecision.pass()
        : EuchreDecision.orderUp(Suit.at(DecisionMask.ordered(bid)));
  }

  @Override
  public Card discard(EuchreView view) {
    return EuchreCards.card(SimplePolicy.discard(hand(view), trump(view)));
  }

  @Override
  public Card lead(EuchreView view) {
    return EuchreCards.card(SimplePolicy.lead(hand(view), trump(view)));
  }

  @Override
  public Card play(EuchreView view) {
    int legal = EuchreCards.mask(view.legalCards());
    return EuchreCards.card(SimplePolicy.play(legal, view.canFollow(), trump(view)));
  }

  private static int hand(EuchreView view) {
    return EuchreCards.mask(view.hand());
  }

  private static TrumpOrder trump(EuchreView view) {
    return TrumpOrder.of(view.trump().orElseThrow().suit().index());
  }
}
