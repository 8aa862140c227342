package dev.baize.euchre.kernel;

/**
 * What house rules say about the course of a hand.
 *
 * @param loneMakers whether whoever makes trump may play alone
 * @param loneDefence whether a defender may play alone
 * @param dealerStuck whether the dealer must make trump if all others pass
 * @param canadian whether the dealer's partner must play alone if it orders the upcard up
 * @param leftLeads whether the seat to the left of whoever plays alone leads first; else the eldest
 *     hand does
 * @param firstDealer the seat that deals the first hand of a game
 */
public record HandRules(
    boolean loneMakers,
    boolean loneDefence,
    boolean dealerStuck,
    boolean canadian,
    boolean leftLeads,
    int firstDealer) {

  static final int TURNS = 2 * Hand.SEATS;
  private static final int DEALERS_PARTNER = 1;

  /** {@return the mask of the legal bids} {@code passes} is the number of passes before. */
  public long legal(int passes, int proposed) {
    boolean mustPlayAlone = canadian && passes == DEALERS_PARTNER;
    boolean stuck = dealerStuck && passes == TURNS - 1;
    long bids =
        (stuck ? 0 : DecisionMask.ONLY_PASS)
            | (mustPlayAlone ? 0 : DecisionMask.ORDERS)
            | (loneMakers ? DecisionMask.LONE_ORDERS : 0);
    long ofProposed = DecisionMask.ordersOf(proposed);
    return bids & (passes < Hand.SEATS ? ofProposed | DecisionMask.ONLY_PASS : ~ofProposed);
  }
}
