package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Split aces by example: one card each, unless the house has it otherwise. */
class SplitAcesExamplesTest {

  @Test
  void split_aces_get_one_card_each_and_are_not_split_again() {
    assertThat(
            new RoundExample(
                    "double any, double after split yes, hands 4", "A T A T T A", "bet 10, split")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 21
            Player plays hand 2
            Player dealt A
            Player's total is 12
            Dealer's hole card is T
            Dealer's total is 20
            Player wins
            Dealer wins
            Player has 100 after 1 hands
            """);
  }

  @Test
  void a_21_on_split_aces_is_no_natural_and_wins_the_bet() {
    assertThat(new RoundExample("hands 2", "A T A T T T", "bet 10, split").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 21
            Player plays hand 2
            Player dealt T
            Player's total is 21
            Dealer's hole card is T
            Dealer's total is 20
            Player wins
            Player wins
            Player has 120 after 1 hands
            """);
  }

  @Test
  void a_21_on_split_aces_pushes_against_a_dealers_21_like_any_other() {
    assertThat(new RoundExample("hands 2", "A T A A T T", "bet 10, split").transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 21
            Player plays hand 2
            Player dealt T
            Player's total is 21
            Dealer's hole card is A
            Dealer's total is 21
            Push
            Push
            Player has 100 after 1 hands
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hands 3, resplit aces yes | A T A T A | bet 10, split | stand, split",
        "double any, double after split yes, hands 4, resplit aces yes | A T A T A | bet 10, split | stand, split"
      })
  void a_split_ace_with_an_ace_may_be_split_again_or_left_where_aces_are_split_again(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hands 2, hit split aces yes | A T A T 5 | bet 10, split | hit, stand",
        "hands 4, hit split aces yes | A T A T A | bet 10, split | hit, stand",
        "hands 4, resplit aces yes, hit split aces yes | A T A T A | bet 10, split | hit, stand, split",
        "double any, hands 2, hit split aces yes | A T A T 5 | bet 10, split | hit, stand",
        "double any, double after split yes, hands 2, hit split aces yes | A T A T 5 | bet 10, split | hit, stand, double"
      })
  void split_aces_are_played_on_where_they_may_be_hit(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @Test
  void aces_that_are_left_count_12_and_the_next_ace_gets_its_card() {
    assertThat(
            new RoundExample("hands 3, resplit aces yes", "A T A T A T", "bet 10, split, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt A
            Player's total is 12
            Player plays hand 2
            Player dealt T
            Player's total is 21
            Dealer's hole card is T
            Dealer's total is 20
            Dealer wins
            Player wins
            Player has 100 after 1 hands
            """);
  }

  @Test
  void aces_that_are_split_again_get_one_card_each() {
    assertThat(
            new RoundExample("hands 3, resplit aces yes", "A T A T A T T T", "bet 10, split, split")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt A
            Player splits
            Player dealt T
            Player's total is 21
            Player plays hand 2
            Player dealt T
            Player's total is 21
            Player plays hand 3
            Player dealt T
            Player's total is 21
            Dealer's hole card is T
            Dealer's total is 20
            Player wins
            Player wins
            Player wins
            Player has 130 after 1 hands
            """);
  }

  @Test
  void split_aces_may_be_hit_until_they_bust() {
    assertThat(
            new RoundExample(
                    "hands 2, hit split aces yes",
                    "A T A T 5 T T T",
                    "bet 10, split, hit, hit, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt 5
            Player dealt T
            Player dealt T
            Player's total is 26
            Player plays hand 2
            Player dealt T
            Player's total is 21
            Dealer's hole card is T
            Dealer's total is 20
            Player busts
            Player wins
            Player has 100 after 1 hands
            """);
  }
}
