package dev.baize.euchre;

import dev.baize.euchre.kernel.BiddingRules;

/** The bids that house rules allow, and the house rules of those bids. */
final class HouseBidding {

  private HouseBidding() {}

  static BiddingRules of(EuchreHouseRules house) {
    return new BiddingRules(
        house.alone() != Alone.NO,
        house.alone() == Alone.BOTH,
        house.dealerStuck(),
        house.canadian());
  }

  static EuchreHouseRules house(BiddingRules bidding) {
    return new EuchreHouseRules(alone(bidding), bidding.dealerStuck, bidding.canadian);
  }

  private static Alone alone(BiddingRules bidding) {
    if (bidding.loneDefence) {
      return Alone.BOTH;
    }
    return bidding.loneMakers ? Alone.MAKERS : Alone.NO;
  }
}
