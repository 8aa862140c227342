package dev.baize.beans;

import dev.baize.beans.kernel.SeatState;
import java.util.List;

/**
 * The observation tensor: a view as a vector of 229 small integers. Where something is given for
 * each bean, the beans are in their order: Blue, Chili, Stink, Green, soy, black, Red, garden. In
 * this order:
 *
 * <ul>
 *   <li>6: whether each {@link Phase} is the current one, in their order
 *   <li>whether the seat is to act
 *   <li>8: whether the card that the question is about is of each bean
 *   <li>21 × 8, for each place of the seat's hand from the front: whether its card is of each bean
 *   <li>8: the length of the seat's chain of each bean
 *   <li>8: the length of the other seat's chain of each bean
 *   <li>8: how many cards of each bean are in the trade area
 *   <li>8: whether the top card of the discard pile is of each bean
 *   <li>8: how many cards of each bean have been sold
 *   <li>the chain limits of the seat and of the other; their coins; how many cards the other has in
 *       hand; how many are left in the deck
 * </ul>
 */
final class ViewArray {

  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final List<Bean> ALL = List.of(Bean.values());
  private static final int BEANS = ALL.size();
  private static final int TO_ACT = PHASES.size();
  private static final int CARD = TO_ACT + 1;
  private static final int HAND = CARD + BEANS;
  private static final int CHAINS = HAND + SeatState.MAX_HELD * BEANS;
  private static final int OTHER_CHAINS = CHAINS + BEANS;
  private static final int AREA = OTHER_CHAINS + BEANS;
  private static final int TOP = AREA + BEANS;
  private static final int SOLD = TOP + BEANS;
  private static final int COUNTS = SOLD + BEANS;
  static final int LENGTH = COUNTS + 6;

  private ViewArray() {}

  static int[] of(BeansView view) {
    int[] array = new int[LENGTH];
    array[PHASES.indexOf(view.phase())] = 1;
    array[TO_ACT] = view.isToAct() ? 1 : 0;
    view.card().ifPresent(card -> array[CARD + card.index()] = 1);
    List<Bean> hand = view.hand();
    for (int place = 0; place < hand.size(); place++) {
      array[HAND + place * BEANS + hand.get(place).index()] = 1;
    }
    for (Bean bean : ALL) {
      array[CHAINS + bean.index()] = view.chainLength(view.seat(), bean);
      array[OTHER_CHAINS + bean.index()] = view.chainLength(view.other(), bean);
      array[SOLD + bean.index()] = view.sold(bean);
    }
    view.tradeArea().forEach(card -> array[AREA + card.index()]++);
    view.topOfPile().ifPresent(card -> array[TOP + card.index()] = 1);
    array[COUNTS] = view.chainLimit(view.seat());
    array[COUNTS + 1] = view.chainLimit(view.other());
    array[COUNTS + 2] = view.coins(view.seat());
    array[COUNTS + 3] = view.coins(view.other());
    array[COUNTS + 4] = view.handSize(view.other());
    array[COUNTS + 5] = view.deckSize();
    return array;
  }
}
