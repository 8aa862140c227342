package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.RandomPlay;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/** What every textbook of euchre says, in positions that were played to. Seat 0 deals. */
class ExpertTest {

  private static final String PASSES = "pass, pass, pass, pass, ";

  /** Spades are trump, made in round two by seat 1, which leads. */
  private static final String MADE_BY_LEADER = PASSES + "order up Spades, ";

  /** Spades are trump, made in round two by seat 2; seat 1 leads. */
  private static final String MADE_BY_SECOND = PASSES + "pass, order up Spades, ";

  /** Spades are trump, made in round two by seat 3; seat 1, its partner, leads. */
  private static final String MADE_BY_THIRD = PASSES + "pass, pass, order up Spades, ";

  private static String decides(ChosenDeal deal, String before) {
    String[] decisions = before.isEmpty() ? new String[0] : before.split(", *", -1);
    int count = before.endsWith(", ") ? decisions.length - 1 : decisions.length;
    return new Expert().decide(deal.viewAfter(Arrays.copyOf(decisions, count))).text();
  }

  private static ChosenDeal upcard(String upcard) {
    return ChosenDeal.upcard(upcard);
  }

  private static String discards(String upcard, String hand) {
    String suit = upcard(upcard).upcard().suit().toString();
    return decides(upcard(upcard).seat(0, hand), "order up " + suit);
  }

  @Test
  void the_dealer_picks_up_to_three_trumps_and_an_ace() {
    assertThat(decides(upcard("9H").seat(0, "JH KH AS 9C TC"), "pass, pass, pass"))
        .isEqualTo("order up Hearts");
  }

  @Test
  void the_dealer_turns_down_a_suit_without_help() {
    assertThat(decides(upcard("9H").seat(0, "TH KS QS 9C TD"), "pass, pass, pass"))
        .isEqualTo("pass");
  }

  @Test
  void a_jack_is_not_ordered_into_an_opponents_hand_on_two_trumps() {
    assertThat(decides(upcard("JH").seat(1, "AH KH 9S TS 9C"), "")).isEqualTo("pass");
    assertThat(decides(upcard("9H").seat(1, "JH JD AH KH AS"), "")).isEqualTo("order up Hearts");
  }

  @Test
  void three_trumps_are_enough_to_order_a_card_into_partners_hand_and_two_are_not() {
    assertThat(decides(upcard("9H").seat(2, "AH KH TH 9C 9D"), "pass"))
        .isEqualTo("order up Hearts");
    assertThat(decides(upcard("JH").seat(2, "AH KH AS 9C 9D"), "pass")).isEqualTo("pass");
  }

  @Test
  void the_eldest_hand_goes_next() {
    assertThat(decides(upcard("9H").seat(1, "JD AD JS AS 9C"), PASSES))
        .isEqualTo("order up Diamonds");
  }

  @Test
  void the_hand_after_the_eldest_crosses_the_suit() {
    assertThat(decides(upcard("9H").seat(2, "JD AD JS AS 9C"), PASSES + "pass"))
        .isEqualTo("order up Spades");
  }

  @Test
  void the_dealer_who_may_not_pass_orders_up_the_best_of_three_bad_suits() {
    assertThat(decides(upcard("9H").seat(0, "9C TC QC TS 9D"), PASSES + "pass, pass, pass"))
        .isEqualTo("order up Clubs");
  }

  @Test
  void the_dealer_discards_a_lone_card_to_be_void() {
    assertThat(discards("9H", "JH KH QC 9S TS")).isEqualTo("discard Queen of Clubs");
  }

  @Test
  void the_dealer_keeps_a_lone_ace() {
    assertThat(discards("9H", "JH KH AC 9S TS")).isEqualTo("discard Nine of Spades");
  }

  @Test
  void the_dealer_keeps_a_king_and_its_guard() {
    assertThat(discards("9H", "JH KC 9C QS TS")).isEqualTo("discard Ten of Spades");
  }

  @Test
  void of_nothing_but_winners_the_dealer_discards_the_lowest() {
    assertThat(discards("9H", "JH KH AC KC AS")).isEqualTo("discard King of Clubs");
  }

  @Test
  void with_nothing_but_trumps_the_dealer_discards_the_lowest() {
    assertThat(discards("TH", "JH JD AH 9H QH")).isEqualTo("discard Nine of Hearts");
  }

  @Test
  void with_both_bowers_the_right_is_led() {
    assertThat(decides(upcard("9H").seat(1, "JS JC AD 9D QH"), MADE_BY_LEADER))
        .isEqualTo("play Jack of Spades");
  }

  @Test
  void a_maker_without_the_highest_trump_draws_with_the_lowest_of_three_or_of_two_and_an_ace() {
    assertThat(decides(upcard("9H").seat(1, "AS QS TS AD 9D"), MADE_BY_LEADER))
        .isEqualTo("play Ten of Spades");
    assertThat(decides(upcard("9H").seat(1, "AS QS AD 9D TD"), MADE_BY_LEADER))
        .isEqualTo("play Queen of Spades");
  }

