package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.Hand;
import java.util.SortedSet;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RolloutTest {

  private static final int POINTS = 10;

  /** The seat that bids first and its partner play like Simple, the others like Expert. */
  private static final StrategyProfile ODD_SIMPLE = new StrategyProfile(0b1010);

  @Provide
  Arbitrary<EuchreHouseRules> houses() {
    return AnyRules.houses();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void it_stops_early_only_where_that_changes_nothing(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll long seed,
      @ForAll("play") RandomPlay play,
      @ForAll @IntRange(max = 15) int simple,
      @ForAll @IntRange(max = 9) int even,
      @ForAll @IntRange(max = 9) int odd) {
    StrategyProfile profile = new StrategyProfile(simple);
    RandomPlay.Chooser chooser = play.chooser();
    Hand hand = KernelHands.dealt(house, Seed.of(seed), (int) (seed & 3));
    while (!hand.isOver()) {
      EuchreView view = KernelHands.view(house, hand, even, odd, POINTS);
      HandStrategy strategy = new HandStrategy(view);
      Rollout rollout = new Rollout(view, strategy);
      Hand whole = hand.copy();
      while (!whole.isOver()) {
        whole.apply(profile.decide(whole, strategy));
      }
      Hand part = hand.copy();
      rollout.playOut(part, profile);
      assertThat(rollout.value(rollout.points(part)))
          .isEqualTo(rollout.value(rollout.points(whole)));
      assertThat(part.played()).isLessThanOrEqualTo(whole.played());
      hand.apply(chooser.choose(view.legal()).number().orElseThrow());
    }
  }

  /** Of a first hand, for the seat that bids first; seat 0 deals. */
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_hand_is_worth_the_chance_to_win_with_the_points_that_a_game_counts(
      @ForAll("houses") EuchreHouseRules house, @ForAll long seed) {
    Game<EuchreView, EuchreDecision> game =
        OpenDeal.of(rules(house), Seed.of(seed), 0).start(house);
    EuchreView first = game.view(game.toAct());
    while (!game.isOver()) {
      game.apply(ODD_SIMPLE.decide(game.view(game.toAct())));
    }
    EuchreView end = game.view(first.seat());
    Side side = Side.of(first.seat());
    int points = end.points(side) - end.points(side.other());
    assertThat(rolledOut(KernelHands.dealt(house, Seed.of(seed), 0), first, ODD_SIMPLE))
        .isEqualTo(MatchEquity.of(house, POINTS).afterHand(points, POINTS, POINTS, false));
  }

  private static EuchreRules rules(EuchreHouseRules house) {
    return EuchreRules.standard().withHouse(house);
  }

  private static double rolledOut(Hand hand, EuchreView view, StrategyProfile profile) {
    Rollout rollout = new Rollout(view, new HandStrategy(view));
    rollout.playOut(hand, profile);
    return rollout.value(rollout.points(hand));
  }

  @Test
  void points_beyond_those_that_win_count_nothing() {
    EuchreHouseRules american = EuchreHouseRules.parse("american");
    assertThat(valuesAt(american, 0)).hasSize(6);
    assertThat(valuesAt(american, POINTS - 2)).hasSize(5);
    assertThat(valuesAt(american, POINTS - 1)).hasSize(4).endsWith(1.0);
    assertThat(valuesAt(EuchreHouseRules.classic(), 0)).hasSize(4);
    assertThat(valuesAt(EuchreHouseRules.classic(), POINTS - 1)).hasSize(3).endsWith(1.0);
  }

  /** The values of many hands to seat 1 where its side has some points. */
  private static SortedSet<Double> valuesAt(EuchreHouseRules house, int points) {
    SortedSet<Double> values = new TreeSet<>();
    for (int seed = 0; seed < 500; seed++) {
      Hand hand = KernelHands.dealt(house, Seed.of(seed), 0);
      EuchreView view = KernelHands.view(house, hand, 0, points, POINTS);
      values.add(rolledOut(hand, view, new StrategyProfile(0)));
    }
    return values;
  }
}
