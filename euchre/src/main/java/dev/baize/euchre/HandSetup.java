package dev.baize.euchre;

/**
 * The facts that are fixed once a hand is dealt, apart from the cards that the seats hold.
 *
 * @param number the hand's number in its game, from 0
 * @param dealer the seat that dealt
 * @param upcard the number of the card turned up
 * @param bidding the bids that are allowed
 */
record HandSetup(int number, int dealer, int upcard, BiddingRules bidding) {

  /** The suit that is proposed in round one. */
  int proposed() {
    return EuchreCards.suit(upcard);
  }

  /** The legal bids after a number of passes, a {@link DecisionMask}. */
  long legalBids(int passes) {
    return bidding.legal(passes, proposed());
  }
}
