package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

class FitLoneHandsTest {

  private static final int DEALS = 60_000;
  private static final int DEALER = 3;

  private static final FitLoneHands FITTED = FitLoneHands.fit(LonePolicy.FITTED, Seed.of(2), DEALS);

  private static double worth(String feature) {
    return FITTED.maker().weights(DEALER)[FeatureTable.row(feature)];
  }

  @Test
  void high_trumps_and_aces_speak_for_playing_alone() {
    assertThat(worth("right bower")).isGreaterThan(worth("left bower"));
    assertThat(worth("left bower")).isGreaterThan(worth("queen of trump") - 0.1);
    assertThat(worth("side ace")).isPositive();
    assertThat(worth("any hand")).isNegative();
  }

  @Test
  void a_dealer_plays_alone_where_it_expects_to_gain() {
    assertThat(FITTED.maker().threshold(DEALER)).isCloseTo(0, within(0.3));
  }

  @Test
  void a_lone_defender_needs_trumps() {
    double[] weights = FITTED.defender().weights(0);
    assertThat(weights[FeatureTable.row("right bower")]).isPositive();
    assertThat(weights[FeatureTable.row("any hand")]).isLessThan(-1);
  }

  @Test
  void the_table_that_expert_goes_by_is_the_one_fitted_but_for_noise() {
    for (String feature : FeatureTable.FEATURES) {
      int row = FeatureTable.row(feature);
      assertThat(LonePolicy.MAKER_WEIGHTS.weights(DEALER)[row])
          .as(feature)
          .isCloseTo(FITTED.maker().weights(DEALER)[row], within(0.3));
    }
    assertThat(LonePolicy.MAKER_WEIGHTS.threshold(DEALER))
        .isCloseTo(FITTED.maker().threshold(DEALER), within(0.2));
  }

  @Test
  void the_chances_of_lone_marches_and_euchres_are_those_fitted_but_for_noise() {
    List<LonePolicy.Line> held =
        List.of(
            LonePolicy.LONE_MARCH,
            LonePolicy.LONE_EUCHRE,
            LonePolicy.LONE_EUCHRE_BY_ONE,
            LonePolicy.LONE_EUCHRE_BY_BOTH,
            LonePolicy.MORE_LONE_MARCHES);
    List<LonePolicy.Line> fitted = FITTED.chances();
    for (int i = 0; i < held.size(); i++) {
      for (double gain : List.of(0.0, 0.5)) {
        assertThat(held.get(i).at(gain))
            .as("line %d", i)
            .isCloseTo(fitted.get(i).at(gain), within(0.04));
      }
    }
  }

  @Test
  void what_is_printed_is_what_is_read() {
    String printed = FeatureTable.print("defender", FITTED.defender());
    assertThat(FeatureTable.print("defender", FeatureWeights.parse(printed))).isEqualTo(printed);
    assertThat(printed).startsWith("defender").contains("needed");
  }
}
