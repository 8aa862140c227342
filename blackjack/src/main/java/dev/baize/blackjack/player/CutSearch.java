package dev.baize.blackjack.player;

import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.RiffleCut;
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
  static final int CARDS = 52;

  /** The place of a card that was not seen. */
  static final int UNSEEN = -1;

  /** With fewer seen cards, there would be too many solutions to list. */
  static final int FEWEST_SEEN = 5;

  /** The number of seen cards that the first cuts are sorted by. */
  private static final int KEYED = 3;

  private static final int KEYS = CARDS * CARDS * CARDS;

  private final int[] start;
  private final int[] before;
  private final int[] after;
  private final int[] first = new int[KEYS + 1];
  private final int[] triples = new int[RiffleTables.TRIPLES];

  private CutSearch(int[] start, int[] seen) {
    this.start = start;
    int count = 0;
    int[] places = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      places[start[i]] = i;
      if (seen[i] != UNSEEN) {
        count++;
      }
    }
    before = new int[count];
    after = new int[count];
    for (int i = CARDS - 1; i >= 0; i--) {
      if (seen[i] != UNSEEN) {
        count--;
        before[count] = places[seen[i]];
        after[count] = i;
      }
    }
    sortTriples();
  }

  /**
   * All orders that the cuts can have led to, one for each solution. {@code start} are the cards in
   * their order before the cuts. {@code seen} are the cards by position, {@link #UNSEEN} for those
   * that were not seen; at least {@link #FEWEST_SEEN} were seen.
   */
  static List<int[]> orders(int[] start, int[] seen) {
    return new CutSearch(start, seen).meet();
  }

  private void sortTriples() {
    for (int triple = 0; triple < RiffleTables.TRIPLES; triple++) {
      first[key(triple) + 1]++;
    }
    for (int key = 0; key < KEYS; key++) {
      first[key + 1] += first[key];
    }
    int[] next = first.clone();
    for (int triple = 0; triple < RiffleTables.TRIPLES; triple++) {
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
    for (int lastPair = 0; lastPair < RiffleTables.PAIRS; lastPair++) {
      for (int i = 0; i < last.length; i++) {
        last[i] = RiffleTables.beforePair(lastPair, after[i]);
      }
      for (int pair = 0; pair < RiffleTables.PAIRS; pair++) {
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

  /** Where cuts, and pairs and triples of cuts, take positions; all are numbered from 0. */
  private static final class RiffleTables {
    /** The number of different cuts. A shuffle of seven is a triple and two pairs of cuts. */
    static final int CUTS = 27;

    static final int PAIRS = CUTS * CUTS;
    static final int TRIPLES = CUTS * PAIRS;
    private static final int LOWEST = 13;

    /** By cut and position after it: the position before it. */
    private static final byte[] ONE = new byte[CUTS * CARDS];

    /** By pair of cuts and position after both: the position before them. */
    private static final byte[] BEFORE = new byte[PAIRS * CARDS];

    /** By triple of cuts and position before them: the position after all three. */
    private static final byte[] AFTER = new byte[TRIPLES * CARDS];

    static {
      for (int cut = 0; cut < CUTS; cut++) {
        int[] positions = new int[CARDS];
        for (int i = 0; i < CARDS; i++) {
          positions[i] = i;
        }
        // A cut at a known place takes no random numbers.
        new RiffleCut(LOWEST + cut).shuffle(positions, Seed.of(0).generator());
        for (int i = 0; i < CARDS; i++) {
          ONE[cut * CARDS + i] = (byte) positions[i];
        }
      }
      for (int pair = 0; pair < PAIRS; pair++) {
        for (int after = 0; after < CARDS; after++) {
          BEFORE[pair * CARDS + after] = (byte) before(pair / CUTS, before(pair % CUTS, after));
        }
      }
      for (int triple = 0; triple < TRIPLES; triple++) {
        for (int after = 0; after < CARDS; after++) {
          int before = before(triple / PAIRS, beforePair(triple % PAIRS, after));
          AFTER[triple * CARDS + before] = (byte) after;
        }
      }
    }

    private static int before(int cut, int after) {
      return ONE[cut * CARDS + after];
    }

    /** The position before a pair of cuts of the card that is at a position after them. */
    static int beforePair(int pair, int after) {
      return BEFORE[pair * CARDS + after];
    }

    /** The position after a triple of cuts of the card that is at a position before them. */
    static int afterTriple(int triple, int before) {
      return AFTER[triple * CARDS + before];
    }
  }
}
