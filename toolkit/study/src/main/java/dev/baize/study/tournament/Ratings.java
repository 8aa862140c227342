package dev.baize.study.tournament;

import dev.baize.study.statistics.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ratings of all players of a tournament and their standard errors, in {@link Elo} with mean 0, or
 * relative to an {@link Anchor}.
 *
 * <p>{@link Pairing#IMAGINARY_GAMES Imaginary games} are added to the games of each pair that
 * meets.
 *
 * <p>The errors come from a cluster-robust sandwich estimator: the derivatives of the strengths
 * with respect to the points, on both sides of the observed covariance of the points of a round
 * (Huber 1967; Liang and Zeger, Biometrika 73, 1986, with rounds as clusters). So they are valid
 * although the games of a round, all on one deal, are dependent, and even if the model is wrong.
 */
final class Ratings {

  private final Crosstable table;
  private final long rounds;

  /** The points of each player, in half games. */
  private final long[] points;

  private final double[] strengths;
  private final double[][] responses;

  Ratings(Crosstable table) {
    this.table = table;
    this.rounds = table.rounds();
    this.points = table.points();
    double[] games = new double[points.length];
    for (int i = 0; i < games.length; i++) {
      games[i] = (points[i] + Pairing.IMAGINARY_GAMES * table.schedule().opponents(i)) / 2;
    }
    BradleyTerry model =
        new BradleyTerry(
            games, table.schedule(), (double) rounds * table.games() + Pairing.IMAGINARY_GAMES);
    this.strengths = model.strengths();
    this.responses = model.responses();
  }

  /** All players, by number. An anchor has its rating and no error; without one, the mean is 0. */
  List<Standing> standings(@Nullable Anchor anchor) {
    double[][] variances = rounds < 2 ? null : variances();
    List<Standing> standings = new ArrayList<>();
    for (int player = 0; player < points.length; player++) {
      double games = (double) rounds * table.games() * table.schedule().opponents(player);
      double elo = rating(player, anchor);
      double error = variances == null ? Double.NaN : error(player, anchor, variances);
      Estimate rating = new Estimate(elo, error, Math.max(rounds - 1, 0));
      standings.add(new Standing(player, points[player] / (2 * games), rating));
    }
    return standings;
  }

  private double rating(int player, @Nullable Anchor anchor) {
    return anchor == null
        ? Elo.PER_NAT * strengths[player]
        : anchor.rating() + Elo.PER_NAT * (strengths[player] - strengths[anchor.player()]);
  }

  private double error(int player, @Nullable Anchor anchor, double[][] variances) {
    double[] response = responses[player].clone();
    if (anchor != null) {
      Arrays.setAll(response, i -> response[i] - responses[anchor.player()][i]);
    }
    double variance = 0;
    for (int i = 0; i < response.length; i++) {
      for (int j = 0; j < response.length; j++) {
        variance += response[i] * variances[i][j] * response[j];
      }
    }
    return Elo.PER_NAT * Math.sqrt(variance);
  }

  /** The covariance matrix of the players' total scores, in games. */
  private double[][] variances() {
    double[][] variances = new double[points.length][points.length];
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j <= i; j++) {
        long products = table.products()[i][j];
        double observed = Pairing.scatter(rounds, points[i], points[j], products) / 4;
        variances[i][j] += observed;
        variances[j][i] = variances[i][j];
        if (table.schedule().meet(i, j)) {
          double imaginary = Pairing.imaginaryVariance(Elo.logistic(strengths[i] - strengths[j]));
          variances[i][j] -= imaginary;
          variances[j][i] -= imaginary;
          variances[i][i] += imaginary;
          variances[j][j] += imaginary;
        }
      }
    }
    return variances;
  }
}
