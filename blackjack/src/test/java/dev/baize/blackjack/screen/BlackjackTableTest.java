package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person sees, reads and is asked at the table; seeds are chosen for what they deal. */
class BlackjackTableTest {

  private static SeatedPerson sit(String house, long seed) {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withBankroll(1000)
            .withHands(2)
            .withHouse(BlackjackHouseRules.parse(house));
    return new SeatedPerson(rules, seed);
  }

  @Test
  void before_the_first_bet_the_table_is_empty_and_the_shoe_is_full() {
    assertThat(sit("downtown", 1).scene().title()).isEqualTo("Blackjack");
    assertThat(sit("downtown", 1).picture())
        .isEqualTo(
            """
            Hand: 1 of 2
            Bankroll: 1,000
            You
            Dealer
            Shoe: ████████████████████  104 of 104 cards left, shuffled below 26
            Seen: A:0  2:0  3:0  4:0  5:0  6:0  7:0  8:0  9:0  10:0
            House: 2 decks, H17, doubles, DAS, splits to 4, insurance, 3:2, peek
            """);
  }

  @Test
  void a_hand_lies_before_the_dealer_whose_hole_card_is_face_down() {
    assertThat(sit("strip", 36).type("10").picture())
        .contains(
            """
            You
              K♦ K♣ (20, bet 10)
            Dealer
              8♥ ?? (shows 8)
            """);
  }

  @Test
  void of_the_hands_of_a_split_the_hand_in_play_is_marked() {
    SeatedPerson person = sit("strip", 36).type("10", "split", "split", "double", "split", "stand");
    assertThat(person.picture())
        .isEqualTo(
            """
            Hand: 1 of 2
            Bankroll: 1,000
            You
              First: K♦ 5♠ 8♥ (23, bust, doubled 20)
              Second: K♣ 8♥ (18, bet 10)
              > Third: Q♦ 5♥ (15, bet 10)
              Fourth: K♦ (10, bet 10)
            Dealer
              8♥ ?? (shows 8)
            Shoe: ███████████████████░  302 of 312 cards left, shuffled below 78
            Seen: A:0  2:0  3:0  4:0  5:2  6:0  7:0  8:3  9:0  10:4
            House: 6 decks, S17, doubles, DAS, splits to 4, late surrender, insurance, 3:2, peek
            """);
    assertThat(person.question().prompt()).isEqualTo("Third hand");
  }

  @Test
  void every_hand_of_a_split_ends_on_its_own_and_all_are_added_up() {
    SeatedPerson person =
        sit("strip", 36).type("10", "split", "split", "double", "split", "stand", "stand", "stand");
    assertThat(person.lastTold())
        .isEqualTo(
            "Hand 1: You bet 10. First: You bust with 23. You lose 20. Second: 18 against 17. You win 10."
                + " Third: 15 against 17. You lose 10. Fourth: 18 against 17. You win 10."
                + " In all, you lose 10.");
    assertThat(person.dealer()).isEqualTo("Dealer\n  8♥ 2♦ 3♥ 4♥ (17)");
    assertThat(person.picture())
        .startsWith("Hand: 1 of 2, over\nBankroll: 990\n")
        .contains(
            "  First: K♦ 5♠ 8♥ (23, bust, doubled 20: loses 20)\n",
            "  Third: Q♦ 5♥ (15, bet 10: loses 10)\n",
            "bet 10: wins 10)\nDealer");
    assertThat(person.type("10").picture()).startsWith("Hand: 2 of 2\n");
  }

  @Test
  void an_insurance_that_wins_is_told_before_the_hand() {
    SeatedPerson person = sit("strip", 37).type("10");
    assertThat(person.question().prompt()).isEqualTo("Insure 1 to 5");
    person.type("5");
    assertThat(person.dealer()).isEqualTo("Dealer, Insurance wins 10\n  A♦ Q♦ (blackjack)");
    assertThat(person.lastTold())
        .isEqualTo(
            "Hand 1: You bet 10. You insure 5. The insurance wins 10. The dealer has a natural."
                + " You lose 10. In all, nobody wins.");
  }

  @Test
  void an_insurance_that_is_lost_stays_on_the_table() {
    SeatedPerson person = sit("strip", 9).type("10", "3");
    assertThat(person.dealer()).startsWith("Dealer, Insurance loses 3\n").contains("soft 11)");
    assertThat(person.lastTold())
        .isEqualTo("Hand 1: You bet 10. You insure 3. The insurance loses 3.");
  }

