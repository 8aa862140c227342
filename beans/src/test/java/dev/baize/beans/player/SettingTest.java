package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.AnyRules;
import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansRules;
import dev.baize.beans.BeansView;
import dev.baize.beans.RandomPlay;
import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.Table;
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

/** A table set up from what a seat saw is the table, as far as the seat can see. */
class SettingTest {

  @Provide
  Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void what_is_decided_leads_to_the_same_view(
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
      Table table = Setting.of(view, memories.get(seat.index()));
      assertThat(Long.bitCount(table.legal)).isEqualTo(view.choices());
      demandAllCards(table);
      BeansDecision decision = chooser.choose(game.legal());
      table.apply(Choices.nth(table.legal, game.legal().indexOf(decision)));
      game.apply(decision);
      BeansView after = game.view(seat);
      assertThat(table.isOver()).isEqualTo(game.isOver());
      assertThat(table.sides[seat.index()].coins).isEqualTo(after.coins(seat));
      assertThat(table.sides[seat.index()].held).isEqualTo(after.handSize(seat));
      assertThat(table.deck.length - table.next).isEqualTo(after.deckSize());
    }
  }

  private static void demandAllCards(Table table) {
    int cards =
        table.deck.length - table.next + table.pile.size() + Long.bitCount(table.area.present());
    for (int seat = 0; seat < 2; seat++) {
      cards += table.sides[seat].held;
      for (Bean bean : Bean.values()) {
        cards += table.sides[seat].length(bean.index());
      }
    }
    for (Bean bean : Bean.values()) {
      cards += (int) (table.sold >>> (8 * bean.index())) & 255;
    }
    assertThat(cards).isEqualTo(Prices.CARDS);
  }
}
