package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Surrender by example: when it is offered, and what it costs. */
class SurrenderExamplesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | T T 6 7 | bet 10 | hit, stand",
        "surrender late | T T 6 7 | bet 10 | hit, stand, surrender",
        "surrender early | T T 6 7 | bet 10 | hit, stand, surrender",
        "surrender late | T T 2 7 3 | bet 10, hit | hit, stand",
        "hands 2, surrender late | 8 T 8 7 | bet 10 | hit, stand, split, surrender",
        "hands 2, surrender late | 8 T 8 7 5 | bet 10, split | hit, stand"
      })
  void surrender_is_the_first_decision_of_a_hand_or_none(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "surrender early, dealer natural peek | T T 6 A | bet 10 | decline, surrender",
        "surrender early, dealer natural peek | T A 6 T | bet 10 | decline, surrender",
        "surrender early, dealer natural peek | T A 6 7 | bet 10, decline | hit, stand",
        "surrender early, dealer natural peek | T 9 6 7 | bet 10 | hit, stand, surrender",
        "surrender early, dealer natural all | T T 6 A | bet 10 | hit, stand, surrender",
        "surrender early, dealer natural original | T A 6 T | bet 10 | hit, stand, surrender"
      })
  void early_surrender_is_offered_against_an_ace_or_ten_before_the_dealer_looks_and_not_again(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @Test
  void surrender_costs_half_the_bet_and_the_hole_card_stays_hidden() {
    assertThat(new RoundExample("surrender late", "T T 6 7", "bet 10, surrender").transcript())
        .isEqualTo(
            """
            Player surrenders
            Player has 95 after 1 hands
            """);
  }

  @Test
  void of_an_odd_bet_the_smaller_half_is_returned() {
    assertThat(new RoundExample("surrender late", "T T 6 7", "bet 7, surrender").transcript())
        .isEqualTo(
            """
            Player surrenders
            Player has 96 after 1 hands
            """);
  }

  @Test
  void late_surrender_comes_too_late_against_a_natural_that_the_dealer_looks_for() {
    assertThat(
            new RoundExample("surrender late, dealer natural peek", "T A 6 T", "bet 10")
                .transcript())
        .isEqualTo(
            """
            Dealer's hole card is T
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void late_surrender_after_the_dealer_looked_hides_the_hole_card() {
    assertThat(
            new RoundExample("surrender late, dealer natural peek", "T A 6 7", "bet 10, surrender")
                .transcript())
        .isEqualTo(
            """
            Player surrenders
            Player has 95 after 1 hands
            """);
  }

  @Test
  void early_surrender_saves_half_the_bet_from_a_natural() {
    assertThat(
            new RoundExample("surrender early, dealer natural peek", "T A 6 T", "bet 10, surrender")
                .transcript())
        .isEqualTo(
            """
            Player surrenders
            Player has 95 after 1 hands
            """);
  }

  @Test
  void who_does_not_surrender_early_loses_to_a_natural() {
    assertThat(
            new RoundExample("surrender early, dealer natural peek", "T A 6 T", "bet 10, decline")
                .transcript())
        .isEqualTo(
            """
            Dealer's hole card is T
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void where_nobody_looks_late_surrender_loses_the_whole_bet_to_a_natural() {
    assertThat(
            new RoundExample("surrender late, dealer natural all", "T T 6 A", "bet 10, surrender")
                .transcript())
        .isEqualTo(
            """
            Player surrenders
            Dealer's hole card is A
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void where_doubles_are_returned_late_surrender_loses_the_whole_bet_to_a_natural() {
    assertThat(
            new RoundExample(
                    "surrender late, dealer natural original", "T A 6 T", "bet 10, surrender")
                .transcript())
        .isEqualTo(
            """
            Player surrenders
            Dealer's hole card is T
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void where_nobody_looks_late_surrender_shows_the_hole_card_of_an_ace_or_ten() {
    assertThat(
            new RoundExample("surrender late, dealer natural all", "T T 6 7", "bet 10, surrender")
                .transcript())
        .isEqualTo(
            """
            Player surrenders
            Dealer's hole card is 7
            Player has 95 after 1 hands
            """);
  }

  @Test
  void where_nobody_looks_early_surrender_saves_half_the_bet_from_a_natural() {
    assertThat(
            new RoundExample("surrender early, dealer natural all", "T T 6 A", "bet 10, surrender")
                .transcript())
        .isEqualTo(
            """
            Player surrenders
            Player has 95 after 1 hands
            """);
  }

  @Test
  void where_a_natural_is_a_21_like_any_other_late_surrender_costs_half_the_bet() {
    assertThat(new RoundExample("surrender late", "T T 6 A", "bet 10, surrender").transcript())
        .isEqualTo(
            """
            Player surrenders
            Player has 95 after 1 hands
            """);
  }
}
