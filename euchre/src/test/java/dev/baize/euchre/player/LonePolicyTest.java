package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When Expert plays alone, and how. Seat 0 deals. */
class LonePolicyTest {

  private static final String GREAT = "JH JD AH KH AS";
  private static final String GOOD = "JH KH QH TS 9C";
  private static final EuchrePlayer EXPERT = new Expert();
  private static final EuchrePlayer SOCIABLE = new Expert(false);

  private static String decides(
      EuchrePlayer player, String house, ChosenDeal deal, String... before) {
    Game<EuchreView, EuchreDecision> game = deal.inHouse(house, before);
    return player.decide(game.view(game.toAct())).text();
  }

  private static ChosenDeal eldest(String hand) {
    return ChosenDeal.upcard("9H").seat(1, hand);
  }

  @Test
  void the_four_best_trumps_and_an_ace_are_played_alone() {
    assertThat(decides(EXPERT, "american", eldest(GREAT))).isEqualTo("order up Hearts alone");
  }

  @Test
  void a_hand_that_counts_on_its_partner_is_not() {
    assertThat(decides(EXPERT, "american", eldest(GOOD))).isEqualTo("order up Hearts");
  }

  @Test
  void how_readily_they_play_alone_depends_on_what_a_lone_march_and_a_lone_euchre_count() {
    ChosenDeal fair = eldest("JH AH KH TS AC");
    assertThat(decides(EXPERT, "american", fair)).isEqualTo("order up Hearts");
    assertThat(decides(EXPERT, "american, lone march 10", fair)).isEqualTo("order up Hearts alone");
    assertThat(decides(EXPERT, "american, lone march 2", eldest(GREAT)))
        .isEqualTo("order up Hearts");
    ChosenDeal good = eldest("JH JD KH AS TC");
    assertThat(decides(EXPERT, "american", good)).isEqualTo("order up Hearts alone");
    assertThat(decides(EXPERT, "american, lone euchred 20", good)).isEqualTo("order up Hearts");
  }

  @Test
  void nobody_defends_alone_for_points_that_two_defenders_win_as_well() {
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(1, "AH KH QH AS AC").seat(2, "JH JD TH 9S 9C");
    String[] before = {"order up Hearts alone", "discard Nine of Hearts"};
    assertThat(decides(EXPERT, "online", deal, before)).isEqualTo("defend alone");
    assertThat(decides(EXPERT, "online, lone euchred 4", deal, before)).isEqualTo("pass");
  }

  @Test
  void in_the_last_deal_only_a_side_that_is_behind_by_two_needs_a_lone_hand() {
    assertThat(decides(EXPERT, "american, deals 2", eldest(GREAT)))
        .isEqualTo("order up Hearts alone");
    assertThat(decides(EXPERT, "american, deals 1", eldest(GREAT))).isEqualTo("order up Hearts");
    assertThat(decides(EXPERT, "american, deals 1, start 1:0", eldest(GREAT)))
        .isEqualTo("order up Hearts");
    assertThat(decides(EXPERT, "american, deals 1, start 2:0", eldest(GREAT)))
        .isEqualTo("order up Hearts alone");
  }

  @Test
  void nobody_plays_alone_where_that_is_not_played() {
    assertThat(decides(EXPERT, "classic", eldest(GREAT))).isEqualTo("order up Hearts");
  }

  @Test
  void an_expert_that_never_plays_alone_does_so_only_where_it_must() {
    assertThat(decides(SOCIABLE, "american", eldest(GREAT))).isEqualTo("order up Hearts");
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(2, GREAT);
    assertThat(decides(SOCIABLE, "american, canadian yes", deal, "pass"))
        .isEqualTo("order up Hearts alone");
  }