  @Test
  void the_makers_partner_begins_with_a_trump() {
    assertThat(decides(upcard("9H").seat(1, "9S QS AD KD QH"), MADE_BY_THIRD))
        .isEqualTo("play Queen of Spades");
  }

  @Test
  void the_makers_opponents_begin_with_an_ace_and_no_trump() {
    assertThat(decides(upcard("9H").seat(1, "JS 9S AD TC QH"), MADE_BY_SECOND))
        .isEqualTo("play Ace of Diamonds");
  }

  @Test
  void without_an_ace_the_suit_of_which_most_is_out_is_led() {
    assertThat(decides(upcard("9H").seat(1, "9S TD QD KD TH"), MADE_BY_SECOND))
        .isEqualTo("play Ten of Hearts");
  }

  /** Seat 1 has led out the two bowers, and the others had no more than four trumps. */
  private static final String TRUMP_DRAWN =
      MADE_BY_LEADER
          + "play Jack of Spades, play Nine of Spades, play Queen of Spades, play Ten of Spades, "
          + "play Jack of Clubs, play King of Spades, play Nine of Clubs, play Ten of Hearts";

  @Test
  void when_trump_is_drawn_the_last_trump_is_led_before_the_winner_of_a_side_suit() {
    ChosenDeal deal =
        upcard("9H")
            .seat(1, "JS JC AS AD QD")
            .seat(2, "9S KS 9D TD KD")
            .seat(3, "QS 9C TC QC KC")
            .seat(0, "TS TH QH KH AH");
    assertThat(decides(deal, TRUMP_DRAWN)).isEqualTo("play Ace of Spades");
  }

  @Test
  void a_king_is_led_as_the_winner_that_it_is_once_the_ace_is_gone() {
    ChosenDeal deal =
        upcard("9H")
            .seat(1, "AD KD TC 9C QH")
            .seat(2, "9D AS JS QS KS")
            .seat(3, "TD AC KC 9S TH")
            .seat(0, "QD TS AH KH JD");
    String won =
        MADE_BY_SECOND
            + "play Ace of Diamonds, play Nine of Diamonds, play Ten of Diamonds, "
            + "play Queen of Diamonds";
    assertThat(decides(deal, won)).isEqualTo("play King of Diamonds");
  }

  @Test
  void partner_has_the_trick_so_it_is_not_trumped() {
    assertThat(
            decides(
                upcard("9H").seat(1, "AD").seat(2, "9D").seat(3, "9S TS TC QC QH"),
                MADE_BY_LEADER + "play Ace of Diamonds, play Nine of Diamonds"))
        .isEqualTo("play Queen of Hearts");
  }

  @Test
  void partners_left_bower_is_not_overtaken_by_the_right() {
    assertThat(
            decides(
                upcard("9H").seat(1, "JC").seat(2, "TS").seat(3, "9S JS TC QC QH"),
                MADE_BY_LEADER + "play Jack of Clubs, play Ten of Spades"))
        .isEqualTo("play Nine of Spades");
  }

  @Test
  void partners_queen_is_trumped_before_an_ace_can_take_it() {
    assertThat(
            decides(
                upcard("9H").seat(1, "QD").seat(2, "9D").seat(3, "9S TS TC QC QH"),
                MADE_BY_LEADER + "play Queen of Diamonds, play Nine of Diamonds"))
        .isEqualTo("play Nine of Spades");
  }

  @Test
  void partners_king_is_left_to_its_luck() {
    assertThat(
            decides(
                upcard("9H").seat(1, "KD").seat(2, "9D").seat(3, "9S TS TC QC QH"),
                MADE_BY_LEADER + "play King of Diamonds, play Nine of Diamonds"))
        .isEqualTo("play Queen of Hearts");
  }

  /** The nine, ten and jack of diamonds lie on the table. */
  private static String playsLast(String hand) {
    return decides(
        upcard("9H").seat(1, "9D").seat(2, "TD").seat(3, "JD").seat(0, hand),
        MADE_BY_LEADER + "play Nine of Diamonds, play Ten of Diamonds, play Jack of Diamonds");
  }

  @Test
  void the_last_hand_wins_as_cheaply_as_it_can() {
    assertThat(playsLast("QD AD 9S TS 9C")).isEqualTo("play Queen of Diamonds");
    assertThat(playsLast("JS AS KS TC 9C")).isEqualTo("play King of Spades");
  }

