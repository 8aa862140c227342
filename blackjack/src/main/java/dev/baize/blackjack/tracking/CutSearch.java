package dev.baize.blackjack.tracking;

import static dev.baize.blackjack.tracking.RiffleTables.CARDS;
import static dev.baize.blackjack.tracking.RiffleTables.PAIRS;
import static dev.baize.blackjack.tracking.RiffleTables.TRIPLES;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds all sequences of seven riffle cuts at 13 to 39 that bring a deck from a known order into
 * one with given cards at given positions.
 *
 * <p>There are 27⁷ sequences, so this is a meet-in-the-middle search. The 27³ sequences of the
 * first three cuts are sorted by where they take the first three of the seen cards. The last four
 * cuts are followed backwards from the positions where the cards were seen; each sequence of them
 * that meets one of the first three cuts in these cards is checked in the others.
 */
final class CutSearch {
  /** With fewer seen cards, there would be too many solutions to list. */
  static final int FEWEST_SEEN = 5;

  /** The number of seen cards that the first cuts are sorted by. */
  private static final int KEYED = 3;

  private static final int KEYS = CARDS * CARDS * CARDS;

  private final int[] start;
  private final int[] before;
  private final int[] after;
  private final int[] first = new int[KEYS + 1];
  private final int[] triples = new int[TRIPLES];

  private CutSearch(int[] start, int[] seen) {
    this.start = start;
    int count = 0;
    int[] places = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      places[start[i]] = i;
      if (seen[i] != SeenCards.UNSEEN) {
        count++;
      }
    }
    before = new int[count];
    after = new int[count];
    for (int i = CARDS - 1; i >= 0; i--) {
      if (seen[i] != SeenCards.UNSEEN) {
        count--;
        before[count] = places[seen[i]];
        after[count] = i;
      }
    }
    sortTriples();
  }

  /**
   * All orders that the cuts can have led to, one for each solution. {@code start} are the cards in
   * their order before the cuts. {@code seen} are the cards by position, {@link SeenCards#UNSEEN}
   * for those that were not seen; at least {@link #FEWEST_SEEN} were seen.
   */
  static List<int[]> orders(int[] start, int[] seen) {
    return new CutSearch(start, seen).meet();
  }

  private void sortTriples() {
    for (int triple = 0; triple < TRIPLES; triple++) {
      first[key(triple) + 1]++;
    }
    for (int key = 0; key < KEYS; key++) {
      first[key + 1] += first[key];
    }
    int[] next = first.clone();
    for (int triple = 0; triple < TRIPLES; triple++) {
      triples[next[key(triple)]++] = triple;
    }
  }

  private int key(int triple) {
    int key = 0;
    for (int i = 0; i < KEYED; i++) {
      key = key * CARDS + RiffleTables.afterTriple(triple, before[i]);
    }
    return key;
  }

  private List<int[]> meet() {
    List<int[]> orders = new ArrayList<>();
    int[] last = new int[after.length];
    for (int lastPair = 0; lastPair < PAIRS; lastPair++) {
      for (int i = 0; i < last.length; i++) {
        last[i] = RiffleTables.beforePair(lastPair, after[i]);
      }
      for (int pair = 0; pair < PAIRS; pair++) {
        int key = 0;
        for (int i = 0; i < KEYED; i++) {
          key = key * CARDS + RiffleTables.beforePair(pair, last[i]);
        }
        for (int i = first[key]; i < first[key + 1]; i++) {
          if (meets(triples[i], pair, last)) {
            orders.add(order(triples[i], pair, lastPair));
          }
        }
      }
    }
    return orders;
  }

  private boolean meets(int triple, int pair, int[] last) {
    for (int i = KEYED; i < last.length; i++) {
      if (RiffleTables.afterTriple(triple, before[i]) != RiffleTables.beforePair(pair, last[i])) {
        return false;
      }
    }
    return true;
  }

  private int[] order(int triple, int pair, int lastPair) {
    int[] middle = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      middle[RiffleTables.afterTriple(triple, i)] = start[i];
    }
    int[] order = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      order[i] = middle[RiffleTables.beforePair(pair, RiffleTables.beforePair(lastPair, i))];
    }
    return order;
  }
}
