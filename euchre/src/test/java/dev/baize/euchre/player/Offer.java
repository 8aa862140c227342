package dev.baize.euchre.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A decision that could have been made. */
final class Offer {

  private final double[] features;

  /** The points that it won. */
  private final int won;

  /** The points that the other decision won. */
  private final int otherwise;

  /** The points that it won more than the other decision. */
  private final int gain;

  Offer(double[] features, int won, int otherwise) {
    this.features = features;
    this.won = won;
    this.otherwise = otherwise;
    this.gain = won - otherwise;
  }

  /** Whether it won some points, as a number. */
  int won(int points) {
    return won == points ? 1 : 0;
  }

  /** Whether the other decision won some points, as a number. */
  int wonOtherwise(int points) {
    return otherwise == points ? 1 : 0;
  }

  /** Adds it to a linear model of the gain. */
  void addTo(LeastSquares model) {
    model.add(features, gain);
  }

  /** The value of the hand by a linear model. */
  double value(double[] weights) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] * features[i];
    }
    return sum;
  }

  /** The threshold of values at which the offers above it gain most in total. */
  static double needed(List<Offer> offers, double[] weights) {
    List<Offer> falling = new ArrayList<>(offers);
    falling.sort(Comparator.comparingDouble((Offer offer) -> offer.value(weights)).reversed());
    int most = 0;
    int sum = 0;
    double needed = 0;
    for (Offer offer : falling) {
      sum += offer.gain;
      if (sum > most) {
        most = sum;
        needed = offer.value(weights);
      }
    }
    return needed;
  }
}