  @Test
  void
      where_the_dealers_partner_must_play_alone_it_passes_with_a_hand_that_counts_on_its_partner() {
    ChosenDeal good = ChosenDeal.upcard("9H").seat(2, GOOD);
    assertThat(decides(EXPERT, "american", good, "pass")).isEqualTo("order up Hearts");
    assertThat(decides(EXPERT, "american, canadian yes", good, "pass")).isEqualTo("pass");
    ChosenDeal great = ChosenDeal.upcard("9H").seat(2, GREAT);
    assertThat(decides(EXPERT, "american, canadian yes", great, "pass"))
        .isEqualTo("order up Hearts alone");
  }

  /** Seat 0 deals, so the right bower goes to the other side of seats 1 and 3. */
  @ParameterizedTest
  @CsvSource({
    "JH, TH QH KH AH AC",
    "JC, 9C KC AC JS AS",
    "JC, JS KC AC AH AD",
    "JH, 9H JD QH AH AD",
    "JH, 9H TH JD AH AD"
  })
  void a_hand_that_is_not_all_trumps_does_not_give_the_right_bower_away(
      String upcard, String hand) {
    for (String house : List.of("american", "classic")) {
      ChosenDeal eldest = ChosenDeal.upcard(upcard).seat(1, hand);
      assertThat(decides(EXPERT, house, eldest)).isEqualTo("pass");
      ChosenDeal third = ChosenDeal.upcard(upcard).seat(3, hand);
      assertThat(decides(EXPERT, house, third, "pass", "pass")).isEqualTo("pass");
    }
  }

  @Test
  void five_trumps_order_it_up_with_the_partner_because_no_march_is_possible() {
    String trumps = "JD AH KH QH TH";
    ChosenDeal eldest = ChosenDeal.upcard("JH").seat(1, trumps);
    assertThat(decides(EXPERT, "american", eldest)).isEqualTo("order up Hearts");
    ChosenDeal third = ChosenDeal.upcard("JH").seat(3, trumps);
    assertThat(decides(EXPERT, "american", third, "pass", "pass")).isEqualTo("order up Hearts");
  }

  @Test
  void a_dealers_partner_plays_alone_where_the_right_bower_is_turned_up() {
    ChosenDeal second = ChosenDeal.upcard("JH").seat(2, "JD AH KH QH AS");
    assertThat(decides(EXPERT, "american", second, "pass")).isEqualTo("order up Hearts alone");
  }

  @Test
  void where_two_points_are_enough_the_partner_is_welcome() {
    Game<EuchreView, EuchreDecision> game =
        eldest(GREAT)
            .rules()
            .withPointsToWin(2)
            .withHouse(EuchreHouseRules.parse("american"))
            .start(Seed.of(0));
    assertThat(EXPERT.decide(game.view(game.toAct())).text()).isEqualTo("order up Hearts");
  }

  @Test
  void a_defender_with_the_best_trumps_defends_alone_and_one_without_does_not() {
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(2, GREAT).seat(0, "9S TS QS 9C TC");
    String[] bid = {"order up Hearts", "discard Nine of Hearts"};
    assertThat(decides(EXPERT, "online", deal, bid)).isEqualTo("defend alone");
    assertThat(decides(SOCIABLE, "online", deal, bid)).isEqualTo("pass");
    String[] first = Arrays.copyOf(bid, 3);
    first[2] = "pass";
    assertThat(decides(EXPERT, "online", deal, first)).isEqualTo("pass");
  }

  @Test
  void whoever_plays_alone_saves_no_trump_for_a_partner() {
    ChosenDeal deal =
        ChosenDeal.upcard("9S")
            .seat(1, "KC QC TC 9C 9D")
            .seat(2, "JH JD AH KH QH")
            .seat(3, "TD QD KD AD AS");
    String[] lead = {
      "pass", "pass", "pass", "pass", "pass", "order up Hearts alone", "play King of Clubs"
    };
    assertThat(decides(EXPERT, "american", deal, lead)).isEqualTo("play Queen of Hearts");
  }
}
