package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person sees, reads and is asked at the table; seeds are chosen for what they deal. */
class BlackjackTableTest {

  private static final int DEALER = 3;

  private static SeatedPerson sit(String house, long seed) {
    return sit(house, seed, Theme.LETTERS);
  }

  private static SeatedPerson sit(String house, long seed, Theme theme) {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withBankroll(1000)
            .withHands(2)
            .withHouse(BlackjackHouseRules.parse(house));
    return new SeatedPerson(rules, seed, theme);
  }

  @Test
  void before_the_first_bet_the_table_shows_the_house_and_a_full_shoe() {
    assertThat(sit("downtown", 1, Theme.SYMBOLS).picture())
        .isEqualTo(
            """
             Blackjack        Hand 1 of 2                                    Bankroll 1,000
             2 decks, H17, doubles, DAS, splits to 4, insurance, 3:2, peek









             Shoe     ████████████████████  104 of 104 cards left, shuffled below 26
             Seen     A:0  2:0  3:0  4:0  5:0  6:0  7:0  8:0  9:0  10:0
            """);
  }

  @Test
  void split_hands_lie_side_by_side_with_the_hand_in_play_marked() {
    SeatedPerson person = sit("strip", 36).type("10", "split", "split", "double", "split", "stand");
    assertThat(person.picture())
        .isEqualTo(
            """
             Blackjack        Hand 1 of 2                                    Bankroll 1,000
             6 decks, S17, doubles, DAS, splits to 4, late surrender, insurance, 3:2, peek

             Dealer   8H ??    shows 8
             First              Second             > Third            Fourth
             KD 5S 8H           KC 8H              QD 5H              KD
             23, bust           18                 15                 10
             doubled 20         bet 10             bet 10             bet 10



             Shoe     ###################.  302 of 312 cards left, shuffled below 78
             Seen     A:0  2:0  3:0  4:0  5:2  6:0  7:0  8:3  9:0  10:4
            """);
    assertThat(person.question().prompt()).isEqualTo("Hit, stand or double with the third hand");
  }

  @Test
  void every_hand_of_a_split_ends_on_its_own_and_all_are_added_up() {
    SeatedPerson person =
        sit("strip", 36).type("10", "split", "split", "double", "split", "stand", "stand", "stand");
    assertThat(person.lastTold())
        .isEqualTo(
            "Hand 1: First: You bust with 23. You lose 20. Second: 18 against 17. You win 10."
                + " Third: 15 against 17. You lose 10. Fourth: 18 against 17. You win 10."
                + " In all, you lose 10.");
    assertThat(person.line(DEALER)).isEqualTo("Dealer   8H 2D 3H 4H    17");
    assertThat(person.picture())
        .contains(" loses 20           bet 10: wins 10    bet 10: loses 10   bet 10: wins 10\n");
  }

  @Test
  void an_insurance_that_wins_is_told_before_the_hand() {
    SeatedPerson person = sit("strip", 37).type("10");
    assertThat(person.question().prompt()).isEqualTo("Insure 1 to 5, or decline");
    person.type("5");
    assertThat(person.line(DEALER))
        .startsWith("Dealer   AD QD    soft 21 ")
        .endsWith(" Insurance wins 10");
    assertThat(person.lastTold())
        .isEqualTo(
            "Hand 1: You insure 5. The insurance wins 10. The dealer has a natural. You lose 10."
                + " In all, nobody wins.");
  }

  @Test
  void an_insurance_that_is_lost_stays_on_the_table() {
    SeatedPerson person = sit("strip", 9).type("10", "3");
    assertThat(person.line(DEALER)).contains("shows soft 11").endsWith("Insurance lost");
    assertThat(person.lastTold()).isEqualTo("Hand 1: You insure 3. The insurance loses 3.");
  }

  @Test
  void an_insurance_stays_open_where_the_dealer_does_not_look() {
    SeatedPerson person = sit("european", 9).type("10", "all");
    assertThat(person.line(DEALER)).contains("shows soft 11").endsWith("Insured 5");
  }

  @Test
  void insurance_can_be_declined() {
    SeatedPerson person = sit("strip", 9).type("10", "decline");
    assertThat(person.question().prompt()).startsWith("Hit, stand");
    assertThat(person.picture()).doesNotContain("Insured", "Insurance");
  }

  @Test
  void early_surrender_is_asked_before_the_dealer_looks() {
    SeatedPerson person = sit("strip, surrender early", 3).type("10");
    assertThat(person.question().prompt()).isEqualTo("Surrender now, or decline");
    assertThat(person.type("surrender").lastTold()).isEqualTo("Hand 1: You give up. You lose 5.");
  }

  @Test
  void a_bet_of_which_nothing_is_lost_to_the_dealers_natural_is_returned() {
    SeatedPerson original = sit("european, dealer natural original", 139);
    assertThat(original.type("10", "split", "double", "double").lastTold())
        .isEqualTo(
            "Hand 1: First: The dealer has a natural. You lose 10. Second: The dealer has a"
                + " natural. The bet is returned. In all, you lose 10.");
    assertThat(original.picture()).contains("doubled 20: loses 10", "doubled 20: returned");
    SeatedPerson all = sit("european", 139).type("10", "split", "double", "double");
    assertThat(all.lastTold()).endsWith("In all, you lose 40.");
  }

  @Test
  void enter_repeats_the_last_bet() {
    SeatedPerson person = sit("strip", 5);
    assertThat(person.question().prompt()).isEqualTo("Bet 5 to 1,000, Enter for 5");
    person.type("25");
    while (person.view().wager() > 0) {
      person.type(person.question().read("stand").isPresent() ? "stand" : "decline");
    }
    assertThat(person.question().prompt()).endsWith(", Enter for 25");
    assertThat(person.question().read("").orElseThrow().text()).isEqualTo("bet 25");
  }

