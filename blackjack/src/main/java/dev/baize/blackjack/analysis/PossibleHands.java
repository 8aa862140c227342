package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import java.util.Arrays;

/**
 * The {@link Hands} that can be dealt from a composition, numbered again without gaps and in the
 * same order, and what is left of each value beside each of them.
 */
final class PossibleHands {
  /** Stands for hands that cannot be dealt. */
  static final int NONE = -1;

  private final int count;
  private final int[] places = new int[Hands.count()];
  private final int[] hands;
  private final double[][] left = new double[VALUES][];
  private final int[] next;
  private final int[] largestFirst;

  PossibleHands(Composition composition) {
    int[] found = new int[Hands.count()];
    int size = 0;
    for (int hand = 0; hand < found.length; hand++) {
      boolean possible = composition.contains(Hands.packed(hand));
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
        left[i][place] = composition.count(i + 1) - Hands.cards(hands[place], i + 1);
      }
    }
    fillNext();
    fillOrder();
  }

  private void fillNext() {
    for (int place = 0; place < count; place++) {
      for (int value = 1; value <= VALUES; value++) {
        int hand = Hands.with(hands[place], value);
        int to = hand == Hands.BUST ? NONE : places[hand];
        next[place * VALUES + value - 1] = to == NONE ? count : to;
      }
    }
  }

  private void fillOrder() {
    int filled = 0;
    for (int i = 0; i < places.length; i++) {
      int place = places[Hands.largestFirst(i)];
      if (place != NONE) {
        largestFirst[filled++] = place;
      }
    }
  }

  int count() {
    return count;
  }

  /** Where one of all {@link Hands} is here, or {@link #NONE}. */
  int place(int hand) {
    return places[hand];
  }

  /** Which of all {@link Hands} is at a place. */
  int hand(int place) {
    return hands[place];
  }

  /** For each place, how many cards of a value are left beside the hand. */
  double[] left(int value) {
    return left[value - 1];
  }

  /** Where another card leads from a place; {@link #count} for a bust or what cannot be dealt. */
  int next(int place, int value) {
    return next[place * VALUES + value - 1];
  }

  /** The places in an order in which every hand comes after all it can become. */
  int largestFirst(int number) {
    return largestFirst[number];
  }
}
