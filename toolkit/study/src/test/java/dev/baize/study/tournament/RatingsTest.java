package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import dev.baize.study.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {

  /** With the imagined game, 75½ of 101 are won. */
  @Test
  void two_players_are_apart_by_what_their_score_says() {
    List<Standing> standings = ratings(new int[] {2, 1}, 50);
    double difference = difference(75.5 / 101);
    assertThat(standings.get(0).rating().value()).isCloseTo(difference / 2, within(1e-9));
    assertThat(standings.get(1).rating().value()).isCloseTo(-difference / 2, within(1e-9));
    assertThat(standings.get(0).score()).isEqualTo(0.75);
    assertThat(standings.get(1).score()).isEqualTo(0.25);
  }

  /**
   * All 100 rounds of two games are won: 200½ of 201 games with the one imagined, odds of 401. Only
   * that game varies, by (p² + (1 − p)²) / 2; the information is 201·p·(1 − p), and each player has
   * half of the difference.
   */
  @Test
  void who_wins_all_games_is_rated_high_with_a_great_error() {
    Estimate rating = ratings(new int[] {2, 2}, 100).get(0).rating();
    double p = 401.0 / 402;
    double error = Math.sqrt((p * p + (1 - p) * (1 - p)) / 2) / (201 * p * (1 - p)) / 2;
    assertThat(rating.value()).isCloseTo(200 * Math.log10(401), within(1e-9));
    assertThat(rating.standardError()).isCloseTo(error * 400 / Math.log(10), within(1e-6));
    assertThat(rating.interval(2).low()).isBetween(200.0, 400.0);
  }

  /** The error of the difference is that of the score, times the slope of Elo at that score. */
  @Test
  void two_players_have_the_error_that_their_score_has() {
    Crosstable table =
        new LuckyRounds(new double[] {60, 0}, 100, 50).play(5000, Seed.of(3).generator());
    Estimate score = table.pairing(0, 1).score();
    double slope = (difference(score.value() + 1e-6) - difference(score.value() - 1e-6)) / 2e-6;
    assertThat(new Ratings(table).standings(null).get(0).rating().standardError())
        .isCloseTo(score.standardError() * slope / 2, within(0.01));
  }

  /** The order of the players is no part of the question. */
  @Test
  void ratings_follow_the_players_when_they_change_places() {
    LuckyRounds rounds = new LuckyRounds(new double[] {0, 40, -60, 200}, 100, 100);
    Crosstable table = rounds.play(200, Seed.of(5).generator());
    List<Standing> standings = new Ratings(table).standings(null);
    List<Standing> reversed = new Ratings(reversed(table)).standings(null);
    for (int player = 0; player < 4; player++) {
      Estimate one = standings.get(player).rating();
      Estimate two = reversed.get(3 - player).rating();
      assertThat(two.value()).isCloseTo(one.value(), within(1e-9));
      assertThat(two.standardError()).isCloseTo(one.standardError(), within(1e-9));
    }
  }

  @Test
  void an_anchor_has_its_rating_and_the_others_their_distance_to_it() {
    LuckyRounds rounds = new LuckyRounds(new double[] {0, 40, -60, 200}, 100, 100);
    Ratings ratings = new Ratings(rounds.play(200, Seed.of(5).generator()));
    List<Standing> free = ratings.standings(null);
    List<Standing> anchored = ratings.standings(new Anchor(2, 1500));
    assertThat(anchored.get(2).rating().value()).isCloseTo(1500, within(1e-9));
    assertThat(anchored.get(2).rating().standardError()).isZero();
    for (int player = 0; player < 4; player++) {
      double distance = free.get(player).rating().value() - free.get(2).rating().value();
      assertThat(anchored.get(player).rating().value()).isCloseTo(1500 + distance, within(1e-9));
      assertThat(anchored.get(player).score()).isEqualTo(free.get(player).score());
    }
  }

  /** Between two players, the distance has twice the error of a rating with mean 0. */
  @Test
  void errors_are_relative_to_the_anchor() {
    Ratings ratings =
        new Ratings(
            new LuckyRounds(new double[] {0, 40}, 100, 100).play(200, Seed.of(5).generator()));
    double error = ratings.standings(null).get(0).rating().standardError();
    assertThat(ratings.standings(new Anchor(1, 0)).get(0).rating().standardError())
        .isCloseTo(2 * error, within(1e-9));
  }

  private static Crosstable reversed(Crosstable table) {
    int last = table.schedule().players() - 1;
    List<Pairing> pairings = new ArrayList<>();
    List<List<Long>> products = new ArrayList<>();
    for (int first = 0; first <= last; first++) {
      List<Long> row = new ArrayList<>();
      for (int second = 0; second <= last; second++) {
        if (first < second) {
          pairings.add(table.pairing(last - second, last - first).mirrored());
        } else {
          row.add(table.products()[last - second][last - first]);
        }
      }
      products.add(row);
    }
    return Crosstable.of(pairings, products, table.forfeits(), List.of(), table.rounds());
  }

  /** Two players and rounds that are all alike. */
  private static List<Standing> ratings(int[] points, int rounds) {
    Crosstable table = new Crosstable(Schedule.roundRobin(2), points.length);
    for (int i = 0; i < rounds; i++) {
      table.add(new int[][] {points});
    }
    return new Ratings(table).standings(null);
  }

  /** The ratings that lead to a score are apart by its log-odds. */
  private static double difference(double score) {
    return 400 * Math.log10(score / (1 - score));
  }
}
