package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All hands that are not bust, regardless of the order of their cards, from the empty one on: a few
 * thousand, numbered from 0. They are sorted by total, all totals up to {@link #LOW} as one: hands
 * that beat the same totals of the dealer are next to each other.
 */
final class AllHands {
  /** Stands for all hands above 21. */
  static final int BUST = -1;

  /** The highest of the totals that win only if the dealer busts. */
  static final int LOW = 16;

  static final int EMPTY = 0;
  private static final long[] PACKED;
  private static final int[] TOTALS;
  private static final HandValue[] VALUE;
  private static final int[] SIZES;
  private static final int[] NEXT;
  private static final int[] LARGEST_FIRST;

  static {
    List<int[]> hands = new ArrayList<>();
    list(new int[VALUES], 0, 0, hands);
    hands.sort(Comparator.comparingInt(hand -> Math.max(LOW, value(hand).total())));
    int count = hands.size();
    Map<Long, Integer> numbers = new HashMap<>();
    PACKED = new long[count];
    TOTALS = new int[count];
    VALUE = new HandValue[count];
    SIZES = new int[count];
    for (int hand = 0; hand < count; hand++) {
      int[] cards = hands.get(hand);
      PACKED[hand] = Composition.pack(cards);
      VALUE[hand] = value(cards);
      TOTALS[hand] = VALUE[hand].total();
      SIZES[hand] = Arrays.stream(cards).sum();
      numbers.put(PACKED[hand], hand);
    }
    NEXT = new int[count * VALUES];
    for (int hand = 0; hand < count; hand++) {
      for (int i = 0; i < VALUES; i++) {
        int[] cards = hands.get(hand).clone();
        cards[i]++;
        NEXT[hand * VALUES + i] = numbers.getOrDefault(Composition.pack(cards), BUST);
      }
    }
    LARGEST_FIRST =
        IntStream.range(0, count)
            .boxed()
            .sorted(Comparator.comparing(hand -> -SIZES[hand]))
            .mapToInt(hand -> hand)
            .toArray();
  }

  static final int NATURAL = of(1, 10);

  private AllHands() {}

  /** Lists a hand and all hands that result from adding cards of index {@code from} or above. */
  private static void list(int[] cards, int from, int hard, List<int[]> hands) {
    hands.add(cards.clone());
    for (int i = from; i < VALUES && hard + i + 1 <= HandValue.MAX_TOTAL; i++) {
      cards[i]++;
      list(cards, i, hard + i + 1, hands);
      cards[i]--;
    }
  }

  private static HandValue value(int[] cards) {
    HandValue value = HandValue.empty();
    for (int i = 0; i < VALUES; i++) {
      Card card = Card.of(i == 0 ? Rank.ACE : Rank.at(i - 1), Suit.SPADES);
      for (int n = 0; n < cards[i]; n++) {
        value = value.plus(card);
      }
    }
    return value;
  }

  static int count() {
    return PACKED.length;
  }

  /** The hand of these values, or {@link #BUST}. */
  static int of(int... values) {
    int hand = EMPTY;
    for (int i = 0; i < values.length && hand != BUST; i++) {
      hand = with(hand, values[i]);
    }
    return hand;
  }

  /** The hand with another card, or {@link #BUST}. */
  static int with(int hand, int value) {
    return NEXT[hand * VALUES + value - 1];
  }

  static int total(int hand) {
    return TOTALS[hand];
  }

  static HandValue value(int hand) {
    return VALUE[hand];
  }

  static int size(int hand) {
    return SIZES[hand];
  }

  static int cards(int hand, int value) {
    return Composition.count(PACKED[hand], value);
  }

  static boolean contains(int hand, int other) {
    return Composition.contains(PACKED[hand], PACKED[other]);
  }

  static long packed(int hand) {
    return PACKED[hand];
  }

  /** The hand at a position in an order in which hands of more cards come first. */
  static int largestFirst(int place) {
    return LARGEST_FIRST[place];
  }
}
