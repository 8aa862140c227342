package dev.baize.euchre.player;

/** A deal that is consistent with what a seat has seen, as masks of cards. */
final class SampledDeal {

  private final int[] held;
  private final int discards;

  SampledDeal(int[] held, int discards) {
    this.held = held;
    this.discards = discards;
  }

  /** The cards that each seat was dealt; must not be modified. */
  int[] held() {
    return held;
  }

  /** The candidates for the hidden discard of another seat as dealer; 0 if there is none. */
  int discards() {
    return discards;
  }
}
