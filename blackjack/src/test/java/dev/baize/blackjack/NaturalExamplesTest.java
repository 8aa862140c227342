package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Naturals by example: those of the player, of the dealer, and of both. */
class NaturalExamplesTest {

  @ParameterizedTest
  @CsvSource({
    "3:2, bet 7, 110",
    "6:5, bet 7, 108",
    "7:5, bet 7, 109",
    "1:1, bet 7, 107",
    "2:1, bet 7, 114"
  })
  void a_natural_is_paid_as_the_setting_says_rounded_down(
      String payment, String bet, long bankroll) {
    assertThat(new RoundExample("natural " + payment, "A 6 T T", bet).transcript())
        .isEqualTo("Player dealt natural 21\nPlayer has %d after 1 hands\n".formatted(bankroll));
  }

  @Test
  void a_natural_is_paid_at_once_against_a_natural_unless_naturals_push() {
    assertThat(new RoundExample("dealer natural peek", "A T T A", "bet 10").transcript())
        .isEqualTo(
            """
            Player dealt natural 21
            Player has 115 after 1 hands
            """);
  }

  @Test
  void naturals_of_both_push() {
    assertThat(new RoundExample("naturals push yes", "A T T A", "bet 10").transcript())
        .isEqualTo(
            """
            Dealer's hole card is A
            Push
            Player has 100 after 1 hands
            """);
  }

  @Test
  void a_natural_may_push_so_the_hole_card_of_an_ace_or_ten_is_shown() {
    assertThat(new RoundExample("naturals push yes", "A T T 9", "bet 10").transcript())
        .isEqualTo(
            """
            Dealer's hole card is 9
            Player dealt natural 21
            Player has 115 after 1 hands
            """);
  }

  @Test
  void a_natural_that_cannot_push_is_paid_at_once() {
    assertThat(
            new RoundExample("naturals push yes, dealer natural peek", "A 9 T T", "bet 10")
                .transcript())
        .isEqualTo(
            """
            Player dealt natural 21
            Player has 115 after 1 hands
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "surrender early, insurance yes, dealer natural peek | A A T T | bet 10 | decline, insure 5",
        "surrender early, insurance yes, dealer natural peek | A A T T | bet 10, decline | ''"
      })
  void a_natural_is_never_surrendered(
      String house, String cards, String decisions, String offered) {
    assertThat(new RoundExample(house, cards, decisions).offered()).isEqualTo(offered);
  }

  @Test
  void a_dealer_that_looks_ends_the_hand_with_a_natural() {
    assertThat(
            new RoundExample("double any, hands 4, dealer natural peek", "T T T A", "bet 10")
                .transcript())
        .isEqualTo(
            """
            Dealer's hole card is A
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_dealers_natural_beats_a_21_of_three_cards_where_it_beats_every_wager() {
    assertThat(
            new RoundExample("dealer natural all", "5 T 6 A T", "bet 10, hit, stand").transcript())
        .isEqualTo(
            """
            Player dealt T
            Player's total is 21
            Dealer's hole card is A
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_dealers_natural_is_a_21_like_any_other_unless_the_house_says_more() {
    assertThat(new RoundExample("", "5 T 6 A T", "bet 10, hit, stand").transcript())
        .isEqualTo(
            """
            Player dealt T
            Player's total is 21
            Dealer's hole card is A
            Dealer's total is 21
            Push
            Player has 100 after 1 hands
            """);
  }

  @Test
  void a_dealers_natural_takes_doubles_where_it_beats_every_wager() {
    assertThat(
            new RoundExample("double any, dealer natural all", "5 T 6 A T", "bet 10, double")
                .transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 21
            Dealer's hole card is A
            Dealer has natural 21
            Player has 80 after 1 hands
            """);
  }

  @Test
  void a_dealers_natural_returns_the_double_where_it_beats_what_was_wagered_first() {
    assertThat(
            new RoundExample("double any, dealer natural original", "5 T 6 A T", "bet 10, double")
                .transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 21
            Dealer's hole card is A
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_dealers_natural_takes_all_hands_of_a_split_where_it_beats_every_wager() {
    assertThat(
            new RoundExample(
                    "hands 2, dealer natural all", "T T T A T T", "bet 10, split, stand, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 20
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Dealer's hole card is A
            Dealer has natural 21
            Dealer has natural 21
            Player has 80 after 1 hands
            """);
  }

  @Test
  void a_dealers_natural_returns_splits_where_it_beats_what_was_wagered_first() {
    assertThat(
            new RoundExample(
                    "hands 2, dealer natural original",
                    "T T T A T T",
                    "bet 10, split, stand, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt T
            Player's total is 20
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Dealer's hole card is A
            Dealer has natural 21
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_bust_double_is_returned_too_where_a_natural_beats_what_was_wagered_first() {
    assertThat(
            new RoundExample("double any, dealer natural original", "T T 6 A T", "bet 10, double")
                .transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 26
            Dealer's hole card is A
            Dealer has natural 21
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_bust_double_is_lost_where_the_dealer_has_no_natural() {
    assertThat(
            new RoundExample("double any, dealer natural original", "T T 6 7 T", "bet 10, double")
                .transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 26
            Dealer's hole card is 7
            Player busts
            Player has 80 after 1 hands
            """);
  }

  @Test
  void a_bust_hand_of_one_bet_loses_it_whatever_is_in_the_hole() {
    assertThat(
            new RoundExample("double any, dealer natural original", "T T 6 A T", "bet 10, hit")
                .transcript())
        .isEqualTo(
            """
            Player dealt T
            Player's total is 26
            Player busts
            Player has 90 after 1 hands
            """);
  }

  @Test
  void a_bust_double_is_lost_where_a_natural_beats_every_wager() {
    assertThat(
            new RoundExample("double any, dealer natural all", "T T 6 A T", "bet 10, double")
                .transcript())
        .isEqualTo(
            """
            Player doubles to 20
            Player dealt T
            Player's total is 26
            Player busts
            Player has 80 after 1 hands
            """);
  }

  @Test
  void a_bust_hand_beside_one_that_stands_is_lost_as_such_where_a_natural_beats_every_wager() {
    assertThat(
            new RoundExample(
                    "hands 2, dealer natural all", "T T T A 6 T T", "bet 10, split, hit, stand")
                .transcript())
        .isEqualTo(
            """
            Player splits
            Player dealt 6
            Player dealt T
            Player's total is 26
            Player plays hand 2
            Player dealt T
            Player's total is 20
            Dealer's hole card is A
            Player busts
            Dealer has natural 21
            Player has 80 after 1 hands
            """);
  }
}
