package dev.baize.euchre;

import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import java.util.random.RandomGenerator;

/** Redeals the cards of a hand that one seat cannot see. */
final class HiddenCards {

  private final int[] order;
  private final int unseen;
  private int next;

  private HiddenCards(int[] order, int unseen) {
    this.order = order;
    this.unseen = unseen;
  }

  /**
   * A copy of a hand in which the cards that a seat cannot see are redealt.
   *
   * @param order the 24 card numbers in the order in which the unseen ones are dealt
   */
  static Hand redeal(Hand hand, int seat, int[] order, RandomGenerator random) {
    Hand copy = hand.copy();
    boolean ownDiscard = seat == hand.setup.dealer() && hand.discarded != Hand.NONE;
    int seen =
        hand.held[seat]
            | hand.playedCards
            | (1 << hand.setup.upcard())
            | (ownDiscard ? 1 << hand.discarded : 0);
    HiddenCards unseen = new HiddenCards(order, EuchreCards.ALL & ~seen);
    boolean dealerTookUpcard = seat != hand.setup.dealer() && dealerHasUpcard(hand);
    boolean upcardDiscarded = dealerTookUpcard && isDiscarded(hand, random);
    for (int other = 0; other < Hand.SEATS; other++) {
      if (other != seat) {
        int kept =
            other == hand.setup.dealer() && dealerTookUpcard && !upcardDiscarded
                ? 1 << hand.setup.upcard()
                : 0;
        copy.exchange(other, unseen.deal(Integer.bitCount(hand.held[other]), kept));
      }
    }
    if (hand.discarded != Hand.NONE && !ownDiscard) {
      copy.discarded =
          upcardDiscarded ? hand.setup.upcard() : EuchreCards.lowest(unseen.deal(1, 0));
    }
    return copy;
  }

  /** Whether the dealer holds or has discarded the upcard. */
  private static boolean dealerHasUpcard(Hand hand) {
    return (hand.held[hand.setup.dealer()] & (1 << hand.setup.upcard())) != 0
        || hand.discarded == hand.setup.upcard();
  }

  /**
   * Whether the dealer has discarded the upcard in the redeal: each of its cards is equally likely.
   */
  private static boolean isDiscarded(Hand hand, RandomGenerator random) {
    int held = Integer.bitCount(hand.held[hand.setup.dealer()]);
    return hand.discarded != Hand.NONE && random.nextInt(held + 1) == 0;
  }

  /** A hand of {@code count} cards, including the kept ones. */
  private int deal(int count, int kept) {
    int mask = kept;
    while (Integer.bitCount(mask) < count) {
      mask |= (1 << order[next++]) & unseen;
    }
    return mask;
  }
}
