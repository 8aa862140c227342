package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import java.util.Arrays;

/**
 * The hands of {@link AllHands} that can be dealt from a composition, in the same order, and for
 * each of them how many cards of each value are left. The place of a hand is its index here, from 0
 * without gaps.
 */
final class PossibleHands {
  static final int NONE = -1;

  private final Composition composition;
  private final int least;
  private final int count;
  private final int[] places;
  private final int[] hands;
  private final double[][] left = new double[VALUES][];
  private final int[] next;
  private final int[] largestFirst;

  /** Only the hands that include all cards of the hand {@code least}. */
  PossibleHands(Composition composition, int least) {
    this.composition = composition;
    this.least = least;
    places = new int[AllHands.count()];
    int[] found = new int[AllHands.count()];
    int size = 0;
    for (int hand = 0; hand < found.length; hand++) {
      boolean possible =
          composition.contains(AllHands.packed(hand)) && AllHands.contains(hand, least);
      places[hand] = possible ? size : NONE;
      if (possible) {
        found[size++] = hand;
      }
    }
    count = size;
    hands = Arrays.copyOf(found, size);
    next = new int[size * VALUES];
    largestFirst = new int[size];
    for (int i = 0; i < VALUES; i++) {
      left[i] = new double[size];
      for (int place = 0; place < size; place++) {
        left[i][place] = composition.count(i + 1) - AllHands.cards(hands[place], i + 1);
      }
    }
    fillNext();
    fillOrder();
  }

  /** The same hands, dealt from a composition with one card less of a value. */
  private PossibleHands(PossibleHands hands, int value) {
    composition = hands.composition.without(value);
    least = hands.least;
    count = hands.count;
    places = hands.places;
    this.hands = hands.hands;
    next = hands.next;
    largestFirst = hands.largestFirst;
    System.arraycopy(hands.left, 0, left, 0, VALUES);
    left[value - 1] = Arrays.stream(left[value - 1]).map(cards -> cards - 1).toArray();
  }

  /** Those of these hands that can be dealt if one card less of a value is left. */
  PossibleHands without(int value) {
    boolean all = Arrays.stream(left(value)).allMatch(cards -> cards > 0);
    return all
        ? new PossibleHands(this, value)
        : new PossibleHands(composition.without(value), least);
  }

  private void fillNext() {
    for (int place = 0; place < count; place++) {
      for (int value = 1; value <= VALUES; value++) {
        int hand = AllHands.with(hands[place], value);
        int to = hand == AllHands.BUST ? NONE : places[hand];
        next[place * VALUES + value - 1] = to == NONE ? count : to;
      }
    }
  }

  private void fillOrder() {
    int filled = 0;
    for (int i = 0; i < places.length; i++) {
      int place = places[AllHands.largestFirst(i)];
      if (place != NONE) {
        largestFirst[filled++] = place;
      }
    }
  }

  Composition composition() {
    return composition;
  }

  int count() {
    return count;
  }

  /** The place of a hand of {@link AllHands}, or {@link #NONE}. */
  int place(int hand) {
    return places[hand];
  }

  int hand(int place) {
    return hands[place];
  }

  /** By place, the number of cards of a value that are left beside the hand. */
  double[] left(int value) {
    return left[value - 1];
  }

  /** The place after another card; {@link #count} for a bust or a hand that cannot be dealt. */
  int next(int place, int value) {
    return next[place * VALUES + value - 1];
  }

  /** The place at a position in an order in which hands of more cards come first. */
  int largestFirst(int number) {
    return largestFirst[number];
  }
}
