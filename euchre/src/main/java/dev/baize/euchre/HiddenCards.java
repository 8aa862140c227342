package dev.baize.euchre;

import java.util.random.RandomGenerator;

/** Deals anew what one seat cannot see of a hand. */
final class HiddenCards {

  private final int[] order;
  private final int unseen;
  private int next;

  private HiddenCards(int[] order, int unseen) {
    this.order = order;
    this.unseen = unseen;
  }

  /**
   * A copy of a hand in which the cards that a seat does not see have changed places.
   *
   * @param order the 24 card numbers in the order in which the unseen ones are dealt
   */
  static Hand redeal(Hand hand, int seat, int[] order, RandomGenerator random) {
    Hand copy = hand.copy();
    boolean ownDiscard = seat == hand.deal.dealer() && hand.discarded != Hand.NONE;
    int seen =
        hand.held[seat]
            | PlayLog.cards(hand.latestPlays, hand.playsBefore, hand.played)
            | (1 << hand.deal.upcard())
            | (ownDiscard ? 1 << hand.discarded : 0);
    HiddenCards unseen = new HiddenCards(order, EuchreCards.ALL & ~seen);
    boolean upcardIsOut = seat != hand.deal.dealer() && dealerHasUpcard(hand);
    boolean upcardIsAway = upcardIsOut && goesAway(hand, random);
    for (int other = 0; other < Hand.SEATS; other++) {
      if (other != seat) {
        int kept =
            other == hand.deal.dealer() && upcardIsOut && !upcardIsAway
                ? 1 << hand.deal.upcard()
                : 0;
        copy.exchange(other, unseen.deal(Integer.bitCount(hand.held[other]), kept));
      }
    }
    if (hand.discarded != Hand.NONE && !ownDiscard) {
      copy.discarded = upcardIsAway ? hand.deal.upcard() : EuchreCards.lowest(unseen.deal(1, 0));
    }
    return copy;
  }

  /** Whether the dealer holds the upcard or has put it away. */
  private static boolean dealerHasUpcard(Hand hand) {
    return (hand.held[hand.deal.dealer()] & (1 << hand.deal.upcard())) != 0
        || hand.discarded == hand.deal.upcard();
  }

  /** Whether the dealer is to have put the upcard away; any of the cards may be the one. */
  private static boolean goesAway(Hand hand, RandomGenerator random) {
    int held = Integer.bitCount(hand.held[hand.deal.dealer()]);
    return hand.discarded != Hand.NONE && random.nextInt(held + 1) == 0;
  }

  /** So many cards, those kept among them. */
  private int deal(int count, int kept) {
    int mask = kept;
    while (Integer.bitCount(mask) < count) {
      mask |= (1 << order[next++]) & unseen;
    }
    return mask;
  }
}
