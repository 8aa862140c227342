package dev.baize.blackjack;

import dev.baize.core.card.Card;
import java.util.List;

/**
 * The observation tensor: a view as a vector of 89 integers. Cards count by their value, in the
 * order 1 for an ace, 2 to 10; money is counted in smallest bets, rounded down. Numbers above 2³¹ −
 * 1 become 2³¹ − 1. In this order:
 *
 * <ul>
 *   <li>5: whether each {@link Phase} is the current one, in their order
 *   <li>6: whether it is legal to hit, to stand, to double, to split, to surrender and to decline
 *   <li>10: whether the dealer's up card has each value
 *   <li>4 × 12, for each hand of the player: 10 for how many of its cards have each value; whether
 *       it was doubled; whether it is the one in play
 *   <li>the total of the hand in play; whether an ace of it counts as 11; whether it is a pair
 *   <li>10: how many of the cards seen since the last shuffle have each value
 *   <li>how many cards are left in the shoe, and how many are not seen
 *   <li>the bankroll; the wager; whether it is insured
 *   <li>the hands played, and those that may follow
 * </ul>
 */
final class ViewArray {

  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final List<Integer> ACTIONS =
      List.of(
          LegalSet.HIT,
          LegalSet.STAND,
          LegalSet.DOUBLE,
          LegalSet.SPLIT,
          LegalSet.SURRENDER,
          LegalSet.DECLINE);
  private static final int VALUES = ValueCounts.VALUES;
  private static final int HAND_LENGTH = VALUES + 2;
  private static final int LEGAL = PHASES.size();
  private static final int UPCARD = LEGAL + ACTIONS.size();
  private static final int HANDS = UPCARD + VALUES;
  private static final int IN_PLAY = HANDS + BlackjackHouseRules.MAX_HANDS * HAND_LENGTH;
  private static final int SEEN = IN_PLAY + 3;
  private static final int COUNTS = SEEN + VALUES;
  static final int LENGTH = COUNTS + 7;

  private ViewArray() {}

  static void fill(int[] array, BlackjackView view) {
    array[PHASES.indexOf(view.phase())] = 1;
    for (int i = 0; i < ACTIONS.size(); i++) {
      array[LEGAL + i] = (view.legal & ACTIONS.get(i)) != 0 ? 1 : 0;
    }
    if (view.isInPlay()) {
      array[UPCARD + value(view.upcard())] = 1;
    }
    hands(view, array);
    array[IN_PLAY] = view.total();
    array[IN_PLAY + 1] = number(view.isSoft());
    array[IN_PLAY + 2] = number(view.isPair());
    for (int value = 0; value < VALUES; value++) {
      array[SEEN + value] = view.exposed(value + 1);
    }
    array[COUNTS] = view.cardsLeft();
    array[COUNTS + 1] = view.unseen();
    array[COUNTS + 2] = number(view.bankroll() / view.minimum());
    array[COUNTS + 3] = number(view.wager() / view.minimum());
    array[COUNTS + 4] = number(view.insured() > 0);
    array[COUNTS + 5] = number(view.handsPlayed());
    array[COUNTS + 6] = number(view.maxHands() - view.handsPlayed());
  }

  private static void hands(BlackjackView view, int[] array) {
    List<PlayerHand> hands = view.hands();
    for (int i = 0; i < hands.size(); i++) {
      int start = HANDS + i * HAND_LENGTH;
      for (Card card : hands.get(i).cards()) {
        array[start + value(card)]++;
      }
      array[start + VALUES] = number(hands.get(i).isDoubled());
      array[start + VALUES + 1] = number(i == view.playing());
    }
  }

  private static int value(Card card) {
    return HandValue.points(card.rank()) - 1;
  }

  private static int number(boolean flag) {
    return flag ? 1 : 0;
  }

  private static int number(long amount) {
    return (int) Math.min(amount, Integer.MAX_VALUE);
  }
}
