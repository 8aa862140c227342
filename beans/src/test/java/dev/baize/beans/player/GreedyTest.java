package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansRules;
import dev.baize.beans.BeansView;
import dev.baize.beans.Phase;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class GreedyTest {

  /** Visits every view and answer of Greedy in games against itself. */
  private static void each(BeansRules rules, BiConsumer<BeansView, BeansDecision> look) {
    for (long seed = 0; seed < 50; seed++) {
      Game<BeansView, BeansDecision> game = rules.start(Seed.of(seed));
      while (!game.isOver()) {
        BeansView view = game.view(game.toAct());
        BeansDecision decision = new Greedy().decide(view);
        look.accept(view, decision);
        game.apply(decision);
      }
    }
  }

  @Test
  void a_card_that_joins_a_chain_is_always_chained_and_never_discarded() {
    each(
        BeansRules.standard(),
        (view, decision) -> {
          if (view.phase() == Phase.DISCARD) {
            for (int place = 0; place < view.hand().size(); place++) {
              if (decision == BeansDecision.discardCard(place)) {
                assertThat(view.chainLength(view.seat(), view.hand().get(place))).isZero();
              }
            }
          } else if (view.phase() != Phase.SALE
              && view.chainLength(view.seat(), view.card().orElseThrow()) > 0
              && decision != BeansDecision.buyThirdChain()) {
            assertThat(decision.text()).matches("(chain|play) .*").isNotEqualTo("play no more");
          }
        });
  }

  @Test
  void the_third_chain_is_bought_while_the_deck_is_full_enough() {
    List<Integer> bought = new ArrayList<>();
    each(
        BeansRules.standard(),
        (view, decision) -> {
          if (view.mayBuyThirdChain()) {
            boolean buys = decision == BeansDecision.buyThirdChain();
            assertThat(buys).isEqualTo(view.deckSize() >= 60);
            bought.add(view.deckSize());
          }
        });
    assertThat(bought).isNotEmpty();
  }

  @Test
  void in_the_last_turn_any_chain_that_pays_is_sold_unless_there_is_a_final_sale() {
    List<BeansDecision> sales = new ArrayList<>();
    each(
        BeansRules.standard(),
        (view, decision) -> {
          if (view.deckSize() == 0 && view.phase() == Phase.DRAWN_CARD && pays(view)) {
            assertThat(decision).isEqualTo(BeansDecision.chain(view.card().orElseThrow()));
            sales.add(decision);
          }
        });
    assertThat(sales).isNotEmpty();
  }

  /** Whether a card needs room that only the sale of a chain for coins can make. */
  private static boolean pays(BeansView view) {
    return view.chains(view.seat()).size() == view.chainLimit(view.seat())
        && view.chains(view.seat()).stream().anyMatch(chain -> chain.coins() > 0);
  }
}
