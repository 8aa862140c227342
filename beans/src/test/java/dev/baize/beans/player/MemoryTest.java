package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.AnyRules;
import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansRules;
import dev.baize.beans.BeansView;
import dev.baize.beans.RandomPlay;
import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.Turn;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** A state made from what a seat has seen is the actual state as far as the seat can see. */
class MemoryTest {

  @Provide
  Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_decision_leads_to_what_the_view_shows(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    List<Memory> memories = List.of(new Memory(), new Memory());
    Game<BeansView, BeansDecision> game =
        rules.start(
            Seed.of(seed),
            event -> {
              for (int seat = 0; seat < 2; seat++) {
                if (event.visibleTo(Seat.of(seat))) {
                  memories.get(seat).happened(event);
                }
              }
            });
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      Seat seat = game.toAct();
      BeansView view = game.view(seat);
      GameState state = memories.get(seat.index()).state(view);
      assertThat(Long.bitCount(state.legal)).isEqualTo(view.choices());
      assertAllCards(state);
      BeansDecision decision = chooser.choose(game.legal());
      Turn.apply(state, Choices.nth(state.legal, game.legal().indexOf(decision)));
      game.apply(decision);
      BeansView after = game.view(seat);
      assertThat(state.isOver()).isEqualTo(game.isOver());
      assertThat(state.seats[seat.index()].coins()).isEqualTo(after.coins(seat));
      assertThat(state.seats[seat.index()].held()).isEqualTo(after.handSize(seat));
      assertThat(state.deckSize()).isEqualTo(after.deckSize());
    }
  }

  private static void assertAllCards(GameState state) {
    int cards = state.deckSize() + state.pile.size() + Long.bitCount(state.area.present());
    for (int seat = 0; seat < 2; seat++) {
      cards += state.seats[seat].held();
      for (Bean bean : Bean.values()) {
        cards += state.seats[seat].length(bean.index());
      }
    }
    for (Bean bean : Bean.values()) {
      cards += (int) (state.sold >>> (8 * bean.index())) & 255;
    }
    assertThat(cards).isEqualTo(Prices.CARDS);
  }
}