  @Test
  void an_insurance_stays_open_where_the_dealer_does_not_look() {
    SeatedPerson person = sit("european", 9).type("10", "all");
    assertThat(person.dealer()).startsWith("Dealer, Insured 5\n").contains("shows soft 11)");
  }

  @Test
  void insurance_can_be_declined() {
    SeatedPerson person = sit("strip", 9).type("10", "decline");
    assertThat(person.question().words()).startsWith("hit", "stand");
    assertThat(person.picture()).doesNotContain("Insured", "Insurance");
  }

  @Test
  void early_surrender_is_asked_before_the_dealer_looks() {
    SeatedPerson person = sit("strip, surrender early", 3).type("10");
    assertThat(person.question().prompt()).isEqualTo("Give the hand up now");
    assertThat(person.type("surrender").lastTold())
        .isEqualTo("Hand 1: You bet 10. You surrender. You lose 5.");
  }

  @Test
  void a_bet_of_which_nothing_is_lost_to_the_dealers_natural_is_returned() {
    SeatedPerson original = sit("european, dealer natural original", 139);
    assertThat(original.type("10", "split", "double", "double").lastTold())
        .isEqualTo(
            "Hand 1: You bet 10. First: The dealer has a natural. You lose 10. Second: The"
                + " dealer has a natural. The bet is returned. In all, you lose 10.");
    assertThat(original.picture()).contains("doubled 20: loses 10)", "doubled 20: returned)");
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
    assertThat(person.question().read("Bet 15").orElseThrow().text()).isEqualTo("bet 15");
    assertThat(person.question().read("bet")).isEmpty();
  }

  @Test
  void a_natural_is_told_with_what_it_pays() {
    SeatedPerson person = sit("strip", 8).type("10");
    assertThat(person.lastTold()).isEqualTo("Hand 1: You bet 10. A natural! You win 15.");
    assertThat(person.picture()).contains("(blackjack, bet 10: wins 15)");
  }

  @ParameterizedTest
  @CsvSource({
    "strip, 36, '10 split', x surrender decline 5 all",
    "classic, 1, '10', split double p 3",
    "strip, 37, '10', 6 0 1.5 surrender",
    "strip, 37, '5', 3",
    "'strip, surrender early', 3, '10', hit h 3",
    "strip, 1, '', 4 1001 -5 '1,00' '1,0000' ',100' 1.000 1000000000000000000 hit"
  })
  void what_cannot_be_done_is_refused(String house, long seed, String typed, String answers) {
    SeatedPerson person = sit(house, seed);
    if (!typed.isEmpty()) {
      person.type(typed.split(" ", -1));
    }
    for (String answer : answers.split(" ", -1)) {
      assertThat(person.question().read(answer)).as(answer).isEmpty();
      assertThat(person.question().why(answer)).startsWith("\"" + answer + "\" is not ");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "strip, 1, '', 'a all Bet~1000 1000 1,000', bet 1000",
    "strip, 1, '', '5 005', bet 5",
    "strip, 37, '10', 'd decline no n', decline",
    "strip, 37, '10', 'a all yes y 5 insure~5', insure 5",
    "strip, 37, '10', '1', insure 1",
    "'strip, surrender early', 3, '10', 'd decline no n 1', decline",
    "'strip, surrender early', 3, '10', 'r surrender yes y 2', surrender",
    "strip, 36, '10', 'h hit HIT 1', hit",
    "strip, 36, '10', 's stand 2', stand",
    "strip, 36, '10', 'd double 3', double",
    "strip, 36, '10', 'p split 4', split",
    "strip, 36, '10', 'r surrender 5', surrender"
  })
  void an_answer_may_be_a_key_a_word_a_number_or_an_amount(
      String house, long seed, String before, String typed, String decision) {
    SeatedPerson person = sit(house, seed);
    if (!before.isEmpty()) {
      person.type(before);
    }
    for (String answer : typed.split(" ", -1)) {
      assertThat(person.question().read(answer.replace('~', ' ')).orElseThrow().text())
          .as(answer)
          .isEqualTo(decision);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "strip, 36, '10', double, 'Really double on a hard 20? It costs 2.5 bets on average.'",
    "strip, 36, '10', hit, 'Really hit on a hard 20? It costs 1.6 bets on average.'",
    "strip, 36, '10', split, 'Really split on a hard 20? It costs 0.7 bets on average.'",
    "strip, 36, '10', surrender, 'Really surrender on a hard 20? It costs 1.3 bets on average.'",
    "'strip, surrender early', 235, '10 decline', surrender,"
        + " 'Really surrender on a hard 20? It costs 0.7 bets on average.'",
  })
  void what_costs_more_than_half_a_bet_is_doubted(
      String house, long seed, String before, String answer, String doubt) {
    SeatedPerson person = sit(house, seed).type(before.split(" "));
    assertThat(person.doubt(answer)).contains(doubt);
  }

