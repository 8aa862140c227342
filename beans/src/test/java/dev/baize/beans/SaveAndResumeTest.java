package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/** A game that is saved after any decision and resumed is the uninterrupted game, byte for byte. */
class SaveAndResumeTest {

  private static final Player<BeansView, BeansDecision, BeansEvent> NOBODY =
      view -> {
        throw new IllegalStateException("is not to be asked");
      };

  @Provide
  Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Tag("long")
  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_prefix_of_200_games_resumes_to_the_whole(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    every_prefix_of_the_decisions_resumes_to_the_whole(rules, seed, play);
  }

  @Property(tries = 25, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_prefix_of_the_decisions_resumes_to_the_whole(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Seed dealt = Seed.of(seed);
    List<String> decisions = new ArrayList<>();
    List<Integer> printed = new ArrayList<>();
    StringBuilder whole = new StringBuilder();
    Transcript transcript = new Transcript(whole, List.of("Dave", "Ann"));
    Game<BeansView, BeansDecision> game = rules.start(dealt, transcript::happened);
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      printed.add(whole.length());
      BeansDecision decision = chooser.choose(game.legal());
      decisions.add(decision.text());
      game.apply(decision);
    }
    for (int cut = 0; cut < decisions.size(); cut++) {
      StringBuilder resumed = new StringBuilder();
      Match<BeansView, BeansDecision, BeansEvent> match =
          Match.builder(BeansRules.parse(rules.text()), Collections.nCopies(2, NOBODY), dealt)
              .listener(new Transcript(resumed, List.of("Dave", "Ann")))
              .build();
      for (String decision : decisions.subList(0, cut)) {
        match.replay(BeansDecision.parse(decision));
      }
      assertThat(resumed.length()).isEqualTo(cut == 0 ? 0 : printed.get(cut));
      for (String decision : decisions.subList(cut, decisions.size())) {
        match.replay(BeansDecision.parse(decision));
      }
      assertThat(resumed.toString()).isEqualTo(whole.toString());
    }
  }
}
