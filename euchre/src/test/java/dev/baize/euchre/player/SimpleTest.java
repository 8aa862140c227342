package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreView;
import org.junit.jupiter.api.Test;

/** The specification's "Simple Player", sentence by sentence. */
class SimpleTest {

  private static final String[] ALL_PASS = {"pass", "pass", "pass", "pass"};

  private static String decides(EuchreView view) {
    return new Simple().decide(view).text();
  }

  private static String bidsFirst(String upcard, String hand) {
    return decides(ChosenDeal.upcard(upcard).seat(1, hand).viewAfter());
  }

  private static String bidsInRoundTwo(String upcard, String hand) {
    return decides(ChosenDeal.upcard(upcard).seat(1, hand).viewAfter(ALL_PASS));
  }

  private static String discards(String upcard, String hand) {
    String suit = ChosenDeal.upcard(upcard).upcard().suit().toString();
    return decides(ChosenDeal.upcard(upcard).seat(0, hand).viewAfter("order up " + suit));
  }

  /** Spades are trump, made by seat 1, which leads, in round two. */
  private static String leads(String hand) {
    String[] made = {"pass", "pass", "pass", "pass", "order up Spades"};
    return decides(ChosenDeal.upcard("9H").seat(1, hand).viewAfter(made));
  }

  /** Spades are trump; seat 1 leads a card. */
  private static String follows(String led, String card, String hand) {
    String[] made = {"pass", "pass", "pass", "pass", "order up Spades", "play " + led};
    return decides(ChosenDeal.upcard("9H").seat(1, card).seat(2, hand).viewAfter(made));
  }

  @Test
  void in_round_one_two_face_or_ace_trumps_are_enough() {
    assertThat(bidsFirst("9H", "KH AH 9S 9C 9D")).isEqualTo("order up Hearts");
    assertThat(bidsFirst("9H", "QH KH 9S 9C 9D")).isEqualTo("order up Hearts");
    assertThat(bidsFirst("9H", "QH KH AH JH JD")).isEqualTo("order up Hearts");
  }

  @Test
  void in_round_one_both_bowers_count() {
    assertThat(bidsFirst("9H", "JH JD 9S 9C 9D")).isEqualTo("order up Hearts");
    assertThat(bidsFirst("9H", "JD QH 9S 9C 9D")).isEqualTo("order up Hearts");
    assertThat(bidsFirst("9H", "JH AH 9S 9C 9D")).isEqualTo("order up Hearts");
  }

  @Test
  void in_round_one_one_face_or_ace_trump_is_not_enough() {
    assertThat(bidsFirst("9H", "AH AS AC AD KD")).isEqualTo("pass");
    assertThat(bidsFirst("9H", "JD JS JC AD KD")).isEqualTo("pass");
    assertThat(bidsFirst("9H", "JH JS JC QD KD")).isEqualTo("pass");
  }

  @Test
  void in_round_one_nines_and_tens_of_trump_do_not_count() {
    assertThat(bidsFirst("QH", "9H TH AH 9S TS")).isEqualTo("pass");
  }

  @Test
  void in_round_one_the_dealer_does_not_count_the_upcard() {
    String[] others = {"pass", "pass", "pass"};
    assertThat(decides(ChosenDeal.upcard("AH").seat(0, "KH 9S TS 9C TC").viewAfter(others)))
        .isEqualTo("pass");
    assertThat(decides(ChosenDeal.upcard("AH").seat(0, "KH QH TS 9C TC").viewAfter(others)))
        .isEqualTo("order up Hearts");
  }

  @Test
  void in_round_two_one_face_or_ace_of_the_next_suit_is_enough() {
    assertThat(bidsInRoundTwo("9H", "KD 9S TS 9C TC")).isEqualTo("order up Diamonds");
    assertThat(bidsInRoundTwo("9H", "AD 9S TS 9C TC")).isEqualTo("order up Diamonds");
    assertThat(bidsInRoundTwo("9S", "QC 9H TH 9D TD")).isEqualTo("order up Clubs");
  }

  @Test
  void in_round_two_the_jack_of_the_upcards_suit_counts_as_left_bower() {
    assertThat(bidsInRoundTwo("9H", "JH 9S TS 9C TC")).isEqualTo("order up Diamonds");
    assertThat(bidsInRoundTwo("9H", "JD 9S TS 9C TC")).isEqualTo("order up Diamonds");
  }

  @Test
  void in_round_two_no_other_suit_is_ordered_up() {
    assertThat(bidsInRoundTwo("9H", "JS QS KS AS JC")).isEqualTo("pass");
    assertThat(bidsInRoundTwo("9H", "9D TD QH KH AH")).isEqualTo("pass");
  }

