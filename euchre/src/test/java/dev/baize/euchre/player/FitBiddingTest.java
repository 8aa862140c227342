package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FitBiddingTest {

  private static final int DEALS = 60_000;

  /** Turns that are reached often enough to be fitted well with this few deals. */
  private static final int COMMON_TURNS = 4;

  private static final FeatureWeights FITTED =
      FitBidding.fit(BidPolicy.FITTED_WEIGHTS, Seed.of(1), DEALS);

  private static double worth(int turn, String feature) {
    return FITTED.weights(turn)[FeatureTable.row(feature)];
  }

  @Test
  void the_right_bower_is_worth_more_than_the_left_and_aces_are_worth_something() {
    for (int turn = 0; turn < COMMON_TURNS; turn++) {
      assertThat(worth(turn, "right bower")).isGreaterThan(worth(turn, "left bower"));
      assertThat(worth(turn, "side ace")).isPositive();
      assertThat(worth(turn, "any hand")).isNegative();
    }
  }

  @Test
  void a_jack_turned_up_hurts_the_other_side_of_the_dealer() {
    assertThat(worth(0, "jack turned up")).isBetween(-1.2, -0.1);
    assertThat(worth(2, "jack turned up")).isBetween(-1.2, -0.1);
  }

  @Test
  void a_hand_is_worth_ordering_up_where_it_gains_something() {
    for (int turn = 0; turn < COMMON_TURNS; turn++) {
      assertThat(FITTED.threshold(turn)).isCloseTo(0, within(0.3));
    }
  }

  @Test
  void the_table_that_expert_bids_by_is_the_one_fitted_but_for_noise() {
    HandEvaluation fitted = new HandEvaluation(FITTED);
    for (int turn = 0; turn < COMMON_TURNS; turn++) {
      double sum = 0;
      int close = 0;
      for (int deal = 0; deal < 2_000; deal++) {
        BiddingHand hand = handAt(turn, FitBidding.openDeal(Seed.of(deal)));
        double gain = BidPolicy.FITTED.evaluation().of(hand.proposed(), hand, turn);
        if (Math.abs(gain) < 0.4) {
          sum += Math.abs(gain - fitted.of(hand.proposed(), hand, turn));
          close++;
        }
      }
      assertThat(sum / close).as("after %d passes", turn).isLessThan(0.15);
    }
  }

  private static BiddingHand handAt(int turn, OpenDeal deal) {
    Game<EuchreView, EuchreDecision> game = deal.start(EuchreHouseRules.classic());
    for (int pass = 0; pass < turn; pass++) {
      game.apply(EuchreDecision.pass());
    }
    return BiddingHand.of(game.view(game.toAct()));
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
