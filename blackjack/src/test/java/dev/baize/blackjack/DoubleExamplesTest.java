package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Doubling by example: what may be doubled, and what it wins and loses. */
class DoubleExamplesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 5 6 6 T | bet 10 | hit, stand",
        "double 10-11 | 5 6 6 T | bet 10 | hit, stand, double",
        "double 10-11 | 4 6 6 T | bet 10 | hit, stand, double",
        "double 10-11 | 4 6 5 T | bet 10 | hit, stand",
        "double 9-11 | 4 6 5 T | bet 10 | hit, stand, double",
        "double 9-11 | 3 6 5 T | bet 10 | hit, stand",
        "double any | 3 6 5 T | bet 10 | hit, stand, double",
        "double any | T 6 T T | bet 10 | hit, stand, double"
      })
  void hands_of_two_cards_may_be_doubled_as_the_setting_says(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "double 9-11 | A 6 8 T | bet 10 | hit, stand",
        "double 10-11 | A 6 9 T | bet 10 | hit, stand",
        "double any | A 6 8 T | bet 10 | hit, stand, double"
      })
  void soft_totals_may_be_doubled_only_where_any_two_cards_may(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "double any | 3 6 5 T 2 | bet 10, hit | hit, stand",
        "double 9-11 | 3 6 5 T 2 | bet 10, hit | hit, stand"
      })
  void only_two_cards_may_be_doubled(String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "double any | 5 6 6 T | bet 50 | hit, stand, double",
        "double any | 5 6 6 T | bet 51 | hit, stand"
      })
  void a_double_needs_money_for_a_second_bet(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "double any, hands 2 | 8 6 8 T 3 | bet 10, split | hit, stand",
        "double any, double after split yes, hands 2 | 8 6 8 T 3 | bet 10, split | hit, stand, double",
        "double 10-11, double after split yes, hands 2 | 8 6 8 T 3 | bet 10, split | hit, stand, double",
        "double 10-11, double after split yes, hands 2 | 8 6 8 T 9 | bet 10, split | hit, stand"
      })
  void hands_of_a_split_may_be_doubled_only_after_split_yes(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @Test
  void a_double_gets_exactly_one_card_and_wins_twice_the_bet() {
    assertThat(new RoundExample("double any", "5 6 6 T T T", "bet 10, double").transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 21
            Dealer's hole card is T
            Dealer dealt T
            Dealer's total is 26
            Dealer busts
            Player has 120 after 1 hands
            """);
  }

  @Test
  void a_double_loses_twice_the_bet() {
    assertThat(new RoundExample("double any", "5 T 6 T 2", "bet 10, double").transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt 2
            Player's total is 13
            Dealer's hole card is T
            Dealer's total is 20
            Dealer wins
            Player has 80 after 1 hands
            """);
  }

  @Test
  void a_double_that_busts_loses_twice_the_bet_and_the_hole_card_stays_hidden() {
    assertThat(new RoundExample("double any", "T 6 6 T T", "bet 10, double").transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 26
            Player busts
            Player has 80 after 1 hands
            """);
  }
}
