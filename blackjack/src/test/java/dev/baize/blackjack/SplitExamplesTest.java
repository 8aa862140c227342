package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Splits by example: what may be split, how often, and what becomes of the hands. */
class SplitExamplesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 8 6 8 T | bet 10 | hit, stand",
        "hands 2 | 8 6 8 T | bet 10 | hit, stand, split",
        "hands 2 | T 6 T T | bet 10 | hit, stand, split",
        "hands 2 | A 6 A T | bet 10 | hit, stand, split",
        "hands 2 | 8 6 7 T | bet 10 | hit, stand",
        "hands 2 | 8 6 8 T 8 | bet 10, split | hit, stand",
        "hands 3 | 8 6 8 T 8 | bet 10, split | hit, stand, split",
        "hands 3 | T T T T T T | bet 10, split, split | hit, stand",
        "hands 4 | T T T T T T | bet 10, split, split | hit, stand, split",
        "hands 4 | T T T T T T T | bet 10, split, split, split | hit, stand"
      })
  void two_cards_of_one_value_may_be_split_while_there_are_fewer_hands_than_the_setting_says(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hands 4 | 8 6 8 T | bet 50 | hit, stand, split",
        "hands 4 | 8 6 8 T | bet 51 | hit, stand",
        "hands 4 | T T T T T | bet 33, split | hit, stand, split",
        "hands 4 | T T T T T | bet 34, split | hit, stand"
      })
  void a_split_needs_money_for_another_bet(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"hands 4 | 2 6 2 T 4 | bet 10, hit | hit, stand"})
  void only_two_cards_may_be_split(String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @Test
  void the_hands_of_a_split_are_played_one_after_the_other() {
    assertThat(
            new RoundExample("hands 2", "8 T 8 T T T", "bet 10, split, stand, stand").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 18
            Player plays hand 2
            Player dealt T
            Player's total is 18
            Dealer's hole card is T
            Dealer's total is 20
            Dealer wins
            Dealer wins
            Player has 80 after 1 hands
            """);
  }

  @Test
  void each_hand_of_a_split_is_settled_by_itself() {
    assertThat(
            new RoundExample("hands 2", "T T T 8 T 7", "bet 10, split, stand, stand").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 20
            Player plays hand 2
            Player dealt 7
            Player's total is 17
            Dealer's hole card is 8
            Dealer's total is 18
            Player wins
            Dealer wins
            Player has 100 after 1 hands
            """);
  }

  @Test
  void a_hand_of_a_split_may_be_doubled_and_the_other_not() {
    assertThat(
            new RoundExample(
                    "double any, double after split yes, hands 2",
                    "8 T 8 T 3 T T",
                    "bet 10, split, double, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt 3
            Player doubles to 20
            Player dealt T
            Player's total is 21
            Player plays hand 2
            Player dealt T
            Player's total is 18
            Dealer's hole card is T
            Dealer's total is 20
            Player wins
            Dealer wins
            Player has 110 after 1 hands
            """);
  }

  @Test
  void pairs_are_split_again_to_the_limit() {
    assertThat(
            new RoundExample(
                    "hands 4",
                    "T T T T T T T T T T",
                    "bet 10, split, split, split, stand, stand, stand, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player splits
            Player dealt T
            Player splits
            Player dealt T
            Player's total is 20
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Player plays hand 3
            Player dealt T
            Player's total is 20
            Player plays hand 4
            Player dealt T
            Player's total is 20
            Dealer's hole card is T
            Dealer's total is 20
            Push
            Push
            Push
            Push
            Player has 100 after 1 hands
            """);
  }

  @Test
  void a_second_hand_is_split_again_too_and_its_card_goes_to_the_end_of_the_row() {
    assertThat(
            new RoundExample(
                    "hands 3", "T T T T 9 T T 8", "bet 10, split, stand, split, stand, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt 9
            Player's total is 19
            Player plays hand 2
            Player dealt T
            Player splits
            Player dealt T
            Player's total is 20
            Player plays hand 3
            Player dealt 8
            Player's total is 18
            Dealer's hole card is T
            Dealer's total is 20
            Dealer wins
            Push
            Dealer wins
            Player has 80 after 1 hands
            """);
  }

  @Test
  void the_dealer_does_not_play_if_all_hands_bust() {
    assertThat(
            new RoundExample("hands 2", "T T T T 6 T 6 T", "bet 10, split, hit, hit").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt 6
            Player dealt T
            Player's total is 26
            Player plays hand 2
            Player dealt 6
            Player dealt T
            Player's total is 26
            Player busts
            Player busts
            Player has 80 after 1 hands
            """);
  }

  @Test
  void the_dealer_plays_if_one_hand_still_stands() {
    assertThat(
            new RoundExample("hands 2", "T T T T 6 T T", "bet 10, split, hit, stand").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt 6
            Player dealt T
            Player's total is 26
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Dealer's hole card is T
            Dealer's total is 20
            Player busts
            Push
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_21_of_a_split_ten_is_no_natural() {
    assertThat(
            new RoundExample("hands 2", "T T T T A T", "bet 10, split, stand, stand").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt A
            Player's total is 21
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Dealer's hole card is T
            Dealer's total is 20
            Player wins
            Push
            Player has 110 after 1 hands
            """);
  }
}
