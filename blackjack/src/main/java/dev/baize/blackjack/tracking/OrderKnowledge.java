package dev.baize.blackjack.tracking;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The orders that the deck can be in, if it was new before its first shuffle and each shuffle is
 * seven riffle cuts of 13 to 39. If no order is left, that was not so, and nothing is known any
 * more.
 */
public final class OrderKnowledge {
  /**
   * So many cards of the first deck must fit before an order is believed: other shuffles would pass
   * for riffle cuts once in about 130,000 sessions, 27⁷ ways against 52·51·…·44 orders of nine
   * cards.
   */
  private static final int ENOUGH_SEEN = 9;

  private static final List<int[]> NEW_DECK =
      List.of(Deck.french().cards().stream().mapToInt(Card::index).toArray());

  private List<int[]> starts = List.of();
  private List<int[]> orders = List.of();
  private boolean searched;
  private boolean believed;
  private Deal deal = new Deal();
  private int checked;

  /** Knows nothing before the first shuffle. */
  public OrderKnowledge() {}

  /**
   * Takes note of what happened.
   *
   * @param event every one of a session, in order
   */
  public void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Shuffled) {
      shuffle();
    } else {
      deal.observe(event);
    }
  }

  private void shuffle() {
    if (deal.next() == 0) {
      starts = NEW_DECK;
    } else {
      conclude();
      starts = distinct(orders);
      believed = !starts.isEmpty();
    }
    orders = List.of();
    searched = false;
    checked = 0;
    deal = new Deal();
  }

  private static List<int[]> distinct(List<int[]> orders) {
    List<int[]> distinct = new ArrayList<>();
    for (int[] order : orders) {
      if (distinct.stream().noneMatch(other -> Arrays.equals(order, other))) {
        distinct.add(order);
      }
    }
    return distinct;
  }

  /** Lists the possible orders once there are few, and strikes out those that do not fit. */
  private void conclude() {
    if (deal.seen() < CutSearch.FEWEST_SEEN || deal.seen() == checked) {
      return;
    }
    if (searched) {
      orders = orders.stream().filter(deal::fits).toList();
    } else {
      orders =
          starts.stream().flatMap(start -> CutSearch.orders(start, deal.cards()).stream()).toList();
      searched = true;
    }
    checked = deal.seen();
  }

  /**
   * The order of the deck if it is certain from the first card of the hand in play or the next,
   * null if it is not.
   *
   * @return the {@linkplain Card#index() cards} by position, the first dealt at 0
   */
  public int @Nullable [] order() {
    conclude();
    if (orders.isEmpty() || (!believed && deal.seen() < ENOUGH_SEEN)) {
      return null;
    }
    int[] order = orders.get(0);
    int from = deal.handStart();
    for (int[] other : orders) {
      if (!Arrays.equals(order, from, order.length, other, from, other.length)) {
        return null;
      }
    }
    return order;
  }

  /** {@return the position of the first card of the hand in play, or of the next if none is} */
  public int handStart() {
    return deal.handStart();
  }
}
