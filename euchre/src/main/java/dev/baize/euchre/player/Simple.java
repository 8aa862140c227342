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
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * The Simple player of the course specifications: it counts face cards and aces to make trump,
 * follows high and throws low, and ignores all cards on the table except the one led.
 */
public final class Simple implements EuchrePlayer {

  private static final int FACES_AND_ACES =
      EuchreCards.JACKS | EuchreCards.QUEENS | EuchreCards.KINGS | EuchreCards.ACES;

  /** The number of passes after which the dealer is to bid in round two. */
  private static final int LAST_TURN = 7;

  /** Creates a Simple player, which is stateless. */
  public Simple() {}

  @Override
  public Bid orderUp(EuchreView view) {
    int bid = bid(EuchreCards.mask(view.hand()), EuchreCards.number(view.upcard()), view.passes());
    return bid == DecisionMask.PASS
        ? EuchreDecision.pass()
        : EuchreDecision.orderUp(Suit.at(DecisionMask.ordered(bid)));
  }

  /** The number of the bid with a hand after a number of passes. */
  static int bid(int hand, int upcard, int passes) {
    boolean first = passes < Hand.SEATS;
    int proposed = EuchreCards.suit(upcard);
    int suit = first ? proposed : TrumpOrder.next(proposed);
    int faces = hand & TrumpOrder.of(suit).trumps & FACES_AND_ACES;
    return Integer.bitCount(faces) >= (first ? 2 : 1) || passes == LAST_TURN
        ? DecisionMask.orderUp(suit)
        : DecisionMask.PASS;
  }

  // Like HandStrategy, but on Trump: converting each card for a TrumpOrder would cost more.

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