  @Test
  void the_last_hand_wastes_nothing_on_partners_trick() {
    ChosenDeal deal = upcard("9H").seat(1, "9D").seat(2, "QD").seat(3, "TD");
    String led = MADE_BY_LEADER + "play Nine of Diamonds, play Queen of Diamonds, ";
    assertThat(decides(deal.seat(0, "KD AD 9S TS 9C"), led + "play Ten of Diamonds"))
        .isEqualTo("play King of Diamonds");
    assertThat(decides(deal.seat(0, "JS AS KS TC 9C"), led + "play Ten of Diamonds"))
        .isEqualTo("play Nine of Clubs");
  }

  @Test
  void the_third_hand_plays_high_and_the_lower_of_two_that_are_as_good() {
    ChosenDeal deal = upcard("9H").seat(1, "9D").seat(2, "TD");
    String led = MADE_BY_SECOND + "play Nine of Diamonds, play Ten of Diamonds";
    assertThat(decides(deal.seat(3, "QD AD 9S TS 9C"), led)).isEqualTo("play Ace of Diamonds");
    assertThat(decides(deal.seat(3, "KD AD 9S TS 9C"), led)).isEqualTo("play King of Diamonds");
  }

  @Test
  void the_second_hand_does_not_spend_the_right_bower_on_a_nine() {
    ChosenDeal deal = upcard("9H").seat(1, "9D AD");
    String led = MADE_BY_LEADER + "play %s of Diamonds";
    assertThat(decides(deal.seat(2, "JS TC KC QH KH"), led.formatted("Nine")))
        .isEqualTo("play Ten of Clubs");
    assertThat(decides(deal.seat(2, "JS TC KC QH KH"), led.formatted("Ace")))
        .isEqualTo("play Jack of Spades");
    assertThat(decides(deal.seat(2, "9S TC KC QH KH"), led.formatted("Nine")))
        .isEqualTo("play Nine of Spades");
  }

  @Test
  void the_second_hand_saves_a_high_trump_from_a_low_card_of_the_maker() {
    ChosenDeal deal = upcard("9H").seat(1, "9D KD");
    String led = MADE_BY_LEADER + "play %s of Diamonds";
    assertThat(decides(deal.seat(2, "AS TC KC QH KH"), led.formatted("Nine")))
        .isEqualTo("play Ten of Clubs");
    assertThat(decides(deal.seat(2, "AS TC KC QH KH"), led.formatted("King")))
        .isEqualTo("play Ace of Spades");
    assertThat(decides(deal.seat(2, "JS TC KC QH KH"), led.formatted("King")))
        .isEqualTo("play Ten of Clubs");
    assertThat(decides(deal.seat(2, "QS TC KC QH KH"), led.formatted("Nine")))
        .isEqualTo("play Queen of Spades");
    String ofPartner = MADE_BY_THIRD + "play Nine of Diamonds";
    assertThat(decides(deal.seat(2, "AS TC KC QH KH"), ofPartner)).isEqualTo("play Ace of Spades");
  }

  @Test
  void the_second_hand_plays_low_to_a_trump_unless_it_has_the_highest() {
    ChosenDeal deal = upcard("9H").seat(1, "QS");
    String led = MADE_BY_LEADER + "play Queen of Spades";
    assertThat(decides(deal.seat(2, "9S AS 9D TD QD"), led)).isEqualTo("play Nine of Spades");
    assertThat(decides(deal.seat(2, "9S JS 9D TD QD"), led)).isEqualTo("play Jack of Spades");
    assertThat(decides(deal.seat(2, "KS JS 9D TD QD"), led)).isEqualTo("play King of Spades");
  }

  @Test
  void a_hand_that_cannot_win_throws_a_lone_card_and_no_winner() {
    ChosenDeal deal =
        upcard("9H").seat(1, "AD").seat(2, "JS TC QC TH JH").seat(3, "9S AS 9C AC QH");
    assertThat(decides(deal, MADE_BY_LEADER + "play Ace of Diamonds, play Jack of Spades"))
        .isEqualTo("play Queen of Hearts");
  }

  @Test
  void a_hand_without_trumps_throws_its_lowest_card() {
    ChosenDeal deal = upcard("9H").seat(1, "AD").seat(2, "9D").seat(3, "9C TC QC KH QH");
    assertThat(decides(deal, MADE_BY_LEADER + "play Ace of Diamonds, play Nine of Diamonds"))
        .isEqualTo("play Nine of Clubs");
    ChosenDeal lone = deal.seat(3, "9C TC QC KC TH");
    assertThat(decides(lone, MADE_BY_LEADER + "play Ace of Diamonds, play Nine of Diamonds"))
        .isEqualTo("play Nine of Clubs");
  }

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void it_decides_the_same_whatever_is_hidden(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    RandomGenerator random = Seed.of(seed).generator();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      Seat seat = game.toAct();
      EuchreDecision decision = new Expert().decide(game.view(seat));
      assertThat(game.isLegal(decision)).as(decision.text()).isTrue();
      assertThat(new Expert().decide(game.redeal(seat, random).view(seat))).isSameAs(decision);
      game.apply(chooser.choose(game.legal()));
    }
  }
}