  @Test
  void a_natural_is_told_with_what_it_pays() {
    SeatedPerson person = sit("strip", 8).type("10");
    assertThat(person.lastTold()).isEqualTo("Hand 1: A natural! You win 15.");
    assertThat(person.picture()).contains("bet 10: wins 15");
  }

  @ParameterizedTest
  @CsvSource({
    "strip, 36, '10 split', x, '\"x\" is not an answer here; expected hit, stand, double or split'",
    "classic, 1, '10', split, '\"split\" is not an answer here; expected hit or stand'",
    "strip, 37, '10', 6, '\"6\" is not an answer here; expected a whole number, 1 to 5, or decline'",
    "strip, 37, '5', 3, '\"3\" is not an answer here; expected a whole number, 1 to 2, or decline'",
    "'strip, surrender early', 3, '10', hit,"
        + " '\"hit\" is not an answer here; expected surrender or decline'",
    "strip, 1, '', 4, '\"4\" is not a bet; expected a whole number from 5 to 1,000'"
  })
  void what_cannot_be_done_is_refused_with_what_can(
      String house, long seed, String typed, String answer, String refusal) {
    SeatedPerson person = sit(house, seed);
    if (!typed.isEmpty()) {
      person.type(typed.split(" ", -1));
    }
    assertThat(person.question().read(answer)).isEmpty();
    assertThat(person.question().why(answer)).isEqualTo(refusal);
  }

  @Test
  void the_rules_at_a_question_are_those_of_the_house() {
    assertThat(rules(sit("strip", 1)))
        .contains(
            "21 with two cards is a natural: 3:2, rounded down; against another, nothing.",
            "The dealer draws to 16, stands on 17; its natural ends the hand at once.",
            "You may double any two cards, after a split, too. You may split two cards of one"
                + " value, up to 4 hands, aces once, one card on each ace.",
            "You may surrender for half of the bet, and insure against an ace.");
    assertThat(rules(sit("classic", 1)))
        .contains(
            "21 with two cards is a natural: 3:2, rounded down, whatever the dealer has.",
            "The dealer draws to 16, stands on 17; its natural is 21, and no more.",
            "There is no doubling. There is no splitting.",
            "There is no surrender or insurance.");
    assertThat(rules(sit("strip", 36).type("10")))
        .containsExactly(
            "Of the 309 cards not seen since the shuffle, 285 would take you over 21.",
            "The dealer draws to 16, stands on 17. The higher total wins.",
            "A double bets 10 more, for exactly one more card.",
            "A split bets 10 more and makes two hands, both played on.",
            "Surrender gives the hand up for half of the bet: you lose 5.");
  }

  @Test
  void split_aces_are_said_to_get_one_card_each_unless_they_may_be_hit() {
    String split = "A split bets 10 more and makes two hands, ";
    assertThat(rules(sit("strip", 318).type("10"))).contains(split + "with one more card each.");
    assertThat(rules(sit("strip, hit split aces yes", 318).type("10")))
        .contains(split + "both played on.");
  }

  @Test
  void insurance_is_explained_with_the_cards_that_decide_it() {
    assertThat(rules(sit("strip", 37).type("10")))
        .contains(
            "Of the 309 cards that you have not seen since the shuffle, 96 are worth ten. More than"
                + " a third makes insurance a good bet.");
  }

  private static List<String> rules(SeatedPerson person) {
    return person.question().rules().stream().map(StyledText::plain).toList();
  }

  @Test
  void a_shuffle_in_the_middle_of_a_hand_is_told() {
    SeatedPerson person = sit("strip", 1);
    BlackjackEvent shuffled = new BlackjackEvent.DiscardsShuffled();
    assertThat(person.table().describe(shuffled).plain())
        .isEqualTo("\nNo card is left: the discards are shuffled.");
  }

  @Test
  void the_dealers_cards_and_the_hands_of_a_split_come_one_by_one() {
    SeatedPerson person = sit("strip", 36).type("10");
    BlackjackEvent done = new BlackjackEvent.PlayerDone(20);
    assertThat(person.table().pause(done)).isZero();
    assertThat(person.type("split").table().pause(done)).isEqualTo(1);
    person.type("stand", "stand");
    assertThat(person.table().pause(BlackjackEvent.parse("the dealer is dealt Two of Clubs")))
        .isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "0, shuffled before each hand",
    "1, shuffled below 51",
    "2, dealt to the end",
    "3, shuffled after this hand",
    "4, shuffled below 48"
  })
  void the_shoe_says_when_it_is_shuffled(int row, String text) {
    List<String> settings = List.of("52", "51", "0", "49", "48");
    SeatedPerson person = sit("classic, reshuffle below " + settings.get(row), 1);
    if (row >= 3) {
      person.type("10");
    }
    assertThat(person.picture()).contains(" cards left, " + text + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "classic, '1 deck, S17, no doubles, no splits, 3:2 at once'",
    "single, '1 deck, H17, doubles, splits to 4, insurance, 3:2, peek'",
    "european, '6 decks, S17, doubles 9-11, DAS, splits to 2, insurance, 3:2, ENHC'",
    "'strip, dealer natural original, resplit aces yes, hit split aces yes, surrender none',"
        + " '6 decks, S17, doubles, DAS, splits to 4, RSA, HSA, insurance, 3:2, OBO'"
  })
  void the_rules_in_force_are_shown_in_brief(String house, String line) {
    assertThat(HouseLine.of(BlackjackHouseRules.parse(house))).isEqualTo(line);
  }
}
