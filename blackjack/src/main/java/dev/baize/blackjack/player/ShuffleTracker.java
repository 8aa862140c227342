package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Tracks the orders that the deck can be in, assuming that it was new before its first shuffle and
 * that each shuffle is seven riffle cuts at 13 to 39. If no order is left, the assumption was
 * wrong, and nothing is known from then on.
 */
final class ShuffleTracker {
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

  void observe(BlackjackEvent event) {
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
      Set<int[]> distinct = new TreeSet<>(Arrays::compare);
      distinct.addAll(orders);
      starts = List.copyOf(distinct);
      trusted = !starts.isEmpty();
    }
    orders = List.of();
    searched = false;
    checked = 0;
    seen = new SeenCards();
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
  int @Nullable [] order() {
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

  int handStart() {
    return seen.handStart;
  }

  /** The cards seen since the shuffle, by position; of more decks than one, the first 52. */
  private static final class SeenCards {
    private static final int FIRST_CARDS = 2;

    /** By position, {@link CutSearch#UNSEEN} where no card was seen. */
    final int[] cards = new int[CutSearch.CARDS];

    /** How many cards of the deck were dealt, and how many of them were seen. */
    int dealt;

    int seen;

    /** The position of the first card of the hand in play, or of the next if none is. */
    int handStart;

    private int playerCards;
    private int hole;

    SeenCards() {
      Arrays.fill(cards, CutSearch.UNSEEN);
    }

    void observe(BlackjackEvent event) {
      if (event instanceof BlackjackEvent.HandSettled) {
        handStart = dealt;
        playerCards = 0;
      } else if (event instanceof BlackjackEvent.PlayerDealt player) {
        see(deal(), player.card());
        playerCards++;
        if (playerCards == FIRST_CARDS) {
          hole = deal();
        }
      } else if (event instanceof BlackjackEvent.DealerDealt dealer) {
        see(deal(), dealer.card());
      } else if (event instanceof BlackjackEvent.HoleShown shown) {
        see(hole, shown.card());
      }
    }

    /**
     * The position of a card that is dealt; {@link CutSearch#UNSEEN} after the last one of a deck.
     */
    private int deal() {
      return dealt < cards.length ? dealt++ : CutSearch.UNSEEN;
    }

    private void see(int position, Card card) {
      if (position != CutSearch.UNSEEN) {
        cards[position] = card.index();
        seen++;
      }
    }

    boolean fits(int[] order) {
      for (int i = 0; i < dealt; i++) {
        if (cards[i] != CutSearch.UNSEEN && cards[i] != order[i]) {
          return false;
        }
      }
      return true;
    }
  }
}
