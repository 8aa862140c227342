package dev.baize.euchre;

import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.List;

/** Which bids are legal while trump is being made. */
final class Bids {

  private static final int LAST_BID = 2 * Hand.SEATS - 1;

  /** By passes, then by the suit of the upcard. */
  private static final List<List<Bid>> LEGAL = new ArrayList<>();

  static {
    for (int passes = 0; passes <= LAST_BID; passes++) {
      Phase round = passes < Hand.SEATS ? Phase.ROUND_ONE : Phase.ROUND_TWO;
      for (int proposed = 0; proposed < EuchreCards.SUITS; proposed++) {
        LEGAL.add(bids(round, proposed, passes));
      }
    }
  }

  private Bids() {}

  private static List<Bid> bids(Phase round, int proposed, int passes) {
    List<Bid> bids = new ArrayList<>();
    if (mayPass(round, passes)) {
      bids.add(EuchreDecision.pass());
    }
    for (Suit suit : Suit.values()) {
      if (mayOrderUp(round, proposed, suit.index())) {
        bids.add(EuchreDecision.orderUp(suit));
      }
    }
    return List.copyOf(bids);
  }

  /** Passing first, then by suit; none outside the making. */
  static List<Bid> legal(Phase phase, int proposed, int passes) {
    return isMaking(phase) ? LEGAL.get(passes * EuchreCards.SUITS + proposed) : List.of();
  }

  /** Everybody may, but for the dealer, who is stuck at the end of round two. */
  static boolean mayPass(Phase phase, int passes) {
    return isMaking(phase) && passes < LAST_BID;
  }

  /** The suit of the upcard in round one, any other in round two. */
  static boolean mayOrderUp(Phase phase, int proposed, int suit) {
    return isMaking(phase) && (suit == proposed) == (phase == Phase.ROUND_ONE);
  }

  private static boolean isMaking(Phase phase) {
    return phase == Phase.ROUND_ONE || phase == Phase.ROUND_TWO;
  }
}
