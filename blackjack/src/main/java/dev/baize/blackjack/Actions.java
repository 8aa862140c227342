package dev.baize.blackjack;

import java.util.ArrayList;
import java.util.List;

/** What may be done with the hand in play, as a set of bits. */
final class Actions {
  static final int HIT = BlackjackDecision.hit().bit;
  static final int STAND = BlackjackDecision.stand().bit;
  static final int DOUBLE = BlackjackDecision.doubleDown().bit;
  static final int SPLIT = BlackjackDecision.split().bit;
  static final int SURRENDER = BlackjackDecision.surrender().bit;

  static final int SETS = 1 << 5;

  /** By set, in the order of the bits. */
  private static final List<List<BlackjackDecision>> DECISIONS = decisions();

  private Actions() {}

  private static List<List<BlackjackDecision>> decisions() {
    List<BlackjackDecision> all =
        List.of(
            BlackjackDecision.hit(),
            BlackjackDecision.stand(),
            BlackjackDecision.doubleDown(),
            BlackjackDecision.split(),
            BlackjackDecision.surrender());
    List<List<BlackjackDecision>> sets = new ArrayList<>();
    for (int set = 0; set < SETS; set++) {
      List<BlackjackDecision> decisions = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        if ((set >> i & 1) != 0) {
          decisions.add(all.get(i));
        }
      }
      sets.add(List.copyOf(decisions));
    }
    return List.copyOf(sets);
  }

  static List<BlackjackDecision> decisions(int set) {
    return DECISIONS.get(set);
  }

  /**
   * What may be done.
   *
   * @param hand the hand in play
   * @param hands the number of the player's hands
   * @param pays whether the player can pay for another wager
   * @param upcard the {@link Points} of the dealer's up card
   */
  static int of(PlayRules rules, int hand, int hands, boolean pays, int upcard) {
    int set = rules.isDealtOneCard(hand) ? STAND : HIT | STAND;
    if (HandBits.has(hand, HandBits.TWO_CARDS)) {
      if (pays && rules.canDouble(hand, hands)) {
        set |= DOUBLE;
      }
      if (pays && rules.canSplit(hand, hands)) {
        set |= SPLIT;
      }
      if (rules.canSurrender(hands, upcard)) {
        set |= SURRENDER;
      }
    }
    return set;
  }
}
