package dev.baize.study.tournament;

import java.util.random.RandomGenerator;

/**
 * Rounds of two games a pair whose truth is known. Each round a coin decides who the deal favours:
 * in one game of each pair the first player, in the other the second. Another coin for each player
 * decides whether the deal suits its style, against whomever. So the games of a round depend on
 * each other, within a pair and between pairs. A fifth of the games are drawn.
 */
final class LuckyRounds {

  private static final double DRAWN = 0.2;

  private final double[] strengths;
  private final double luck;
  private final double style;

  /**
   * @param elo the strengths of the players
   * @param luck how much the deal favours a player, in Elo
   * @param style how much a deal suits a player or does not, in Elo
   */
  LuckyRounds(double[] elo, double luck, double style) {
    this.strengths = elo.clone();
    this.luck = luck;
    this.style = style;
  }

  /** Two players, the first of whom scores as the difference in Elo says. */
  static LuckyRounds ofScore(double elo, double luck, double style) {
    double low = -2000;
    double high = 2000;
    while (high - low > 1e-9) {
      double middle = (low + high) / 2;
      LuckyRounds rounds = new LuckyRounds(new double[] {middle, 0}, luck, style);
      if (rounds.score(0, 1) < Elo.expectedScore(elo)) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return new LuckyRounds(new double[] {low, 0}, luck, style);
  }

  Crosstable play(long rounds, RandomGenerator random) {
    Crosstable table = new Crosstable(Schedule.roundRobin(strengths.length), 2);
    add(rounds, table, random);
    return table;
  }

  void add(long rounds, Crosstable table, RandomGenerator random) {
    for (long i = 0; i < rounds; i++) {
      table.add(round(random));
    }
  }

  private int[][] round(RandomGenerator random) {
    int n = strengths.length;
    double favour = random.nextBoolean() ? luck : -luck;
    double[] today = new double[n];
    for (int i = 0; i < n; i++) {
      today[i] = strengths[i] + (random.nextBoolean() ? style : -style);
    }
    int[][] points = new int[n * (n - 1) / 2][];
    int pair = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        double difference = today[i] - today[j];
        points[pair++] =
            new int[] {game(difference + favour, random), game(difference - favour, random)};
      }
    }
    return points;
  }

  private static int game(double difference, RandomGenerator random) {
    if (random.nextDouble() < DRAWN) {
      return 1;
    }
    return random.nextDouble() < Elo.expectedScore(difference) ? 2 : 0;
  }

  /** What a player scores on average against another. */
  double score(int first, int second) {
    double difference = strengths[first] - strengths[second];
    double sum = 0;
    for (double favour : new double[] {luck, -luck}) {
      for (double suits : new double[] {2 * style, 0, 0, -2 * style}) {
        sum += Elo.expectedScore(difference + favour + suits) / 8;
      }
    }
    return DRAWN / 2 + (1 - DRAWN) * sum;
  }

  /** The ratings that endless rounds would give. */
  double[] ratings() {
    double[] points = new double[strengths.length];
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < points.length; j++) {
        points[i] += i == j ? 0 : score(i, j);
      }
    }
    double[] ratings = new BradleyTerry(points, Schedule.roundRobin(points.length), 1).strengths();
    for (int i = 0; i < ratings.length; i++) {
      ratings[i] *= Elo.PER_NAT;
    }
    return ratings;
  }
}
