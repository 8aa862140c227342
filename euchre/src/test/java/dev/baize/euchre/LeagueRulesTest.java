package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Examples of the settings by which leagues play; seat 0 deals unless the example says who. */
class LeagueRulesTest {

  private static final String BEST = "JH JD AH KH QH";
  private static final String NOTHING = "9S TS 9C TC QH";
  private static final String STRONG = "JH JD AH AS AC";

  /** Seat 1 has the five best cards. */
  private static final ChosenDeal ELDEST_HAS_ALL = ChosenDeal.upcard("9H").seat(1, BEST);

  /** Seat 1 has next to nothing, and seat 0 nearly all. */
  private static final ChosenDeal DEALER_IS_STRONG =
      ChosenDeal.upcard("9H").seat(1, NOTHING).seat(0, STRONG);

  /** Nobody has much, and seat 3 has the right bower. */
  private static final ChosenDeal THIRD = ChosenDeal.upcard("9H").seat(3, BEST);

  private static final String[] ELDEST_ALONE = {"order up Hearts alone", "discard Nine of Hearts"};

  /** Decides the first that is legal until the hand is over. */
  private static void playOut(Game<EuchreView, EuchreDecision> game) {
    int hand = game.view(Seat.of(0)).handNumber();
    while (!game.isOver() && game.view(Seat.of(0)).handNumber() == hand) {
      game.apply(game.legal().get(0));
    }
  }

  private static List<Integer> points(Game<EuchreView, EuchreDecision> game) {
    EuchreView view = game.view(Seat.of(0));
    return List.of(view.points(Side.EVEN), view.points(Side.ODD));
  }

  private static List<Integer> pointsAfterHand(Game<EuchreView, EuchreDecision> game) {
    playOut(game);
    return points(game);
  }

  private static Seat leader(Game<EuchreView, EuchreDecision> game) {
    assertThat(game.view(Seat.of(0)).phase()).isEqualTo(Phase.LEAD);
    return game.toAct();
  }

  @Test
  void the_eldest_hand_leads_to_a_lone_maker_unless_the_house_says_otherwise() {
    String[] third = {"pass", "pass", "order up Hearts alone", "discard Nine of Hearts"};
    assertThat(leader(THIRD.inHouse("american", third))).isEqualTo(Seat.of(2));
  }

  @Test
  void the_seat_to_the_left_of_a_lone_maker_may_lead() {
    String[] third = {"pass", "pass", "order up Hearts alone", "discard Nine of Hearts"};
    assertThat(leader(THIRD.inHouse("american, lone lead left", third))).isEqualTo(Seat.of(0));
    assertThat(
            leader(
                ELDEST_HAS_ALL.inHouse(
                    "american, lone lead left", "pass", "order up Hearts alone")))
        .isEqualTo(Seat.of(3));
  }

  @Test
  void where_nobody_plays_alone_the_eldest_hand_leads_in_every_house() {
    String[] together = {"pass", "pass", "order up Hearts", "discard Nine of Hearts"};
    assertThat(leader(THIRD.inHouse("american, lone lead left", together))).isEqualTo(Seat.of(1));
  }

  @Test
  void the_seat_to_the_left_of_a_lone_defender_leads_if_the_makers_both_play() {
    String[] defended = {"order up Hearts", "discard Nine of Hearts", "pass", "defend alone"};
    assertThat(leader(ELDEST_HAS_ALL.inHouse("online", defended))).isEqualTo(Seat.of(1));
    String[] first = {"pass", "order up Hearts", "discard Nine of Hearts", "defend alone"};
    assertThat(leader(THIRD.inHouse("online, lone lead left", first))).isEqualTo(Seat.of(0));
  }

  @Test
  void between_a_lone_maker_and_a_lone_defender_the_defender_leads() {
    String[] both = {"order up Hearts alone", "discard Nine of Hearts", "pass", "defend alone"};
    assertThat(leader(ELDEST_HAS_ALL.inHouse("online", both))).isEqualTo(Seat.of(1));
    assertThat(leader(ELDEST_HAS_ALL.inHouse("online, lone lead left", both)))
        .isEqualTo(Seat.of(0));
  }

  @Test
  void the_tricks_that_are_seen_begin_with_whoever_led() {
    Game<EuchreView, EuchreDecision> game =
        THIRD.inHouse(
            "american, lone lead left",
            "pass",
            "pass",
            "order up Hearts alone",
            "discard Nine of Hearts");
    game.apply(game.legal().get(0));
    for (int seat = 0; seat < 4; seat++) {
      EuchreView view = game.view(Seat.of(seat));
      assertThat(view.trick().leader()).isEqualTo(Seat.of(0));
      assertThat(view.trick().playedBy(0)).isEqualTo(Seat.of(0));
    }
    assertThat(game.toAct()).isEqualTo(Seat.of(2));
  }

  @Test
  void a_lone_march_counts_what_the_house_says() {
    assertThat(pointsAfterHand(ELDEST_HAS_ALL.inHouse("american, lone march 5", ELDEST_ALONE)))
        .containsExactly(0, 5);
    assertThat(
            pointsAfterHand(
                ELDEST_HAS_ALL.inHouse(
                    "american, lone march 5", "order up Hearts", "discard Nine of Hearts")))
        .containsExactly(0, 2);
  }

