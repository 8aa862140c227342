package dev.baize.study.tournament;

/** Which players of a tournament meet: all of them, or in a gauntlet the first and each other. */
final class Schedule {

  private final int players;
  private final boolean gauntlet;
  private final int[][] pairs;

  private Schedule(int players, boolean gauntlet) {
    this.players = players;
    this.gauntlet = gauntlet;
    int firsts = gauntlet ? 1 : players - 1;
    this.pairs = new int[firsts * (2 * players - firsts - 1) / 2][];
    int pair = 0;
    for (int first = 0; first < firsts; first++) {
      for (int second = first + 1; second < players; second++) {
        pairs[pair++] = new int[] {first, second};
      }
    }
  }

  /** A round robin of 2 players or more. */
  static Schedule roundRobin(int players) {
    return new Schedule(players, false);
  }

  /** A gauntlet of 2 players or more; of two, it is a round robin. */
  static Schedule gauntlet(int players) {
    return new Schedule(players, players > 2);
  }

  int players() {
    return players;
  }

  boolean isGauntlet() {
    return gauntlet;
  }

  /** The pairs of players that meet, the lower number first: 0 and 1, 0 and 2, … Not copied. */
  int[][] pairs() {
    return pairs;
  }

  /** Which of the pairs two players are that meet, the first of which has the lower number. */
  int pair(int first, int second) {
    return first * (2 * players - first - 1) / 2 + second - first - 1;
  }

  boolean meet(int one, int other) {
    return one != other && (!gauntlet || Math.min(one, other) == 0);
  }

  /** How many others a player meets. */
  int opponents(int player) {
    return gauntlet && player > 0 ? 1 : players - 1;
  }
}
