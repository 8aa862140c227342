package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Suit;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreView;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The number of times that each feature is counted. */
class HandEvaluationTest {

  private static final String[] ALL_PASS = {"pass", "pass", "pass", "pass"};

  /** The features of a hand with a suit as trump, except "any hand". */
  private static Map<String, Integer> features(Suit suit, EuchreView view) {
    Map<String, Integer> features = new TreeMap<>();
    for (String feature : FeatureTable.FEATURES) {
      double count =
          FitBidding.counterOf(FeatureTable.row(feature))
              .of(suit.index(), BiddingHand.of(view), view.passes());
      if (count != 0) {
        features.put(feature, (int) count);
      }
    }
    assertThat(features.remove("any hand")).isEqualTo(1);
    return features;
  }

  private static EuchreView first(String upcard, String hand) {
    return ChosenDeal.upcard(upcard).seat(1, hand).viewAfter();
  }

  private static EuchreView inRoundTwo(String upcard, String hand) {
    return ChosenDeal.upcard(upcard).seat(1, hand).viewAfter(ALL_PASS);
  }

  @Test
  void the_left_bower_is_a_trump_and_leaves_its_suit_void() {
    assertThat(features(Suit.HEARTS, first("9H", "JD 9S TS 9C TC")))
        .isEqualTo(Map.of("left bower", 1, "void", 1));
    assertThat(features(Suit.HEARTS, first("9H", "JD 9S TS 9C TD")))
        .isEqualTo(Map.of("left bower", 1));
  }

  @Test
  void every_trump_counts_and_the_third_once_more() {
    assertThat(features(Suit.HEARTS, first("9H", "AH KH QH TH 9S")))
        .isEqualTo(
            Map.of(
                "ace of trump", 1,
                "king of trump", 1,
                "queen of trump", 1,
                "ten or nine of trump", 1,
                "third trump", 1,
                "void", 2,
                "void, three trumps", 2));
    assertThat(features(Suit.HEARTS, first("AH", "9H TH 9S 9C 9D")))
        .isEqualTo(Map.of("ten or nine of trump", 2, "ace turned up", 1));
  }

  @Test
  void both_bowers_count_more_than_two() {
    assertThat(features(Suit.HEARTS, first("9H", "JH JD 9S 9C 9D")))
        .isEqualTo(Map.of("right bower", 1, "left bower", 1, "both bowers", 1));
  }

  @Test
  void aces_of_trump_are_no_side_aces() {
    assertThat(features(Suit.HEARTS, first("JH", "AS AC AD AH 9S")))
        .isEqualTo(Map.of("ace of trump", 1, "side ace", 3, "jack turned up", 1));
  }

  @Test
  void the_dealer_counts_the_upcard_in_the_hand_and_not_the_card_that_goes_away() {
    EuchreView dealer =
        ChosenDeal.upcard("JH").seat(0, "AS KS 9C QD KD").viewAfter("pass", "pass", "pass");
    assertThat(features(Suit.HEARTS, dealer))
        .isEqualTo(Map.of("right bower", 1, "side ace", 1, "void", 1));
  }

  @Test
  void the_next_suit_counts_and_more_if_its_left_bower_is_turned_down() {
    String hand = "9S TS 9C TC 9D";
    assertThat(features(Suit.DIAMONDS, inRoundTwo("9H", hand)))
        .isEqualTo(Map.of("ten or nine of trump", 1, "next suit", 1, "void", 1));
    assertThat(features(Suit.DIAMONDS, inRoundTwo("JH", hand)))
        .isEqualTo(
            Map.of("ten or nine of trump", 1, "next suit", 1, "jack turned up", 1, "void", 1));
    assertThat(features(Suit.CLUBS, inRoundTwo("JH", hand)))
        .isEqualTo(Map.of("ten or nine of trump", 2, "void", 1));
  }
}
