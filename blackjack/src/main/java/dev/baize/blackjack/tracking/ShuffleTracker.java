package dev.baize.blackjack.tracking;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tracks the orders that the deck can be in, assuming that it was new before its first shuffle and
 * that each shuffle is seven riffle cuts at 13 to 39. If no order is left, the assumption was
 * wrong, and nothing is known from then on.
 */
public final class ShuffleTracker {
  /**
   * The number of cards of the first deck that must fit before an order is trusted. With nine
   * cards, another shuffle passes for riffle cuts in about one of 130,000 sessions: 27⁷ sequences
   * of cuts against 52·51·…·44 orders.
   */
  private static final int ENOUGH_SEEN = 9;

  private static final List<int[]> NEW_DECK =
      List.of(Deck.french().cards().stream().mapToInt(Card::index).toArray());

  private List<int[]> starts = List.of();
  private List<int[]> orders = List.of();
  private boolean searched;
  private boolean trusted;
  private SeenCards seen = new SeenCards();
  private int checked;

  public void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Shuffled) {
      shuffle();
    } else {
      seen.observe(event);
    }
  }

  private void shuffle() {
    if (seen.dealt == 0) {
      starts = NEW_DECK;
    } else {
      conclude();
      starts = distinct(orders);
      trusted = !starts.isEmpty();
    }
    orders = List.of();
    searched = false;
    checked = 0;
    seen = new SeenCards();
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

  /** Lists the possible orders once they are few, or removes those that no longer fit. */
  private void conclude() {
    if (seen.seen < CutSearch.FEWEST_SEEN || seen.seen == checked) {
      return;
    }
    if (searched) {
      orders = orders.stream().filter(seen::fits).toList();
    } else {
      orders =
          starts.stream().flatMap(start -> CutSearch.orders(start, seen.cards).stream()).toList();
      searched = true;
    }
    checked = seen.seen;
  }

  /**
   * The {@linkplain Card#index() cards} by position, the first to be dealt at 0, if that is certain
   * from the first card of the hand in play or of the next; else null.
   */
  public int @Nullable [] order() {
    conclude();
    if (orders.isEmpty() || (!trusted && seen.seen < ENOUGH_SEEN)) {
      return null;
    }
    int[] order = orders.get(0);
    int from = seen.handStart;
    for (int[] other : orders) {
      if (!Arrays.equals(order, from, order.length, other, from, other.length)) {
        return null;
      }
    }
    return order;
  }

  public int handStart() {
    return seen.handStart;
  }
}
