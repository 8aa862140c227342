package dev.baize.blackjack.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.player.Exact;
import dev.baize.core.player.Advice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardDrillsTest {

  private static BlackjackRules rules(String text) {
    return BlackjackRules.standard().with(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "strip", "single", "european", "strip, surrender early"})
  void the_best_decision_in_each_position_is_the_one_that_its_cell_names(String house) {
    BlackjackRules rules = rules(house);
    Map<String, List<String>> drills = CardDrills.of(rules);
    assertThat(drills).hasSizeGreaterThan(300);
    drills.forEach(
        (cell, positions) -> {
          Advice<BlackjackDecision> advice =
              new Exact().advise(rules.view(positions.get(positions.size() / 2)));
          String decision = cell.substring(cell.indexOf(": ") + 2);
          assertThat(advice.best().text()).as("%s: %s", cell, advice).isEqualTo(decision);
        });
  }

  @Test
  void close_decisions_come_first_and_each_hand_of_a_cell_may_be_asked() {
    Map<String, List<String>> drills = CardDrills.of(rules("strip, bankroll 5"));
    List<String> cells = List.copyOf(drills.keySet());
    assertThat(cells.indexOf("soft A,4 against 4: double"))
        .isLessThan(cells.indexOf("hard 19 against 6: stand"))
        .isLessThan(20);
    assertThat(drills.get("hard 15 against 9: hit"))
        .containsExactlyInAnyOrder(
            "5 10 against 9, wager 100, bankroll 800",
            "6 9 against 9, wager 100, bankroll 800",
            "7 8 against 9, wager 100, bankroll 800");
  }

  @Test
  void there_are_none_where_no_bankroll_is_enough_for_the_smallest_bet() {
    long most = BlackjackRules.BANK / 80;
    BlackjackRules highest = rules("bankroll 5, minimum " + (most - 1));
    Map<String, List<String>> drills = CardDrills.of(highest);
    assertThat(drills).hasSizeGreaterThan(100);
    drills.values().forEach(each -> assertThat(highest.view(each.get(0)).legal()).isNotEmpty());
    for (long minimum : List.of(most, BlackjackRules.BANK / 10, BlackjackRules.BANK)) {
      assertThat(CardDrills.of(rules("bankroll 5, minimum " + minimum))).isEmpty();
    }
  }
}
