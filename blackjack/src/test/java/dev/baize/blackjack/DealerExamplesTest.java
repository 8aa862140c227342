package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The dealer by example: when it draws. */
class DealerExamplesTest {

  @Test
  void the_dealer_stands_on_soft_17() {
    assertThat(new RoundExample("", "T 6 T A", "bet 10, stand").transcript())
        .isEqualTo(
            """
            Player's total is 20
            Dealer's hole card is A
            Dealer's total is 17
            Player wins
            Player has 110 after 1 hands
            """);
  }

  @Test
  void the_dealer_draws_to_soft_17_where_it_hits() {
    assertThat(new RoundExample("soft 17 hit", "T 6 T A 4", "bet 10, stand").transcript())
        .isEqualTo(
            """
            Player's total is 20
            Dealer's hole card is A
            Dealer dealt 4
            Dealer's total is 21
            Dealer wins
            Player has 90 after 1 hands
            """);
  }

  @Test
  void the_dealer_draws_to_a_soft_17_of_three_cards_too() {
    assertThat(new RoundExample("soft 17 hit", "T 3 T A 3 T", "bet 10, stand").transcript())
        .isEqualTo(
            """
            Player's total is 20
            Dealer's hole card is A
            Dealer dealt 3
            Dealer dealt T
            Dealer's total is 17
            Player wins
            Player has 110 after 1 hands
            """);
  }

  @Test
  void the_dealer_stands_on_hard_17_even_where_it_hits_soft_17() {
    assertThat(new RoundExample("soft 17 hit", "T T T 7", "bet 10, stand").transcript())
        .isEqualTo(
            """
            Player's total is 20
            Dealer's hole card is 7
            Dealer's total is 17
            Player wins
            Player has 110 after 1 hands
            """);
  }

  @Test
  void the_dealer_stands_on_soft_18_even_where_it_hits_soft_17() {
    assertThat(new RoundExample("soft 17 hit", "T 7 T A", "bet 10, stand").transcript())
        .isEqualTo(
            """
            Player's total is 20
            Dealer's hole card is A
            Dealer's total is 18
            Player wins
            Player has 110 after 1 hands
            """);
  }

  @Test
  void a_21_may_be_hit() {
    assertThat(new RoundExample("", "5 T 6 7 T T", "bet 10, hit, hit").transcript())
        .isEqualTo(
            """
            Player dealt T
            Player dealt T
            Player's total is 31
            Player busts
            Player has 90 after 1 hands
            """);
  }
}
