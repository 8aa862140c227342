package dev.baize.euchre;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The bids that house rules allow, as a lookup table. */
final class BiddingRules {

  private static final int TURNS = 2 * Hand.SEATS;
  private static final int DEALERS_PARTNER = 1;

  final HouseRules house;

  /** Whether a defender may play alone. */
  final boolean loneDefence;

  /** The {@link DecisionMask} of bids in any suit, by the number of passes. */
  private final long[] bids = new long[TURNS];

  BiddingRules(HouseRules house) {
    this.house = house;
    this.loneDefence = house.alone() == Alone.BOTH;
    for (int passes = 0; passes < TURNS; passes++) {
      boolean mustPlayAlone = house.canadian() && passes == DEALERS_PARTNER;
      boolean stuck = house.dealerStuck() && passes == TURNS - 1;
      bids[passes] =
          (stuck ? 0 : DecisionMask.ONLY_PASS)
              | (mustPlayAlone ? 0 : DecisionMask.ORDERS)
              | (house.alone() == Alone.NO ? 0 : DecisionMask.LONE_ORDERS);
    }
  }

  /**
   * The mask of the legal bids.
   *
   * @param proposed the suit that is proposed in round one
   */
  long legal(int passes, int proposed) {
    long ofProposed = DecisionMask.ordersOf(proposed);
    return bids[passes] & (passes < Hand.SEATS ? ofProposed | DecisionMask.ONLY_PASS : ~ofProposed);
  }

  /** Whether nobody has made trump after both rounds. */
  static boolean isThrownIn(int passes) {
    return passes == TURNS;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BiddingRules rules && house.equals(rules.house);
  }

  @Override
  public int hashCode() {
    return Objects.hash(house);
  }
}
