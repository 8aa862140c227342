package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.RandomPlay;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;

class StrategyProfileTest {

  private static final Expert EXPERT = new Expert();
  private static final Simple SIMPLE = new Simple();

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void each_seat_decides_by_its_own_strategy(
      @ForAll long seed, @ForAll("play") RandomPlay play, @ForAll @IntRange(max = 15) int simple) {
    StrategyProfile profile = new StrategyProfile(simple);
    Game<EuchreView, EuchreDecision> game = EuchreRules.standard().start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    for (int turn = 0; turn < 60 && !game.isOver(); turn++) {
      EuchreView view = game.view(game.toAct());
      boolean isSimple = Integer.toBinaryString(16 + simple).charAt(4 - view.seat().index()) == '1';
      assertThat(profile.decide(view)).isEqualTo((isSimple ? SIMPLE : EXPERT).decide(view));
      game.apply(chooser.choose(game.legal()));
    }
  }
}
