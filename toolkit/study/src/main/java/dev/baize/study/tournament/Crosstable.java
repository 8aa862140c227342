package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Outcome;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.Ratio;
import dev.baize.study.statistics.RatioAccumulator;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The counts of a tournament, in whole numbers. Points count half games: two for a game won, one
 * for a draw. Pairs are those of the {@link Schedule}, in its order.
 */
final class Crosstable {

  /** The maximum number of players. */
  static final int MAX_PLAYERS = 100;

  private final Schedule schedule;
  private final int players;
  private final int games;

  /** Games by pair, and by the points of its first player: 0, 1, 2. */
  private final long[][] results;

  /** Rounds by pair, and by the points of its first player: 0 to twice the games of a round. */
  private final long[][] scores;

  /**
   * For each pair of players, the sum over the rounds of the product of their points in the round;
   * a lower triangle, with the sums of squares on its diagonal.
   */
  private final long[][] products;

  /**
   * By how much the first player of each pair has outscored the second: sums over rounds of the
   * scores of its seats minus those of the other seats, and of hands. Rounds in which a game of the
   * pair was forfeited are left out.
   */
  private final RatioAccumulator[] margins;

  /** The seats of a game; 0 while there are no margins. */
  private int seats;

  /** The forfeited games of each player that has any, by the number of the player. */
  private final SortedMap<Integer, Forfeits> forfeits = new TreeMap<>();

  /** A game of a round that has ended; it has no hands if it was forfeited. */
  record Played(Outcome outcome, long hands) {}

  /** A table without rounds yet; in each round, a pair plays {@code games} games. */
  Crosstable(Schedule schedule, int games) {
    this.schedule = schedule;
    this.players = schedule.players();
    this.games = games;
    int pairs = schedule.pairs().length;
    this.results = new long[pairs][3];
    this.scores = new long[pairs][2 * games + 1];
    this.margins = new RatioAccumulator[pairs];
    Arrays.setAll(margins, pair -> new RatioAccumulator());
    this.products = new long[players][];
    for (int i = 0; i < players; i++) {
      products[i] = new long[i + 1];
    }
  }

  /** A table with these rows in order of pairs and players, if any rounds can have them. */
  static Crosstable of(
      List<Pairing> pairings,
      List<List<Long>> products,
      List<Forfeits> forfeits,
      List<Margin> margins,
      long rounds) {
    checkArgument(!pairings.isEmpty(), "there are no pairings");
    int values = pairings.get(0).roundScores().size();
    int players = products.size();
    Schedule schedule =
        pairings.size() == players - 1 ? Schedule.gauntlet(players) : Schedule.roundRobin(players);
    Crosstable table = new Crosstable(schedule, (values - 1) / 2);
    for (int pair = 0; pair < pairings.size(); pair++) {
      Pairing pairing = pairings.get(pair);
      checkArgument(
          pairing.roundScores().size() == values && pairing.rounds() == rounds,
          "%s: expected %s rounds with %s possible scores",
          pairing,
          rounds,
          values);
      table.results[pair][0] = pairing.losses();
      table.results[pair][1] = pairing.draws();
      table.results[pair][2] = pairing.wins();
      Arrays.setAll(table.scores[pair], pairing.roundScores()::get);
    }
    for (int i = 0; i < products.size(); i++) {
      Arrays.setAll(table.products[i], products.get(i)::get);
    }
    table.requireProducts();
    for (Forfeits each : forfeits) {
      table.requireForfeits(each);
      table.forfeits.put(each.player(), each);
    }
    int previous = -1;
    for (Margin each : margins) {
      previous = table.add(each, previous);
    }
    return table;
  }

  /** Adds the margin of a pair whose number is greater than the previous one, and returns it. */
  private int add(Margin each, int previous) {
    boolean ordered =
        each.first() < each.second()
            && each.second() < players
            && schedule.meet(each.first(), each.second());
    int pair = ordered ? pair(each.first(), each.second()) : previous;
    checkArgument(
        pair > previous
            && each.rounds().games().games() <= rounds()
            && Seatings.games(each.seats()) == games,
        "margin of players %s and %s: no rounds have this",
        each.first(),
        each.second());
    requireSeats(each.seats());
    margins[pair].join(each.rounds());
    return pair;
  }

  /** A player has lost the games that it has forfeited; one that all have forfeited is drawn. */
  private void requireForfeits(Forfeits each) {
    boolean together = each.seats().size() > 1;
    checkArgument(
        each.seats().stream().allMatch(player -> player < players)
            && (forfeits.isEmpty() || forfeits.lastKey() < each.player())
            && (together || games == 1)
            && each.games() <= (together ? notWon(each.player()) : rounds()),
        "%s games forfeited by player %s: no rounds have these",
        each.games(),
        each.player());
  }

  /** The games that a player has lost or drawn. */
  private long notWon(int player) {
    long notWon = 0;
    for (int pair = 0; pair < pairs(); pair++) {
      long[] counts = results[pair];
      if (schedule.pairs()[pair][0] == player) {
        notWon += counts[0] + counts[1];
      } else if (schedule.pairs()[pair][1] == player) {
        notWon += counts[1] + counts[2];
      }
    }
    return notWon;
  }

