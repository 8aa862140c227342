package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Insurance by example: when it is offered, how much, and what it wins and loses. */
class InsuranceExamplesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | T A 6 T | bet 10 | hit, stand",
        "insurance yes | T T 6 A | bet 10 | hit, stand",
        "insurance yes | T A 6 T | bet 10 | decline, insure 5",
        "insurance yes | T A 6 T | bet 11 | decline, insure 5",
        "insurance yes | T A A T | bet 10 | decline, insure 5",
        "insurance yes, surrender early, dealer natural peek | T A 6 T | bet 10 | decline, insure 5",
        "surrender early, insurance yes, dealer natural peek | T A 6 7 | bet 10, insure 1 | decline, surrender",
        "surrender early, insurance yes, dealer natural peek | T A 6 7 | bet 10, insure 1, decline | hit, stand"
      })
  void insurance_is_offered_before_anything_else_if_the_dealer_shows_an_ace(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "insurance yes | T A 6 T | bet 96 | decline, insure 4",
        "insurance yes | T A 6 T | bet 99 | decline, insure 1",
        "insurance yes | T A 6 T | bet 100 | hit, stand"
      })
  void insurance_needs_money_beside_the_bet(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "double any, insurance yes | 5 A 6 9 | bet 45, insure 10 | hit, stand, double",
        "double any, insurance yes | 5 A 6 9 | bet 45, insure 11 | hit, stand",
        "double any, insurance yes, dealer natural peek | 5 A 6 9 | bet 45, insure 11 | hit, stand"
      })
  void what_is_insured_is_not_left_for_a_double_until_it_is_settled(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @Test
  void insurance_of_half_the_bet_makes_up_for_a_natural_that_the_dealer_looks_for() {
    assertThat(
            new RoundExample("insurance yes, dealer natural peek", "T A 9 T", "bet 10, insure 5")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Dealer's hole card is T
            Insurance wins 10
            Dealer has natural 21
            Player has 100 after 1 hands
            """);
  }

  @Test
  void without_insurance_a_natural_that_the_dealer_looks_for_takes_the_bet() {
    assertThat(
            new RoundExample("insurance yes, dealer natural peek", "T A 9 T", "bet 10, decline")
                .transcript())
        .isEqualTo(
            """
            Dealer's hole card is T
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void
      insurance_is_lost_at_once_when_the_dealer_has_looked_in_vain_and_the_hole_card_stays_hidden() {
    assertThat(
            new RoundExample("insurance yes, dealer natural peek", "T A 9 8", "bet 10, insure 5")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Insurance loses 5
            """);
  }

  @Test
  void after_a_lost_insurance_the_hand_goes_on() {
    assertThat(
            new RoundExample(
                    "insurance yes, dealer natural peek", "T A 9 7", "bet 10, insure 3, stand")
                .transcript())
        .isEqualTo(
            """
            Player insures 3
            Insurance loses 3
            Player's total is 19
            Dealer's hole card is 7
            Dealer's total is 18
            Player wins
            Player has 107 after 1 hands
            """);
  }
}
