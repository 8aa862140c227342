package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FitBiddingTest {

  private static final int DEALS = 20_000;

  /** Turns that are reached often enough to be fitted well with this few deals. */
  private static final int COMMON_TURNS = 4;

  private static final FeatureWeights FITTED =
      FitBidding.fit(BidPolicy.FITTED_WEIGHTS, Seed.of(1), DEALS);

  private static double worth(int turn, String feature) {
    return FITTED.weights(turn)[FeatureTable.row(feature)];
  }

  @Test
  void the_higher_a_trump_the_more_tricks_it_is_worth() {
    for (int turn = 0; turn < COMMON_TURNS; turn++) {
      assertThat(worth(turn, "right bower")).isGreaterThan(worth(turn, "left bower"));
      assertThat(worth(turn, "left bower")).isGreaterThan(worth(turn, "king of trump"));
      assertThat(worth(turn, "king of trump")).isGreaterThan(worth(turn, "ten or nine of trump"));
      assertThat(worth(turn, "side ace")).isPositive();
      assertThat(worth(turn, "void")).isPositive();
    }
  }

  @Test
  void a_jack_turned_up_helps_the_side_of_the_dealer_and_hurts_the_other() {
    assertThat(worth(1, "jack turned up")).isBetween(0.3, 0.8);
    assertThat(worth(0, "jack turned up")).isBetween(-0.6, -0.1);
    assertThat(worth(2, "jack turned up")).isBetween(-0.6, -0.1);
  }

  @Test
  void the_dealer_needs_fewer_tricks_than_those_who_help_an_opponent() {
    assertThat(FITTED.threshold(3)).isBetween(2.4, 3.1).isLessThan(FITTED.threshold(0));
    assertThat(FITTED.threshold(7)).isBetween(2.4, 3.4);
  }

  @Test
  void the_table_that_expert_bids_by_is_the_one_fitted_but_for_noise() {
    for (int turn = 0; turn < COMMON_TURNS; turn++) {
      for (String feature : FeatureTable.FEATURES) {
        int row = FeatureTable.row(feature);
        assertThat(BidPolicy.FITTED_WEIGHTS.weights(turn)[row])
            .as("%s after %d passes", feature, turn)
            .isCloseTo(FITTED.weights(turn)[row], within(0.15));
      }
      assertThat(BidPolicy.FITTED_WEIGHTS.threshold(turn))
          .isCloseTo(FITTED.threshold(turn), within(0.4));
    }
  }

  @Test
  void what_is_printed_is_what_is_read() {
    String printed = FeatureTable.print("passes", FITTED);
    FeatureWeights read = FeatureWeights.parse(printed);
    assertThat(FeatureTable.print("passes", read)).isEqualTo(printed);
    assertThat(read.weights(3)[0]).isCloseTo(FITTED.weights(3)[0], within(0.005));
  }

  @Test
  void least_squares_find_the_weights_that_made_the_observations() {
    SplittableRandom random = new SplittableRandom(3);
    LeastSquares squares = new LeastSquares(4);
    for (int i = 0; i < 10_000; i++) {
      double[] sample = {1, random.nextInt(5), random.nextInt(3), 0};
      double observed = 2 - 0.5 * sample[1] + 0.25 * sample[2] + random.nextDouble() - 0.5;
      squares.add(sample, observed);
    }
    double[] weights = squares.weights();
    assertThat(weights[0]).isCloseTo(2, within(0.05));
    assertThat(weights[1]).isCloseTo(-0.5, within(0.02));
    assertThat(weights[2]).isCloseTo(0.25, within(0.02));
    assertThat(weights[3]).isZero();
  }
}
