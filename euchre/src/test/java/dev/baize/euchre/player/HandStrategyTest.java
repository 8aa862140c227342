package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.Phase;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.kernel.Hand;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On masks, the players decide as they do on views, wherever random play leads. */
class HandStrategyTest {

  private static final int POINTS = 10;

  private final Expert expert = new Expert();
  private final Simple simple = new Simple();
  private final Map<Phase, Integer> compared = new EnumMap<>(Phase.class);

  private static EuchreHouseRules house(int hand) {
    return AnyRules.ALL_HOUSES.get(hand % AnyRules.ALL_HOUSES.size());
  }

  /** Compares all decisions of some hands, at scores and by rules that change from hand to hand. */
  private int compare(int hands) {
    for (int i = 0; i < hands; i++) {
      Hand hand = KernelHands.dealt(house(i), Seed.of(i), i % Hand.SEATS);
      RandomPlay.Chooser chooser = new RandomPlay(i, i % 90).chooser();
      while (!hand.isOver()) {
        EuchreView view = KernelHands.view(house(i), hand, i % POINTS, i / POINTS % POINTS, POINTS);
        compare(hand, view);
        hand.apply(chooser.choose(view.legal()).number().orElseThrow());
      }
    }
    return compared.values().stream().mapToInt(Integer::intValue).sum();
  }

  private void compare(Hand hand, EuchreView view) {
    HandStrategy strategy = new HandStrategy(view);
    assertSame(strategy.expert(hand), expert.decide(view), view);
    assertSame(strategy.simple(hand), simple.decide(view), view);
    compared.merge(view.phase(), 1, Integer::sum);
  }

  private static void assertSame(int number, EuchreDecision decision, EuchreView view) {
    if (decision.number().orElseThrow() != number) {
      assertThat(number).as(view.toString()).isEqualTo(decision.number().orElseThrow());
    }
  }

  @Test
  void on_masks_players_decide_as_on_views() {
    assertThat(compare(4_000)).isGreaterThan(60_000);
    assertThat(compared)
        .hasSize(Phase.values().length - 1)
        .allSatisfy((phase, count) -> assertThat(count).as(phase.name()).isGreaterThan(1_000));
  }

  @Test
  @Tag("long")
  void in_a_million_decisions_too() {
    assertThat(compare(70_000)).isGreaterThan(1_000_000);
  }
}