  @Test
  void in_round_two_the_dealer_always_orders_up_the_next_suit() {
    String[] allPassAndTheOthersAgain = {"pass", "pass", "pass", "pass", "pass", "pass", "pass"};
    assertThat(
            decides(
                ChosenDeal.upcard("9H")
                    .seat(0, "AS KS QS JS AC")
                    .viewAfter(allPassAndTheOthersAgain)))
        .isEqualTo("order up Diamonds");
    assertThat(
            decides(
                ChosenDeal.upcard("9C")
                    .seat(0, "AH KH QH JH AD")
                    .viewAfter(allPassAndTheOthersAgain)))
        .isEqualTo("order up Spades");
  }

  @Test
  void the_dealer_discards_the_lowest_of_six() {
    assertThat(discards("TH", "AS 9C AD KH AH")).isEqualTo("discard Nine of Clubs");
    assertThat(discards("TH", "AS KS AD KD QD")).isEqualTo("discard Queen of Diamonds");
  }

  @Test
  void cards_of_one_rank_are_discarded_by_suit() {
    assertThat(discards("TH", "KC KD KS AH QH")).isEqualTo("discard King of Spades");
  }

  @Test
  void the_dealer_discards_the_upcard_itself_if_it_is_lowest() {
    assertThat(discards("9H", "TH QH KH AH JH")).isEqualTo("discard Nine of Hearts");
    assertThat(discards("9H", "TH QH KH AH JD")).isEqualTo("discard Nine of Hearts");
  }

  @Test
  void the_dealer_keeps_a_trump_rather_than_an_ace() {
    assertThat(discards("9H", "TH QH KH AH AD")).isEqualTo("discard Ace of Diamonds");
    assertThat(discards("9H", "JD JH KH AH AD")).isEqualTo("discard Ace of Diamonds");
  }

  @Test
  void the_leader_leads_the_highest_card_that_is_no_trump() {
    assertThat(leads("JS AS 9D TD QC")).isEqualTo("play Queen of Clubs");
    assertThat(leads("JS AS KD KH QC")).isEqualTo("play King of Diamonds");
  }

  @Test
  void the_leader_holds_the_left_bower_for_a_trump() {
    assertThat(leads("JC AS 9D TD TS")).isEqualTo("play Ten of Diamonds");
  }

  @Test
  void the_leader_leads_the_highest_trump_if_there_are_only_trumps() {
    assertThat(leads("9S TS JC QS AS")).isEqualTo("play Jack of Clubs");
    assertThat(leads("JS TS JC QS AS")).isEqualTo("play Jack of Spades");
    assertThat(leads("9S TS KS QS AS")).isEqualTo("play Ace of Spades");
  }

  @Test
  void whoever_can_follow_plays_the_highest_card_of_the_suit_led() {
    assertThat(follows("Nine of Diamonds", "9D", "TD KD QD JS AC"))
        .isEqualTo("play King of Diamonds");
    assertThat(follows("Ace of Diamonds", "AD", "TD KD QD JS AC"))
        .isEqualTo("play King of Diamonds");
  }

  @Test
  void the_left_bower_follows_trump_and_is_second_to_the_right() {
    assertThat(follows("Nine of Spades", "9S", "JC AS AH AD AC")).isEqualTo("play Jack of Clubs");
    assertThat(follows("Nine of Spades", "9S", "JC JS AH AD AC")).isEqualTo("play Jack of Spades");
  }

  @Test
  void a_left_bower_led_is_a_trump_led() {
    assertThat(follows("Jack of Clubs", "JC", "TS QS AC KC QC")).isEqualTo("play Queen of Spades");
    assertThat(follows("Jack of Clubs", "JC", "9D AH AC KC TC")).isEqualTo("play Nine of Diamonds");
  }

  @Test
  void the_left_bower_does_not_follow_the_suit_it_shows() {
    assertThat(follows("Ace of Clubs", "AC", "JC TC 9D AH AD")).isEqualTo("play Ten of Clubs");
    assertThat(follows("Ace of Clubs", "AC", "JC KD TD AH AD")).isEqualTo("play Ten of Diamonds");
  }

  @Test
  void whoever_cannot_follow_throws_the_lowest_card() {
    assertThat(follows("Ace of Clubs", "AC", "JS AS TH KD TD")).isEqualTo("play Ten of Hearts");
    assertThat(follows("Ace of Clubs", "AC", "JS AS TS KS JC")).isEqualTo("play Ten of Spades");
  }
}
