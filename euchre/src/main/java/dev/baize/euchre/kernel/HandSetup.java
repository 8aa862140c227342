package dev.baize.euchre.kernel;

/**
 * The facts that are fixed once a hand is dealt, apart from the cards that the seats hold. {@code
 * number} is the hand's number in its game, from 0.
 */
public record HandSetup(int number, int dealer, int upcard, BiddingRules bidding) {

  /** {@return the suit that is proposed in round one} */
  public int proposed() {
    return EuchreCards.suit(upcard);
  }

  /**
   * {@return the legal bids, a {@link DecisionMask}} {@code passes} is the number of passes before.
   */
  public long legalBids(int passes) {
    return bidding.legal(passes, proposed());
  }
}
