package dev.baize.euchre;

import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.List;

/** Which bids are legal while trump is being made. */
final class Bids {

  private static final int LAST_BID = 2 * Hand.SEATS - 1;

  /** By suit of the upcard, and whether the dealer is stuck. */
  private static final List<List<List<Bid>>> IN_ROUND_ONE = ofRound(Phase.ROUND_ONE);

  private static final List<List<List<Bid>>> IN_ROUND_TWO = ofRound(Phase.ROUND_TWO);

  private Bids() {}

  private static List<List<List<Bid>>> ofRound(Phase round) {
    List<List<List<Bid>>> bySuit = new ArrayList<>();
    for (int upcard = 0; upcard < EuchreCards.SUITS; upcard++) {
      bySuit.add(List.of(bids(round, upcard, 0), bids(round, upcard, LAST_BID)));
    }
    return bySuit;
  }

  private static List<Bid> bids(Phase round, int upcard, int passes) {
    List<Bid> bids = new ArrayList<>();
    if (mayPass(round, passes)) {
      bids.add(EuchreDecision.pass());
    }
    for (Suit suit : Suit.values()) {
      if (mayOrderUp(round, upcard, suit.index())) {
        bids.add(EuchreDecision.orderUp(suit));
      }
    }
    return List.copyOf(bids);
  }

  /** Passing first, then by suit; none outside the making. */
  static List<Bid> legal(Phase phase, int upcard, int passes) {
    return switch (phase) {
      case ROUND_ONE -> of(IN_ROUND_ONE, upcard, passes);
      case ROUND_TWO -> of(IN_ROUND_TWO, upcard, passes);
      case DISCARD, LEAD, FOLLOW, OVER -> List.of();
    };
  }

  private static List<Bid> of(List<List<List<Bid>>> round, int upcard, int passes) {
    return round.get(EuchreCards.suit(upcard)).get(passes / LAST_BID);
  }

  /** Everybody may, but for the dealer, who is stuck at the end of round two. */
  static boolean mayPass(Phase phase, int passes) {
    return isMaking(phase) && passes < LAST_BID;
  }

  /** The suit of the upcard in round one, any other in round two. */
  static boolean mayOrderUp(Phase phase, int upcard, int suit) {
    return isMaking(phase) && (suit == EuchreCards.suit(upcard)) == (phase == Phase.ROUND_ONE);
  }

  private static boolean isMaking(Phase phase) {
    return phase == Phase.ROUND_ONE || phase == Phase.ROUND_TWO;
  }
}