  /** The points of a round add up to a constant, so a player's products have a known sum. */
  private void requireProducts() {
    BigInteger rounds = BigInteger.valueOf(rounds());
    BigInteger all = BigInteger.valueOf(2L * games * pairs());
    long[] points = points();
    for (int i = 0; i < players; i++) {
      BigInteger made = BigInteger.valueOf(points[i]);
      BigInteger sum = BigInteger.ZERO;
      for (int j = 0; j < players; j++) {
        sum = sum.add(BigInteger.valueOf(products[Math.max(i, j)][Math.min(i, j)]));
      }
      BigInteger square = BigInteger.valueOf(products[i][i]);
      // A sum of squares is least when all terms are equal (Cauchy–Schwarz).
      checkArgument(
          sum.equals(made.multiply(all)) && square.multiply(rounds).compareTo(made.pow(2)) >= 0,
          "products of player %s: no rounds have these",
          i);
    }
  }

  Schedule schedule() {
    return schedule;
  }

  /** The number of games that a pair plays in a round. */
  int games() {
    return games;
  }

  int pairs() {
    return results.length;
  }

  /** The number of a pair that meets, the first player of which has the lower number. */
  private int pair(int first, int second) {
    return schedule.pair(Objects.checkIndex(first, players), Objects.checkIndex(second, players));
  }

  /** Rounds by pair, and by the points of its first player. Not copied. */
  long[][] scores() {
    return scores;
  }

  /** The sums of products of the points of two players in a round. Not copied. */
  long[][] products() {
    return products;
  }

  /** The margin of a pair of which the first player has the lower number, if it is known. */
  Optional<Margin> margin(int first, int second) {
    Ratio rounds = margins[pair(first, second)].ratio();
    return rounds.games().games() == 0
        ? Optional.empty()
        : Optional.of(new Margin(first, second, seats, rounds));
  }

  /** Adds a round: by pair and game, the points of the first player. */
  void add(int[][] points) {
    int[] totals = new int[players];
    for (int pair = 0; pair < pairs(); pair++) {
      int made = 0;
      for (int point : points[pair]) {
        results[pair][point]++;
        made += point;
      }
      scores[pair][made]++;
      totals[schedule.pairs()[pair][0]] += made;
      totals[schedule.pairs()[pair][1]] += 2 * games - made;
    }
    for (int i = 0; i < players; i++) {
      for (int j = 0; j <= i; j++) {
        products[i][j] = Math.addExact(products[i][j], (long) totals[i] * totals[j]);
      }
    }
  }

  /**
   * Adds the margin of a pair in a round. In each game, the seats of the first player are a bit
   * mask; a game without hands was forfeited.
   */
  void addMargin(int pair, long[] seatings, List<Played> games) {
    long margin = 0;
    long hands = 0;
    for (int i = 0; i < seatings.length; i++) {
      Played game = games.get(i);
      if (game.hands() == 0) {
        return;
      }
      hands += game.hands();
      List<Long> scores = game.outcome().scores();
      seats = scores.size();
      for (int seat = 0; seat < seats; seat++) {
        boolean first = ((seatings[i] >>> seat) & 1) == 1;
        long score = scores.get(seat);
        margin = first ? Math.addExact(margin, score) : Math.subtractExact(margin, score);
      }
    }
    margins[pair].add(margin, hands);
  }

  private void requireSeats(int seatsOfGame) {
    checkArgument(
        seats == 0 || seats == seatsOfGame,
        "margins of games with %s and %s seats",
        seats,
        seatsOfGame);
    seats = seatsOfGame;
  }

  /** Adds games that a player has forfeited. Their points are among those of the rounds. */
  void add(Forfeits more) {
    forfeits.merge(more.player(), more, Forfeits::plus);
  }

  /** Adds other rounds. */
  void add(Crosstable other) {
    add(results, other.results);
    add(scores, other.scores);
    add(products, other.products);
    if (other.seats != 0) {
      requireSeats(other.seats);
      for (int pair = 0; pair < pairs(); pair++) {
        margins[pair].join(other.margins[pair].ratio());
      }
    }
    if (rounds() > Pairing.MAX_GAMES / games) {
      throw new ArithmeticException("more games of a pair than " + Pairing.MAX_GAMES);
    }
    other.forfeits.values().forEach(this::add);
  }

  private static void add(long[][] to, long[][] more) {
    for (int i = 0; i < to.length; i++) {
      for (int j = 0; j < to[i].length; j++) {
        to[i][j] = Math.addExact(to[i][j], more[i][j]);
      }
    }
  }

  /** The players that have forfeited games, by their numbers. */
  List<Forfeits> forfeits() {
    return List.copyOf(forfeits.values());
  }

  /** A pairing of two that meet, the first player having the lower number. */
  Pairing pairing(int first, int second) {
    return pairing(pair(first, second));
  }

  private Pairing pairing(int pair) {
    int[] met = schedule.pairs()[pair];
    long[] counts = results[pair];
    List<Long> roundScores = Arrays.stream(scores[pair]).boxed().toList();
    return new Pairing(met[0], met[1], counts[2], counts[1], counts[0], roundScores);
  }

  /** The pairings of all that meet, in their order. */
  List<Pairing> pairings() {
    return IntStream.range(0, pairs()).mapToObj(this::pairing).toList();
  }

  long rounds() {
    return Arrays.stream(scores[0]).sum();
  }

  /** The mean score of a player in a game, whose error is that of its scores in whole rounds. */
  Estimate score(int player) {
    int opponents = schedule.opponents(player);
    long squares = products[player][player];
    return Pairing.score(
        rounds(), (double) games * opponents, opponents, points()[player], squares);
  }

  /** The points of each player in all rounds against all that it meets. */
  long[] points() {
    long[] points = new long[players];
    long total = Math.multiplyExact(2L * games, rounds());
    for (int pair = 0; pair < pairs(); pair++) {
      long made = Pairing.sum(results[pair]);
      points[schedule.pairs()[pair][0]] += made;
      points[schedule.pairs()[pair][1]] += total - made;
    }
    return points;
  }
}
