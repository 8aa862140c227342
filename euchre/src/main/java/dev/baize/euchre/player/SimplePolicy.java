package dev.baize.euchre.player;

import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.TrumpOrder;

/** The decisions of {@link Simple}, on card numbers and masks. */
final class SimplePolicy {

  /** The number of passes after which the dealer is to bid in round two. */
  private static final int LAST_TURN = 7;

  private SimplePolicy() {}

  /** The number of the bid with a hand after a number of passes. */
  static int bid(int hand, int upcard, int passes) {
    boolean first = passes < Hand.SEATS;
    int proposed = EuchreCards.suit(upcard);
    int suit = first ? proposed : TrumpOrder.next(proposed);
    int enough = first ? 2 : 1;
    return facesAndAces(hand, suit) >= enough || passes == LAST_TURN
        ? DecisionMask.orderUp(suit)
        : DecisionMask.PASS;
  }

  private static int facesAndAces(int hand, int suit) {
    return Integer.bitCount(hand & TrumpOrder.of(suit).trumps & RankMasks.FACES_AND_ACES);
  }

  /** The card to play where some are legal. */
  static int play(int legal, boolean canFollow, TrumpOrder trump) {
    return canFollow ? trump.highest(legal) : trump.lowest(legal);
  }
}