  @Test
  void neither_the_best_play_nor_money_is_doubted() {
    SeatedPerson person = sit("strip", 36);
    assertThat(person.doubt("all")).isEmpty();
    person.type("10");
    assertThat(person.doubt("stand")).isEmpty();
    assertThat(sit("strip", 37).type("10").doubt("5")).isEmpty();
  }

  @Test
  void four_hands_of_twenty_two_aces_are_shown_whole() {
    BlackjackTable table = new BlackjackTable(SeatedPerson.SPEECH);
    observe(table, "the player bets 250000000000000000", 2);
    for (int hand = 2; hand <= 4; hand++) {
      observe(table, "the player splits", 1);
    }
    observe(table, "the player doubles to 500000000000000000", 20);
    for (int hand = 2; hand <= 4; hand++) {
      observe(table, "the player plays hand " + hand, 21);
    }
    Scene scene = table.scene(sit("strip", 1).view(), true);
    String aces = "A♥ ".repeat(22);
    assertThat(SeatedPerson.picture(scene))
        .contains(
            "  First: " + aces + "(22, bust, doubled 500,000,000,000,000,000)\n",
            "  Second: " + aces + "(22, bust, bet 250,000,000,000,000,000)\n",
            "  Third: " + aces,
            "  > Fourth: " + aces);
  }

  /** Observes an event, and how so many aces are dealt to the hand in play. */
  private static void observe(BlackjackTable table, String event, int aces) {
    table.observe(BlackjackEvent.parse(event));
    for (int ace = 0; ace < aces; ace++) {
      table.observe(BlackjackEvent.parse("the player is dealt Ace of Hearts"));
    }
  }

  @Test
  void the_rules_at_a_question_are_those_of_the_house() {
    assertThat(rules(sit("strip", 1)))
        .contains(
            "A natural, 21 with two cards, pays 3:2, rounded down.",
            "The house: 6 decks, S17, doubles, DAS, splits to 4, late surrender, insurance, 3:2,"
                + " peek. Type rules for what that means.");
    assertThat(rules(sit("classic", 1)))
        .contains(
            "The house: 1 deck, S17, no doubles, no splits, 3:2 at once. Type rules for what that"
                + " means.");
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
            "Of the 309 cards not seen since the shuffle, 96 are worth ten. More than a third makes"
                + " insurance a good bet.");
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
  void the_dealer_has_no_blackjack_where_the_house_knows_no_natural_of_the_dealer() {
    for (String house : List.of("classic", "strip")) {
      BlackjackTable table = new BlackjackTable(SeatedPerson.SPEECH);
      observe(table, "the player bets 10", 2);
      observe(table, "the dealer is dealt Ace of Spades", 0);
      observe(table, "the dealer's hole card is shown: King of Spades", 0);
      assertThat(SeatedPerson.picture(table.scene(sit(house, 1).view(), true)))
          .contains("A♠ K♠ (" + (house.equals("classic") ? "soft 21)" : "blackjack)"));
    }
  }

  @Test
  void twenty_one_after_a_split_is_no_blackjack() {
    BlackjackTable table = new BlackjackTable(SeatedPerson.SPEECH);
    observe(table, "the player bets 10", 2);
    observe(table, "the player splits", 0);
    observe(table, "the player is dealt King of Spades", 0);
    assertThat(SeatedPerson.picture(table.scene(sit("strip", 1).view(), true)))
        .contains("First: A♥ K♠ (soft 21, bet 10)")
        .doesNotContain("blackjack");
  }

  @Test
  void a_history_tells_in_sentences_what_the_table_only_shows() {
    SeatedPerson person = sit("strip", 36).type("10", "split", "stand", "double");
    assertThat(person.history())
        .startsWith(
            "\nThe cards are shuffled.\nHand 1: You bet 10. You are dealt K♦. The dealer is"
                + " dealt 8♥. You are dealt K♣. You split. You are dealt Q♦. Your total is 20. You"
                + " play hand 2. ")
        .contains(" You double to 20. ", " The dealer's hole card is shown: 2♦. ");
    assertThat(person.told()).doesNotContain("dealt", "double");
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