  @Test
  void a_euchre_of_a_lone_maker_counts_what_the_house_says() {
    assertThat(pointsAfterHand(DEALER_IS_STRONG.inHouse("american, lone euchred 4", ELDEST_ALONE)))
        .containsExactly(4, 0);
    assertThat(
            pointsAfterHand(
                DEALER_IS_STRONG.inHouse(
                    "american, lone euchred 4", "order up Hearts", "discard Nine of Hearts")))
        .containsExactly(2, 0);
  }

  @Test
  void a_lone_defender_scores_no_less_than_two_for_the_euchre_of_a_lone_maker() {
    String[] both = {"order up Hearts alone", "discard Nine of Hearts", "pass", "defend alone"};
    assertThat(pointsAfterHand(DEALER_IS_STRONG.inHouse("online, lone euchred 3", both)))
        .containsExactly(4, 0);
    assertThat(pointsAfterHand(DEALER_IS_STRONG.inHouse("online, lone euchred 6", both)))
        .containsExactly(6, 0);
  }

  @Test
  void a_game_goes_on_from_the_score_at_the_start() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse("american, start 4:9", ELDEST_ALONE);
    assertThat(points(game)).containsExactly(4, 9);
    playOut(game);
    assertThat(game.isOver()).isTrue();
    assertThat(game.scores()).containsExactly(4L, 13L, 4L, 13L);
    assertThat(game.outcome().winners()).containsExactly(Seat.of(1), Seat.of(3));
  }

  @Test
  void points_at_the_start_are_told_before_the_first_deal_and_only_if_there_are_any() {
    List<EuchreEvent> events = new ArrayList<>();
    EuchreRules.parse("start 0:7").start(Seed.of(1), events::add);
    assertThat(events.get(0)).isEqualTo(new EuchreEvent.GameBegan(0, 7));
    assertThat(events.get(1)).isInstanceOf(EuchreEvent.HandBegan.class);
    events.clear();
    EuchreRules.parse("dealer 1").start(Seed.of(1), events::add);
    assertThat(events.get(0)).isEqualTo(new EuchreEvent.HandBegan(0, Seat.of(1)));
  }

  @Test
  void any_seat_may_deal_first_and_the_deal_goes_around_from_there() {
    Game<EuchreView, EuchreDecision> game = EuchreRules.parse("dealer 3").start(Seed.of(1));
    for (int hand = 0; hand < 5; hand++) {
      EuchreView view = game.view(Seat.of(0));
      assertThat(view.handNumber()).isEqualTo(hand);
      assertThat(view.dealer()).isEqualTo(Seat.of((3 + hand) % 4));
      assertThat(game.toAct()).isEqualTo(view.dealer().next(4));
      playOut(game);
    }
  }

  @Test
  void an_open_deal_of_a_game_has_its_dealer() {
    EuchreRules rules = EuchreRules.parse("dealer 2, deals 6");
    OpenDeal deal = OpenDeal.of(rules, Seed.of(1), 5);
    assertThat(deal.dealer()).isEqualTo(Seat.of(3));
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(1));
    for (int hand = 0; hand < 5; hand++) {
      playOut(game);
    }
    for (int seat = 0; seat < 4; seat++) {
      assertThat(deal.hand(Seat.of(seat))).isEqualTo(game.view(Seat.of(seat)).hand());
    }
  }

  @Test
  void a_game_of_deals_ends_after_them_whatever_the_points() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse("american, deals 3, lone march 10");
    for (int hand = 0; hand < 3; hand++) {
      assertThat(game.isOver()).isFalse();
      assertThat(game.view(Seat.of(0)).pointsToWin()).isZero();
      game.apply(game.legal().get(2));
      playOut(game);
    }
    assertThat(game.isOver()).isTrue();
    assertThat(points(game)).containsExactly(10, 20);
    assertThat(game.outcome().winners()).containsExactly(Seat.of(1), Seat.of(3));
  }

  @Test
  void equal_points_after_the_last_deal_are_a_draw() {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL
            .rules()
            .withHouse(EuchreHouseRules.parse("american, deals 2"))
            .start(Seed.of(0), events::add);
    for (int hand = 0; hand < 2; hand++) {
      game.apply(EuchreDecision.parse("order up Hearts alone"));
      playOut(game);
    }
    assertThat(game.scores()).containsExactly(4L, 4L, 4L, 4L);
    assertThat(game.outcome().winners())
        .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
    assertThat(events.get(events.size() - 1)).isEqualTo(new EuchreEvent.GameDrawn());
  }

  @Test
  void a_deal_that_is_thrown_in_is_one_of_them() {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game =
        EuchreRules.parse("dealer stuck no, deals 2, start 1:0").start(Seed.of(0), events::add);
    while (!game.isOver()) {
      game.apply(EuchreDecision.pass());
    }
    assertThat(game.outcome().scores()).containsExactly(1L, 0L, 1L, 0L);
    assertThat(game.outcome().winners()).containsExactly(Seat.of(0), Seat.of(2));
    assertThat(events.subList(events.size() - 2, events.size()))
        .containsExactly(new EuchreEvent.ThrownIn(1, 0), new EuchreEvent.GameWon(Side.EVEN));
  }
}
