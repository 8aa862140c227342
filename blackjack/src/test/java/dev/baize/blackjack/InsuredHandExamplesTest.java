package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Insurance by example: how it is settled with each end of a hand. */
class InsuredHandExamplesTest {

  @Test
  void an_insured_natural_wins_insurance_and_pushes_against_a_natural() {
    assertThat(
            new RoundExample("insurance yes, naturals push yes", "A A T T", "bet 10, insure 5")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Dealer's hole card is T
            Insurance wins 10
            Push
            Player has 110 after 1 hands
            """);
  }

  @Test
  void an_insured_natural_wins_insurance_and_is_paid_where_naturals_do_not_push() {
    assertThat(
            new RoundExample("insurance yes, dealer natural peek", "A A T T", "bet 10, insure 5")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Dealer's hole card is T
            Insurance wins 10
            Player dealt natural 21
            Player has 125 after 1 hands
            """);
  }

  @Test
  void an_insured_natural_loses_insurance_and_is_paid_against_no_natural() {
    assertThat(
            new RoundExample(
                    "insurance yes, naturals push yes, dealer natural peek",
                    "A A T 9",
                    "bet 10, insure 5")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Dealer's hole card is 9
            Insurance loses 5
            Player dealt natural 21
            Player has 110 after 1 hands
            """);
  }

  @Test
  void early_surrender_of_an_insured_hand_wins_insurance_against_a_natural() {
    assertThat(
            new RoundExample(
                    "surrender early, insurance yes, dealer natural peek",
                    "T A 6 T",
                    "bet 10, insure 5, surrender")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player surrenders
            Dealer's hole card is T
            Insurance wins 10
            Player has 105 after 1 hands
            """);
  }

  @Test
  void early_surrender_of_an_insured_hand_loses_insurance_against_no_natural() {
    assertThat(
            new RoundExample(
                    "surrender early, insurance yes, dealer natural peek",
                    "T A 6 9",
                    "bet 10, insure 5, surrender")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player surrenders
            Dealer's hole card is 9
            Insurance loses 5
            Player has 90 after 1 hands
            """);
  }

  @Test
  void
      late_surrender_of_an_insured_hand_where_nobody_looks_is_settled_like_a_loss_against_a_natural() {
    assertThat(
            new RoundExample(
                    "surrender late, insurance yes, dealer natural all",
                    "T A 6 T",
                    "bet 10, insure 5, surrender")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player surrenders
            Dealer's hole card is T
            Insurance wins 10
            Dealer has natural 21
            Player has 100 after 1 hands
            """);
  }

  @Test
  void
      late_surrender_of_an_insured_hand_shows_the_hole_card_where_a_natural_is_a_21_like_any_other() {
    assertThat(
            new RoundExample(
                    "surrender late, insurance yes", "T A 6 T", "bet 10, insure 5, surrender")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player surrenders
            Dealer's hole card is T
            Insurance wins 10
            Player has 105 after 1 hands
            """);
  }

  @Test
  void an_insured_hand_that_busts_loses_insurance_too() {
    assertThat(new RoundExample("insurance yes", "T A 6 9 T", "bet 10, insure 5, hit").transcript())
        .isEqualTo(
            """
            Player insures 5
            Player dealt T
            Player's total is 26
            Dealer's hole card is 9
            Insurance loses 5
            Player busts
            Player has 85 after 1 hands
            """);
  }

  @Test
  void an_insured_hand_that_busts_wins_insurance_against_a_natural() {
    assertThat(
            new RoundExample(
                    "insurance yes, dealer natural all", "T A 6 T T", "bet 10, insure 5, hit")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player dealt T
            Player's total is 26
            Dealer's hole card is T
            Insurance wins 10
            Player busts
            Player has 100 after 1 hands
            """);
  }

  @Test
  void an_insured_hand_that_busts_against_a_natural_that_returns_doubles_loses_the_bet() {
    assertThat(
            new RoundExample(
                    "insurance yes, dealer natural original", "T A 6 T T", "bet 10, insure 5, hit")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player dealt T
            Player's total is 26
            Dealer's hole card is T
            Insurance wins 10
            Dealer has natural 21
            Player has 100 after 1 hands
            """);
  }

  @Test
  void where_a_natural_is_a_21_like_any_other_insurance_wins_and_the_hand_loses() {
    assertThat(new RoundExample("insurance yes", "T A 9 T", "bet 10, insure 5, stand").transcript())
        .isEqualTo(
            """
            Player insures 5
            Player's total is 19
            Dealer's hole card is T
            Insurance wins 10
            Dealer's total is 21
            Dealer wins
            Player has 100 after 1 hands
            """);
  }

  @Test
  void insurance_is_settled_before_the_dealer_draws() {
    assertThat(
            new RoundExample("insurance yes", "T A 9 5 T 2", "bet 10, insure 5, stand")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player's total is 19
            Dealer's hole card is 5
            Insurance loses 5
            Dealer dealt T
            Dealer dealt 2
            Dealer's total is 18
            Player wins
            Player has 105 after 1 hands
            """);
  }

  @Test
  void a_dealers_21_of_three_cards_does_not_win_insurance() {
    assertThat(
            new RoundExample("insurance yes", "T A 9 5 5", "bet 10, insure 5, stand").transcript())
        .isEqualTo(
            """
            Player insures 5
            Player's total is 19
            Dealer's hole card is 5
            Insurance loses 5
            Dealer dealt 5
            Dealer's total is 21
            Dealer wins
            Player has 85 after 1 hands
            """);
  }

  @Test
  void insurance_goes_with_doubles() {
    assertThat(
            new RoundExample(
                    "double any, insurance yes, dealer natural all",
                    "5 A 6 T T",
                    "bet 10, insure 5, double")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player doubles to 20
            Player dealt T
            Player's total is 21
            Dealer's hole card is T
            Insurance wins 10
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void insurance_goes_with_splits() {
    assertThat(
            new RoundExample(
                    "hands 2, insurance yes, dealer natural original",
                    "T A T T T T",
                    "bet 10, insure 5, split, stand, stand")
                .transcript())
        .isEqualTo(
            """
            Player insures 5
            Player splits
            Player dealt T
            Player's total is 20
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Dealer's hole card is T
            Insurance wins 10
            Dealer has natural 21
            Dealer has natural 21
            Player has 100 after 1 hands
            """);
  }
}
