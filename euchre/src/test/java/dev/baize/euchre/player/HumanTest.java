package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.EndOfInputException;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import org.junit.jupiter.api.Test;

/** A person is asked in the words of the course programs, and asked again after a wrong answer. */
class HumanTest {

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "AH 9S KH TS JS")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  private static final String HAND_OF_1 =
      """
      Human player Ada's hand: [0] Nine of Spades
      Human player Ada's hand: [1] Ten of Spades
      Human player Ada's hand: [2] Jack of Spades
      Human player Ada's hand: [3] King of Hearts
      Human player Ada's hand: [4] Ace of Hearts
      """;

  private static final String HAND_OF_0 =
      """
      Human player Ada's hand: [0] Nine of Hearts
      Human player Ada's hand: [1] Ten of Hearts
      Human player Ada's hand: [2] Queen of Clubs
      Human player Ada's hand: [3] King of Clubs
      Human player Ada's hand: [4] Ace of Clubs
      """;

  private static final String BID = "Human player Ada, please enter a suit, or \"pass\":\n";
  private static final String DISCARD = "Human player Ada, please select a card to discard:\n";
  private static final String CARD = "Human player Ada, please select a card:\n";

  private static final EuchreView ROUND_ONE = DEAL.viewAfter();
  private static final EuchreView ROUND_TWO = DEAL.viewAfter("pass", "pass", "pass", "pass");
  private static final EuchreView STUCK =
      DEAL.viewAfter("pass", "pass", "pass", "pass", "pass", "pass", "pass");
  private static final EuchreView PICKED_UP = DEAL.viewAfter("order up Diamonds");
  private static final EuchreView LEAD =
      DEAL.viewAfter("order up Diamonds", "discard Nine of Hearts");
  private static final EuchreView FOLLOW =
      DEAL.viewAfter(
          "order up Diamonds",
          "discard Nine of Hearts",
          "play King of Hearts",
          "play Nine of Clubs",
          "play Queen of Hearts",
          "play Ten of Hearts",
          "play Nine of Spades",
          "play Queen of Spades");

  private static void check(EuchreView view, String decision, String printed, String... words) {
    ScriptedConsole console = new ScriptedConsole(words);
    assertThat(new Human("Ada", console).decide(view).text()).isEqualTo(decision);
    assertThat(console.printed()).isEqualTo(printed);
    assertThat(console.complaints()).isEmpty();
    assertThat(console.wordsLeft()).isZero();
  }

  /** A wrong answer brings one complaint and the prompt again, and then the right one counts. */
  private static void assertRefusal(
      EuchreView view, String wrong, String complaint, String right, String prompt) {
    ScriptedConsole asked = new ScriptedConsole(right);
    String decision = new Human("Ada", asked).decide(view).text();
    ScriptedConsole console = new ScriptedConsole(wrong, right);
    assertThat(new Human("Ada", console).decide(view).text()).isEqualTo(decision);
    assertThat(console.complaints()).containsExactly(complaint);
    assertThat(console.printed()).isEqualTo(asked.printed() + prompt).endsWith(prompt + prompt);
    assertThat(console.wordsLeft()).isZero();
  }

  @Test
  void a_person_who_bids_sees_the_hand_in_ascending_order_and_is_asked_for_a_suit() {
    check(ROUND_ONE, "pass", HAND_OF_1 + BID, "pass");
    check(ROUND_ONE, "order up Diamonds", HAND_OF_1 + BID, "Diamonds");
    check(ROUND_TWO, "order up Spades", HAND_OF_1 + BID, "Spades");
    check(ROUND_TWO, "order up Hearts", HAND_OF_1 + BID, "Hearts");
    check(ROUND_TWO, "order up Clubs", HAND_OF_1 + BID, "Clubs");
    check(STUCK, "order up Clubs", HAND_OF_0 + BID, "Clubs");
  }

  @Test
  void a_dealers_partner_is_told_that_it_must_play_alone_where_the_rules_are_canadian() {
    Game<EuchreView, EuchreDecision> canadian = DEAL.inHouse("american, canadian yes", "pass");
    ScriptedConsole console = new ScriptedConsole("Diamonds");
    assertThat(new Human("Ada", console).decide(canadian.view(Seat.of(2))).text())
        .isEqualTo("order up Diamonds alone");
    assertThat(console.printed())
        .endsWith("\nHuman player Ada, please enter a suit to play alone, or \"pass\":\n");
  }

  @Test
  void a_person_who_makes_trump_is_asked_whether_to_play_alone_where_that_is_allowed() {
    EuchreView view = DEAL.inHouse("american").view(Seat.of(1));
    String printed =
        HAND_OF_1 + BID + "Human player Ada, do you play alone? Please enter \"yes\" or \"no\":\n";
    check(view, "order up Diamonds alone", printed, "Diamonds", "yes");
    check(view, "order up Diamonds", printed, "Diamonds", "no");
  }

  @Test
  void a_defender_sees_the_hand_and_is_asked_whether_to_defend_alone_where_that_is_allowed() {
    Game<EuchreView, EuchreDecision> game =
        DEAL.inHouse("online", "pass", "order up Diamonds", "discard Nine of Hearts");
    String prompt = "Human player Ada, do you defend alone? Please enter \"yes\" or \"no\":\n";
    EuchreView view = game.view(game.toAct());
    assertThat(view.seat()).isEqualTo(Seat.of(3));
    String printed = printed(view, "no");
    assertThat(printed).startsWith("Human player Ada's hand: [0] ").endsWith(prompt);
    check(view, "defend alone", printed, "yes");
    check(view, "pass", printed, "no");
    assertRefusal(view, "perhaps", "\"perhaps\" is neither \"yes\" nor \"no\"", "yes", prompt);
  }

  private static String printed(EuchreView view, String... words) {
    ScriptedConsole console = new ScriptedConsole(words);
    new Human("Ada", console).decide(view);
    return console.printed();
  }

  @Test
  void a_dealer_who_picks_up_sees_the_cards_dealt_and_may_answer_minus_one() {
    String printed = HAND_OF_0 + "Discard upcard: [-1]\n" + DISCARD;
    check(PICKED_UP, "discard Jack of Diamonds", printed, "-1");
    check(PICKED_UP, "discard Nine of Hearts", printed, "0");
    check(PICKED_UP, "discard Ace of Clubs", printed, "4");
  }

  @Test
  void a_person_who_plays_sees_the_cards_left_and_is_asked_for_a_number() {
    check(LEAD, "play King of Hearts", HAND_OF_1 + CARD, "3");
    check(
        FOLLOW,
        "play Ace of Spades",
        """
        Human player Ada's hand: [0] Nine of Diamonds
        Human player Ada's hand: [1] Ten of Diamonds
        Human player Ada's hand: [2] Jack of Hearts
        Human player Ada's hand: [3] Ace of Spades
        """
            + CARD,
        "3");
  }

  @Test
  void a_name_is_printed_as_it_is() {
    ScriptedConsole console = new ScriptedConsole("pass");
    new Human("Ада %s 🂡", console).decide(ROUND_ONE);
    assertThat(console.printed())
        .startsWith("Human player Ада %s 🂡's hand: [0] Nine of Spades\n")
        .endsWith("\nHuman player Ада %s 🂡, please enter a suit, or \"pass\":\n");
  }

  @Test
  void a_word_that_is_no_suit_is_refused() {
    String expected = " is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass";
    for (String word : new String[] {"diamonds", "Diamond", "PASS", "Pass", "0", "-1", "%s", "♦"}) {
      assertRefusal(ROUND_ONE, word, "\"" + word + "\"" + expected, "pass", BID);
      assertRefusal(STUCK, word, "\"" + word + "\"" + expected, "Clubs", BID);
    }
  }

  @Test
  void round_one_refuses_every_other_suit_than_the_upcards() {
    for (String suit : new String[] {"Spades", "Hearts", "Clubs"}) {
      assertRefusal(ROUND_ONE, suit, suit + " may not be ordered up now", "Diamonds", BID);
    }
  }

  @Test
  void round_two_refuses_the_suit_of_the_upcard() {
    assertRefusal(ROUND_TWO, "Diamonds", "Diamonds may not be ordered up now", "pass", BID);
    assertRefusal(STUCK, "Diamonds", "Diamonds may not be ordered up now", "Hearts", BID);
  }

  @Test
  void a_dealer_who_is_stuck_may_not_pass() {
    assertRefusal(STUCK, "pass", "the dealer must order up a suit in round two", "Spades", BID);
  }

  @Test
  void what_is_no_card_number_is_refused() {
    String[] words = {"5", "-1", "-2", "00", "+1", "1.0", "99999999999", "pass", "Spades", "٣"};
    for (String word : words) {
      assertRefusal(
          LEAD, word, "\"" + word + "\" is not a card number; expected 0 to 4", "2", CARD);
    }
    assertRefusal(FOLLOW, "4", "\"4\" is not a card number; expected 0 to 3", "3", CARD);
  }

  @Test
  void a_wrong_number_to_discard_is_told_of_minus_one_too() {
    for (String word : new String[] {"5", "-2", "-01", "upcard", "pass"}) {
      assertRefusal(
          PICKED_UP,
          word,
          "\"" + word + "\" is not a card number; expected -1 to 4",
          "-1",
          DISCARD);
    }
  }

  @Test
  void a_card_that_does_not_follow_suit_is_refused() {
    assertRefusal(FOLLOW, "0", "Nine of Diamonds does not follow suit", "3", CARD);
    assertRefusal(FOLLOW, "2", "Jack of Hearts does not follow suit", "3", CARD);
  }

  @Test
  void many_wrong_answers_bring_a_complaint_each() {
    ScriptedConsole console = new ScriptedConsole("x", "Clubs", "y", "Diamonds");
    assertThat(new Human("Ada", console).decide(ROUND_ONE).text()).isEqualTo("order up Diamonds");
    assertThat(console.complaints())
        .containsExactly(
            "\"x\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass",
            "Clubs may not be ordered up now",
            "\"y\" is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass");
    assertThat(console.printed()).isEqualTo(HAND_OF_1 + BID + BID + BID + BID);
  }

  @Test
  void a_huge_word_is_quoted_only_so_far() {
    assertRefusal(
        LEAD,
        "x".repeat(1_000_000),
        "\"" + "x".repeat(60) + "…\" is not a card number; expected 0 to 4",
        "2",
        CARD);
    assertRefusal(
        LEAD,
        "🂡".repeat(31),
        "\"" + "🂡".repeat(30) + "…\" is not a card number; expected 0 to 4",
        "2",
        CARD);
    assertRefusal(
        LEAD,
        "🂡".repeat(30),
        "\"" + "🂡".repeat(30) + "\" is not a card number; expected 0 to 4",
        "2",
        CARD);
  }

  private static void assertEnd(EuchreView view, String prompt, String... words) {
    Human human = new Human("Ada", new ScriptedConsole(words));
    assertThatExceptionOfType(EndOfInputException.class)
        .isThrownBy(() -> human.decide(view))
        .withMessage("input ended at \"" + prompt.strip() + "\"");
  }

  @Test
  void input_that_ends_early_is_told_with_the_prompt() {
    assertEnd(ROUND_ONE, BID);
    assertEnd(ROUND_ONE, BID, "Clubs");
    assertEnd(PICKED_UP, DISCARD);
    assertEnd(LEAD, CARD);
    assertEnd(FOLLOW, CARD, "0", "x");
  }

  @Test
  void a_person_is_called_human_in_errors() {
    assertThat(new Human("Ada", new ScriptedConsole()).name()).isEqualTo("Human");
  }
}
