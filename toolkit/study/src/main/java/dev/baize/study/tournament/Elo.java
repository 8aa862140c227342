package dev.baize.study.tournament;

/**
 * The Elo scale of ratings: a player rated 400 points above another is expected to win ten games
 * for each that it loses, a draw counting as half of each.
 *
 * <p>Elo, <i>The Rating of Chessplayers, Past and Present</i>, 1978, in the logistic form that
 * chess uses today, which is the model of Bradley and Terry.
 */
public final class Elo {

  /** The Elo points of one nat, a factor of <i>e</i> in the odds. */
  static final double PER_NAT = 400 / StrictMath.log(10);

  private Elo() {}

  /**
   * The score that is expected of a player in one game.
   *
   * @param difference its rating minus that of its opponent, in points
   * @return from 0, always lost, to 1, always won; ½ for equals
   */
  public static double expectedScore(double difference) {
    return logistic(difference / PER_NAT);
  }

  /** The probability of winning at given log-odds. */
  static double logistic(double nats) {
    return 1 / (1 + StrictMath.exp(-nats));
  }
}
