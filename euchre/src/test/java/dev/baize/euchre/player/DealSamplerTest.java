package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.kernel.EuchreCards;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/** The sampled deals are those consistent with what the seat saw, all equally likely. */
class DealSamplerTest {

  private static final int POSITIONS = 12;
  private static final int EACH = 60;

  @Provide
  Arbitrary<EuchreHouseRules> houses() {
    return AnyRules.houses();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  /** In the first hand, views are equal but for hidden cards. */
  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_same_decisions_lead_to_the_same_view_in_every_sample(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll long seed,
      @ForAll("play") RandomPlay play) {
    EuchreRules rules = EuchreRules.standard().withHouse(house);
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver() && game.view(Seat.of(0)).handNumber() == 0) {
      EuchreView view = game.view(game.toAct());
      DealSampler sampler = new DealSampler(view, Seed.of(seed).generator());
      HandReplay replay = new HandReplay(view, new HandStrategy(view));
      for (int i = 0; i < 5; i++) {
        HandReplay.Particle particle =
            replay.weigh(sampler.sample(), sampler.discards(), new StrategyProfile(i), 0);
        assertThat(particle.hand().toAct).isEqualTo(view.seat().index());
        assertThat(KernelHands.view(particle.hand(), view)).isEqualTo(view);
        assertThat(particle.likelihood()).isPositive().isLessThanOrEqualTo(1);
      }
      game.apply(chooser.choose(game.legal()));
    }
  }

  @Test
  void every_consistent_deal_is_sampled_equally_often() {
    int positions = 0;
    int withHiddenDiscard = 0;
    for (int seed = 0; positions < POSITIONS; seed++) {
      Endgame endgame = Endgame.of(seed);
      Map<OpenDeal, Integer> counts = new HashMap<>();
      endgame.deals().forEach(deal -> counts.put(deal, 0));
      if (counts.size() > 3) {
        positions++;
        withHiddenDiscard += endgame.hidesDiscard() ? 1 : 0;
        assertEqualCounts(endgame.view(), counts);
      }
    }
    assertThat(withHiddenDiscard).isBetween(3, POSITIONS - 3);
  }

  private static OpenDeal openDeal(int[] sample, EuchreView view) {
    List<CardSet> hands = Arrays.stream(sample).mapToObj(EuchreCards::set).toList();
    return new OpenDeal(view.dealer(), hands, view.upcard());
  }

  private static void assertEqualCounts(EuchreView view, Map<OpenDeal, Integer> counts) {
    DealSampler sampler = new DealSampler(view, Seed.of(5).generator());
    for (int i = 0; i < EACH * counts.size(); i++) {
      OpenDeal deal = openDeal(sampler.sample(), view);
      assertThat(counts).as(view.toString()).containsKey(deal);
      counts.merge(deal, 1, Integer::sum);
    }
    double chiSquare =
        counts.values().stream()
            .mapToDouble(count -> (double) (count - EACH) * (count - EACH) / EACH)
            .sum();
    int freedom = counts.size() - 1;
    // Five standard deviations; the seed is fixed.
    assertThat(chiSquare).as(view.toString()).isLessThan(freedom + 5 * Math.sqrt(2.0 * freedom));
  }
}
