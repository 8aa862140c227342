package dev.baize.euchre.kernel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What house rules say about the course of a hand; the bids that they allow are a lookup table. */
public final class HandRules {

  private static final int TURNS = 2 * Hand.SEATS;
  private static final int DEALERS_PARTNER = 1;

  /** Whether whoever makes trump may play alone. */
  public final boolean loneMakers;

  /** Whether a defender may play alone. */
  public final boolean loneDefence;

  /** Whether the dealer must make trump if all others pass. */
  public final boolean dealerStuck;

  /** Whether the dealer's partner must play alone if it orders the upcard up. */
  public final boolean canadian;

  /** Whether the seat to the left of whoever plays alone leads first; else the eldest hand does. */
  public final boolean leftLeads;

  /** The seat that deals the first hand of a game. */
  public final int firstDealer;

  /** The {@link DecisionMask} of bids in any suit, by the number of passes. */
  private final long[] bids = new long[TURNS];

  public HandRules(
      boolean loneMakers,
      boolean loneDefence,
      boolean dealerStuck,
      boolean canadian,
      boolean leftLeads,
      int firstDealer) {
    this.loneMakers = loneMakers;
    this.loneDefence = loneDefence;
    this.dealerStuck = dealerStuck;
    this.canadian = canadian;
    this.leftLeads = leftLeads;
    this.firstDealer = firstDealer;
    for (int passes = 0; passes < TURNS; passes++) {
      boolean mustPlayAlone = canadian && passes == DEALERS_PARTNER;
      boolean stuck = dealerStuck && passes == TURNS - 1;
      bids[passes] =
          (stuck ? 0 : DecisionMask.ONLY_PASS)
              | (mustPlayAlone ? 0 : DecisionMask.ORDERS)
              | (loneMakers ? DecisionMask.LONE_ORDERS : 0);
    }
  }

  /** {@return the mask of the legal bids} {@code passes} is the number of passes before. */
  public long legal(int passes, int proposed) {
    long ofProposed = DecisionMask.ordersOf(proposed);
    return bids[passes] & (passes < Hand.SEATS ? ofProposed | DecisionMask.ONLY_PASS : ~ofProposed);
  }

  /** {@return whether nobody has made trump after both rounds} */
  public static boolean isThrownIn(int passes) {
    return passes == TURNS;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HandRules rules
        && loneMakers == rules.loneMakers
        && loneDefence == rules.loneDefence
        && dealerStuck == rules.dealerStuck
        && canadian == rules.canadian
        && leftLeads == rules.leftLeads
        && firstDealer == rules.firstDealer;
  }

  @Override
  public int hashCode() {
    return Objects.hash(loneMakers, loneDefence, dealerStuck, canadian, leftLeads, firstDealer);
  }
}
