package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.kernel.Hand;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchEquityTest {

  private static final EuchreHouseRules AMERICAN = EuchreHouseRules.parse("american");

  private static MatchEquity equity(EuchreHouseRules house) {
    return MatchEquity.of(house, MatchEquity.MAX_NEEDED);
  }

  @Provide
  Arbitrary<EuchreHouseRules> houses() {
    return AnyRules.houses();
  }

  @Property
  void equity_is_a_chance_and_the_chances_of_both_sides_sum_to_one(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll @IntRange(min = 1, max = 100) int needed,
      @ForAll @IntRange(min = 1, max = 100) int others,
      @ForAll @IntRange(min = -4, max = 4) int points,
      @ForAll boolean dealt) {
    MatchEquity equity = equity(house);
    double chance = equity.afterHand(points, needed, others, dealt);
    assertThat(chance).isBetween(0.0, 1.0);
    assertThat(chance + equity.afterHand(-points, others, needed, !dealt))
        .isEqualTo(1, within(1e-12));
  }

  @Property
  void each_point_helps_and_so_does_each_that_is_needed_no_more(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll @IntRange(min = 5, max = 20) int needed,
      @ForAll @IntRange(min = 5, max = 20) int others,
      @ForAll @IntRange(min = -4, max = 3) int points,
      @ForAll boolean dealt) {
    MatchEquity equity = equity(house);
    double chance = equity.afterHand(points, needed, others, dealt);
    assertThat(equity.afterHand(points + 1, needed, others, dealt)).isGreaterThan(chance);
    assertThat(equity.afterHand(points, needed - 1, others, dealt)).isGreaterThan(chance);
    assertThat(equity.afterHand(points, needed, others - 1, dealt)).isLessThan(chance);
  }

  @Property
  void a_side_that_needs_no_more_points_has_won(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll @IntRange(min = 1, max = 4) int points,
      @ForAll @IntRange(min = 1, max = 100) int others,
      @ForAll boolean dealt) {
    MatchEquity equity = equity(house);
    for (int needed = 1; needed <= points; needed++) {
      assertThat(equity.afterHand(points, needed, others, dealt)).isEqualTo(1);
      assertThat(equity.afterHand(-points, others, needed, dealt)).isZero();
    }
  }

  @Property
  void at_an_equal_score_the_deal_is_an_advantage(
      @ForAll("houses") EuchreHouseRules house, @ForAll @IntRange(min = 1, max = 100) int needed) {
    assertThat(equity(house).afterHand(0, needed, needed, false)).isBetween(0.5, 0.7);
  }

  /** The dealer's side scores in two hands of three. */
  @Test
  void the_last_hand_is_won_as_often_as_the_dealers_side_scores() {
    assertThat(equity(AMERICAN).afterHand(0, 1, 1, false))
        .isEqualTo(0.460 + 0.151 + 0.059, within(1e-12));
  }

  @Test
  void four_points_behind_only_a_lone_hand_helps_at_once() {
    double american = equity(AMERICAN).afterHand(0, 4, 1, false);
    double classic = equity(EuchreHouseRules.classic()).afterHand(0, 4, 1, false);
    assertThat(american).isGreaterThan(classic + 0.04);
  }

  @Test
  void what_a_lone_march_counts_in_a_house_is_what_it_helps() {
    EuchreHouseRules dear = EuchreHouseRules.parse("american, lone march 6");
    assertThat(equity(dear).afterHand(0, 6, 1, false))
        .isGreaterThan(equity(AMERICAN).afterHand(0, 6, 1, false) + 0.04);
    assertThat(equity(dear).afterHand(0, 1, 1, false))
        .isEqualTo(equity(AMERICAN).afterHand(0, 1, 1, false), within(1e-12));
    EuchreHouseRules euchred = EuchreHouseRules.parse("american, lone euchred 6");
    assertThat(equity(euchred).afterHand(0, 6, 1, false))
        .isGreaterThan(equity(AMERICAN).afterHand(0, 6, 1, false) + 0.001);
  }

  @Property
  void the_chances_of_both_sides_sum_to_one_by_their_leads_too(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll @IntRange(max = 20) int left,
      @ForAll @IntRange(min = -30, max = 30) int lead,
      @ForAll boolean dealt) {
    MatchEquity equity = equity(house);
    double chance = equity.afterDeal(left, dealt).applyAsDouble(lead);
    assertThat(chance).isBetween(0.0, 1.0 + 1e-12);
    assertThat(chance + equity.afterDeal(left, !dealt).applyAsDouble(-lead))
        .isEqualTo(1, within(1e-12));
    assertThat(equity.afterDeal(left, dealt).applyAsDouble(lead + 1))
        .isGreaterThanOrEqualTo(chance - 1e-12);
  }

  @Test
  void after_the_last_deal_the_lead_has_decided() {
    IntToDoubleFunction last = equity(AMERICAN).afterDeal(0, true);
    assertThat(last.applyAsDouble(1)).isEqualTo(1);
    assertThat(last.applyAsDouble(0)).isEqualTo(0.5);
    assertThat(last.applyAsDouble(-7)).isZero();
  }

  @Test
  void before_the_last_deal_a_lone_march_makes_up_for_four_points() {
    IntToDoubleFunction chance = equity(AMERICAN).afterDeal(1, false);
    assertThat(chance.applyAsDouble(0)).isEqualTo(0.460 + 0.151 + 0.059, within(1e-12));
    assertThat(chance.applyAsDouble(-3)).isEqualTo(0.059, within(1e-12));
    assertThat(chance.applyAsDouble(-4)).isEqualTo(0.059 / 2, within(1e-12));
    assertThat(chance.applyAsDouble(-5)).isZero();
    assertThat(equity(AMERICAN).afterDeal(3, false).applyAsDouble(-5)).isBetween(0.01, 0.2);
  }

  @ParameterizedTest
  @CsvSource({"american, 0.015", "classic, 0.015"})
  void hands_of_experts_end_about_as_often_with_the_same_points(String name, double tolerance) {
    EuchreHouseRules house = EuchreHouseRules.parse(name);
    int[] counts = new int[2 * MatchEquity.MAX_POINTS + 1];
    StrategyProfile experts = new StrategyProfile(0);
    for (int seed = 0; seed < 20_000; seed++) {
      Hand hand = KernelHands.dealt(house, Seed.of(seed), 0);
      EuchreView view = KernelHands.view(house, hand, 0, 0, 10);
      Rollout rollout = new Rollout(view, new HandStrategy(view));
      rollout.playOut(hand, experts);
      if (!hand.isThrownIn()) {
        int pointsOfDealers = -rollout.points(hand);
        counts[pointsOfDealers + MatchEquity.MAX_POINTS]++;
      }
    }
    double played = Arrays.stream(counts).sum();
    double[] frequencies = Arrays.stream(counts).mapToDouble(n -> n / played).toArray();
    MatchEquity counted = new MatchEquity(10, frequencies);
    for (int needed = 1; needed <= 10; needed++) {
      for (int others = 1; others <= 10; others++) {
        assertThat(counted.afterHand(0, needed, others, false))
            .isEqualTo(equity(house).afterHand(0, needed, others, false), within(tolerance));
      }
    }
  }
}
