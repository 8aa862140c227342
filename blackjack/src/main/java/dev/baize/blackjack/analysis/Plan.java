package dev.baize.blackjack.analysis;

/**
 * How hands of {@link AllHands} are played against one up card once only hitting, standing and,
 * with two cards after a split, doubling are allowed.
 */
final class Plan {
  static final Plan STAND = new Plan();

  private final boolean[] hits = new boolean[AllHands.count()];
  private final boolean[] doubles = new boolean[AllHands.count()];

  void set(int hand, Choice choice) {
    hits[hand] = choice == Choice.HIT;
    doubles[hand] = choice == Choice.DOUBLE;
  }

  boolean hits(int hand) {
    return hits[hand];
  }

  boolean doubles(int hand) {
    return doubles[hand];
  }
}
