package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackRules;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of a new game at the table. */
class BlackjackTableProviderTest {

  private static BlackjackRules rules(Map<String, Object> given) {
    return (BlackjackRules) BlackjackTable.PROVIDER.rules().apply(BlackjackRules.standard(), given);
  }

  private static String session(Map<String, Object> given) {
    BlackjackRules rules = rules(given);
    return rules.bankroll() + ", " + rules.hands() + " hands, minimum " + rules.minimum();
  }

  @Test
  void a_casino_brings_its_minimum_and_a_bankroll() {
    assertThat(session(Map.of())).isEqualTo("500, 50 hands, minimum 10");
    assertThat(session(Map.of("rules", "single, natural 6:5")))
        .isEqualTo("500, 50 hands, minimum 10");
    assertThat(session(Map.of("rules", "classic"))).isEqualTo("200, 50 hands, minimum 5");
  }

  @Test
  void settings_without_a_preset_change_what_is_played_without_them() {
    assertThat(session(Map.of("rules", "decks 2"))).isEqualTo("500, 50 hands, minimum 10");
    assertThat(rules(Map.of("rules", "decks 2, soft 17 hit")))
        .isEqualTo(rules(Map.of("rules", "strip, decks 2, soft 17 hit")));
    assertThat(rules(Map.of("rules", "bankroll 300"))).isEqualTo(rules(Map.of("bankroll", 300L)));
    String recorded = "bankroll 90, hands 7, minimum 3, shuffle uniform, decks 6";
    assertThat(rules(Map.of("rules", recorded)).text()).isEqualTo(recorded);
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
