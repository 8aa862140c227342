package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BasicTest {
  private static final Seat SEAT = Seat.of(0);

  /** What it does with two cards, such as {@code 8,8 against 10}, in many hands. */
  private static Set<String> decisions(BlackjackRules rules, String firstCards) {
    Basic basic = new Basic();
    Set<String> decisions = new TreeSet<>();
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(1));
    while (!game.isOver()) {
      BlackjackView view = game.view(SEAT);
      BlackjackDecision decision = basic.decide(view);
      if (view.phase() == Phase.PLAY
          && view.hands().size() == 1
          && cards(view).equals(firstCards)) {
        decisions.add(decision.text());
      }
      game.apply(decision);
    }
    return decisions;
  }

  private static String cards(BlackjackView view) {
    return String.join(
            ",",
            view.cards().stream()
                .map(card -> HandValue.points(card.rank()))
                .sorted()
                .map(String::valueOf)
                .toList())
        + " against "
        + HandValue.points(view.upcard().rank());
  }

  private static BlackjackRules house(String settings) {
    return BlackjackRules.standard()
        .withBankroll(1_000_000)
        .withHands(60_000)
        .withHouse(BlackjackHouseRules.parse(settings));
  }

  @Test
  void it_plays_the_strategy_card_that_everybody_knows() {
    assertThat(decisions(house("strip"), "8,8 against 10")).containsExactly("split");
    assertThat(decisions(house("strip"), "6,10 against 10")).containsExactly("surrender");
    assertThat(decisions(house("strip"), "5,6 against 6")).containsExactly("double");
    assertThat(decisions(house("strip"), "10,10 against 6")).containsExactly("stand");
    assertThat(decisions(house("strip"), "2,10 against 2")).containsExactly("hit");
  }

  @Test
  void without_money_for_another_wager_it_does_the_next_best_thing() {
    BlackjackRules poor = house("strip").withBankroll(5).withHands(1);
    Set<String> met = new TreeSet<>();
    for (int seed = 0; seed < 3000; seed++) {
      Basic basic = new Basic();
      Game<BlackjackView, BlackjackDecision> game = poor.start(Seed.of(seed));
      while (!game.isOver()) {
        BlackjackView view = game.view(SEAT);
        BlackjackDecision decision = basic.decide(view);
        if (view.phase() == Phase.PLAY && cards(view).equals("5,6 against 6")) {
          met.add(decision.text());
        }
        game.apply(decision);
      }
    }
    assertThat(met).containsExactly("hit");
  }

  @Test
  void it_never_insures() {
    Basic basic = new Basic();
    Game<BlackjackView, BlackjackDecision> game = house("strip").withHands(2000).start(Seed.of(1));
    int asked = 0;
    while (!game.isOver()) {
      BlackjackView view = game.view(SEAT);
      if (view.phase() == Phase.INSURE) {
        asked++;
        assertThat(basic.decide(view)).isEqualTo(BlackjackDecision.decline());
      }
      game.apply(basic.decide(view));
    }
    assertThat(asked).isPositive();
  }
}
