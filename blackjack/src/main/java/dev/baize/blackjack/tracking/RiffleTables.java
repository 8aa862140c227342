package dev.baize.blackjack.tracking;

import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.RiffleCut;

/** Where cuts, and pairs and triples of cuts, take positions; all are numbered from 0. */
final class RiffleTables {
  static final int CARDS = 52;

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

  private RiffleTables() {}

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
