package dev.baize.blackjack.tracking;

import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.RiffleCut;

/**
 * Where riffle cuts of 52 cards take each position, for all cuts of the specification, 13 to 39.
 * Cuts are numbered from 0; so are pairs and triples of cuts.
 */
final class Riffles {
  static final int CARDS = 52;

  /** The number of cuts in a shuffle: {@link #TRIPLES} and then two of {@link #PAIRS}. */
  static final int CUTS = 27;

  static final int PAIRS = CUTS * CUTS;
  static final int TRIPLES = CUTS * PAIRS;

  private static final int LOWEST = 13;

  /** By cut and position after it: the position before. */
  private static final byte[] ONE = new byte[CUTS * CARDS];

  /** By pair of cuts and position after both: the position before. */
  private static final byte[] BEFORE = new byte[PAIRS * CARDS];

  /** By triple of cuts and position before all: the position after. */
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

  private Riffles() {}

  private static int before(int cut, int after) {
    return ONE[cut * CARDS + after];
  }

  /** Where the card at a position was before a pair of cuts. */
  static int beforePair(int pair, int after) {
    return BEFORE[pair * CARDS + after];
  }

  /** Where the card at a position goes in a triple of cuts. */
  static int afterTriple(int triple, int before) {
    return AFTER[triple * CARDS + before];
  }
}
