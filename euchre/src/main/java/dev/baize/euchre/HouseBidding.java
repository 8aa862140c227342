package dev.baize.euchre;

import dev.baize.euchre.kernel.BiddingRules;

/** The bids that house rules allow, and the house rules of those bids. */
final class HouseBidding {

  private HouseBidding() {}

  static BiddingRules of(HouseRules house) {
    return new BiddingRules(
        house.alone() != Alone.NO,
        house.alone() == Alone.BOTH,
        house.dealerStuck(),
        house.canadian());
  }

  static HouseRules house(BiddingRules bidding) {
    return new HouseRules(alone(bidding), bidding.dealerStuck, bidding.canadian);
  }

  private static Alone alone(BiddingRules bidding) {
    if (bidding.loneDefence) {
      return Alone.BOTH;
    }
    return bidding.loneMakers ? Alone.MAKERS : Alone.NO;
  }
}
