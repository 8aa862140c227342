package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.core.table.TableValues;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of a new game at the table. */
class BlackjackTableProviderTest {

  private static String session(Map<String, Object> given) {
    BlackjackRules rules =
        new BlackjackTableProvider().rules(BlackjackRules.standard(), new TableValues(given));
    return rules.bankroll() + ", " + rules.hands() + " hands, minimum " + rules.minimum();
  }

  @Test
  void a_casino_brings_its_minimum_and_a_bankroll() {
    assertThat(session(Map.of())).isEqualTo("500, 50 hands, minimum 10");
    assertThat(session(Map.of("rules", "single, natural 6:5")))
        .isEqualTo("500, 50 hands, minimum 10");
    assertThat(session(Map.of("rules", "classic"))).isEqualTo("200, 50 hands, minimum 5");
    assertThat(session(Map.of("rules", "decks 2"))).isEqualTo("200, 50 hands, minimum 5");
  }

  @Test
  void what_a_person_chooses_wins() {
    assertThat(session(Map.of("minimum", 5L, "bankroll", 300L, "hands", 3L)))
        .isEqualTo("300, 3 hands, minimum 5");
    assertThat(session(Map.of("rules", "strip, minimum 5, bankroll 300")))
        .isEqualTo("300, 50 hands, minimum 5");
    assertThat(session(Map.of("rules", "strip, minimum 5", "minimum", 20L)))
        .isEqualTo("500, 50 hands, minimum 20");
    assertThat(session(Map.of("rules", "bankroll 90, hands 7, minimum 3, shuffle uniform, strip")))
        .isEqualTo("90, 7 hands, minimum 3");
    assertThat(session(Map.of("rules", "strip, bankroll 10000")))
        .isEqualTo("10000, 50 hands, minimum 10");
  }
}
