package dev.baize.blackjack.tracking;

import static dev.baize.blackjack.tracking.Riffles.CARDS;
import static dev.baize.blackjack.tracking.Riffles.PAIRS;
import static dev.baize.blackjack.tracking.Riffles.TRIPLES;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds all ways in which seven riffle cuts of 13 to 39 bring a deck from a known order into one
 * that has certain cards at certain positions.
 *
 * <p>There are 27⁷ ways; the search meets in the middle. The first three cuts take the cards from
 * where they were to positions that a table holds, 27³ of them; the last four, followed backwards,
 * take the positions where they are seen to the same. The table is ordered by the positions of the
 * first three cards, and the others decide.
 */
final class CutSearch {
  /** With fewer cards than these there would be more ways than are worth listing. */
  static final int FEWEST_SEEN = 5;

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
      if (seen[i] != Deal.UNSEEN) {
        count++;
      }
    }
    before = new int[count];
    after = new int[count];
    for (int i = CARDS - 1; i >= 0; i--) {
      if (seen[i] != Deal.UNSEEN) {
        count--;
        before[count] = places[seen[i]];
        after[count] = i;
      }
    }
    sortTriples();
  }

  /**
   * All orders that the cuts can have led to, one for each way.
   *
   * @param start the cards in their order before the cuts
   * @param seen the cards by position, {@link Deal#UNSEEN} for those that were not seen; at least
   *     {@link #FEWEST_SEEN} were
   */
  static List<int[]> orders(int[] start, int[] seen) {
    return new CutSearch(start, seen).meet();
  }

  /** Sorts the triples by where they take the first cards, by counting. */
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
      key = key * CARDS + Riffles.afterTriple(triple, before[i]);
    }
    return key;
  }

  private List<int[]> meet() {
    List<int[]> orders = new ArrayList<>();
    int[] last = new int[after.length];
    for (int lastPair = 0; lastPair < PAIRS; lastPair++) {
      for (int i = 0; i < last.length; i++) {
        last[i] = Riffles.beforePair(lastPair, after[i]);
      }
      for (int pair = 0; pair < PAIRS; pair++) {
        int key = 0;
        for (int i = 0; i < KEYED; i++) {
          key = key * CARDS + Riffles.beforePair(pair, last[i]);
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
      if (Riffles.afterTriple(triple, before[i]) != Riffles.beforePair(pair, last[i])) {
        return false;
      }
    }
    return true;
  }

  private int[] order(int triple, int pair, int lastPair) {
    int[] middle = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      middle[Riffles.afterTriple(triple, i)] = start[i];
    }
    int[] order = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      order[i] = middle[Riffles.beforePair(pair, Riffles.beforePair(lastPair, i))];
    }
    return order;
  }
}
