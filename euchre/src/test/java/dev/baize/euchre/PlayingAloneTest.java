package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Examples of hands that are played alone; seat 0 deals. */
class PlayingAloneTest {

  private static final String BEST = "JH JD AH KH QH";

  /** Seat 1 has the five best cards. */
  private static final ChosenDeal ELDEST_HAS_ALL = ChosenDeal.upcard("9H").seat(1, BEST);

  private static final String[] ELDEST_ALONE = {"order up Hearts alone", "discard Nine of Hearts"};

  /** Decides the first that is legal until the hand is over. */
  private static EuchreView afterTheHand(Game<EuchreView, EuchreDecision> game) {
    int hand = game.view(Seat.of(0)).handNumber();
    while (!game.isOver() && game.view(Seat.of(0)).handNumber() == hand) {
      game.apply(game.legal().get(0));
    }
    return game.view(Seat.of(0));
  }

  private static void assertPoints(EuchreView view, int even, int odd) {
    assertThat(List.of(view.points(Side.EVEN), view.points(Side.ODD))).containsExactly(even, odd);
  }

  @Test
  void a_lone_march_counts_4() {
    assertPoints(afterTheHand(ELDEST_HAS_ALL.inHouse("american", ELDEST_ALONE)), 0, 4);
  }

  @Test
  void a_march_with_partner_counts_2() {
    String[] together = {"order up Hearts", "discard Nine of Hearts"};
    assertPoints(afterTheHand(ELDEST_HAS_ALL.inHouse("american", together)), 0, 2);
  }

  @Test
  void three_tricks_alone_count_1() {
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(1, "JH JD AH 9S 9C").seat(0, "AS KS AC KC QC");
    assertPoints(afterTheHand(deal.inHouse("american", ELDEST_ALONE)), 0, 1);
  }

  @Test
  void a_lone_maker_is_euchred_for_2() {
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(1, "9S TS 9C TC QH").seat(0, "JH JD AH AS AC");
    assertPoints(afterTheHand(deal.inHouse("american", ELDEST_ALONE)), 2, 0);
  }

  @Test
  void a_lone_defender_who_euchres_the_makers_counts_4() {
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(2, BEST);
    Game<EuchreView, EuchreDecision> game =
        deal.inHouse("online", "order up Hearts", "discard Nine of Hearts", "defend alone");
    assertThat(game.view(Seat.of(1)).loneDefender()).contains(Seat.of(2));
    assertThat(game.view(Seat.of(1)).sittingOut()).containsExactly(Seat.of(0));
    assertPoints(afterTheHand(game), 4, 0);
  }

  @Test
  void a_lone_defender_whose_side_does_not_euchre_loses_no_more_than_two_defenders() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse(
            "online", "order up Hearts", "discard Nine of Hearts", "pass", "defend alone");
    assertThat(game.view(Seat.of(1)).loneDefender()).contains(Seat.of(0));
    assertPoints(afterTheHand(game), 0, 2);
  }

  @Test
  void the_first_defender_that_plays_alone_ends_the_question() {
    Game<EuchreView, EuchreDecision> game = ELDEST_HAS_ALL.inHouse("online", ELDEST_ALONE);
    assertThat(game.toAct()).isEqualTo(Seat.of(2));
    assertThat(game.legal()).containsExactly(EuchreDecision.pass(), EuchreDecision.defendAlone());
    game.apply(EuchreDecision.defendAlone());
    assertThat(game.view(Seat.of(1)).phase()).isEqualTo(Phase.LEAD);
  }

  @Test
  void where_both_sides_play_alone_two_cards_are_a_trick() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse(
            "online", "order up Hearts alone", "discard Nine of Hearts", "defend alone");
    assertThat(game.view(Seat.of(0)).sittingOut()).isEqualTo(Set.of(Seat.of(0), Seat.of(3)));
    assertThat(game.view(Seat.of(0)).players()).isEqualTo(2);
    game.apply(game.legal().get(0));
    assertThat(game.toAct()).isEqualTo(Seat.of(2));
    game.apply(game.legal().get(0));
    assertThat(game.toAct()).isEqualTo(Seat.of(1));
    assertThat(game.view(Seat.of(1)).tricksTaken(Side.ODD)).isEqualTo(1);
    assertPoints(afterTheHand(game), 0, 4);
  }

  @Test
  void if_the_dealers_partner_plays_alone_the_upcard_stays_and_nobody_discards() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse("american", "pass", "order up Hearts alone");
    EuchreView dealer = game.view(Seat.of(0));
    assertThat(dealer.phase()).isEqualTo(Phase.LEAD);
    assertThat(dealer.isUpcardPickedUp()).isFalse();
    assertThat(dealer.hand()).hasSize(5).doesNotContain(dealer.upcard());
    assertThat(dealer.isSittingOut(Seat.of(0))).isTrue();
    assertThat(game.view(Seat.of(3)).unseen()).doesNotContain(dealer.upcard());
    assertThat(game.toAct()).isEqualTo(Seat.of(1));
  }

  @Test
  void the_dealer_takes_the_upcard_for_its_partner_in_company() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse("american", "pass", "order up Hearts");
    assertThat(game.view(Seat.of(0)).isUpcardPickedUp()).isTrue();
    assertThat(game.view(Seat.of(0)).phase()).isEqualTo(Phase.DISCARD);
  }

  @Test
  void if_the_eldest_hand_sits_out_the_next_seat_leads() {
    Game<EuchreView, EuchreDecision> game =
        ELDEST_HAS_ALL.inHouse(
            "american", "pass", "pass", "order up Hearts alone", "discard Nine of Hearts");
    assertThat(game.view(Seat.of(2)).sittingOut()).containsExactly(Seat.of(1));
    assertThat(game.toAct()).isEqualTo(Seat.of(2));
    game.apply(game.legal().get(0));
    assertThat(game.toAct()).isEqualTo(Seat.of(3));
    game.apply(game.legal().get(0));
    assertThat(game.toAct()).isEqualTo(Seat.of(0));
  }

  @Test
  void by_canadian_rules_the_dealers_partner_orders_the_upcard_up_alone_or_not_at_all() {
    String house = "american, canadian yes";
    assertThat(ELDEST_HAS_ALL.inHouse(house, "pass").legal())
        .extracting(EuchreDecision::text)
        .containsExactly("pass", "order up Hearts alone");
    assertThat(ELDEST_HAS_ALL.inHouse(house).legal())
        .extracting(EuchreDecision::text)
        .containsExactly("pass", "order up Hearts", "order up Hearts alone");
    assertThat(ELDEST_HAS_ALL.inHouse(house, "pass", "pass", "pass", "pass", "pass").legal())
        .extracting(EuchreDecision::text)
        .containsExactly(
            "pass",
            "order up Spades",
            "order up Clubs",
            "order up Diamonds",
            "order up Spades alone",
            "order up Clubs alone",
            "order up Diamonds alone");
  }

  @Test
  void a_dealer_that_is_not_stuck_may_pass_which_throws_the_hand_in() {
    String[] passes = {"pass", "pass", "pass", "pass", "pass", "pass", "pass"};
    Game<EuchreView, EuchreDecision> game = ELDEST_HAS_ALL.inHouse("dealer stuck no", passes);
    assertThat(game.legal()).first().isEqualTo(EuchreDecision.pass());
    game.apply(EuchreDecision.pass());
    EuchreView next = game.view(Seat.of(0));
    assertThat(next.handNumber()).isEqualTo(1);
    assertThat(next.dealer()).isEqualTo(Seat.of(1));
    assertThat(next.trump()).isEqualTo(Optional.empty());
    assertPoints(next, 0, 0);
  }

  @Test
  void a_single_hand_that_is_thrown_in_has_no_winners() {
    Game<EuchreView, EuchreDecision> game =
        OpenDeal.of(EuchreRules.standard(), Seed.of(1), 0)
            .start(EuchreHouseRules.parse("dealer stuck no"));
    while (!game.isOver()) {
      game.apply(EuchreDecision.pass());
    }
    assertThat(game.outcome().winners()).isEmpty();
    assertThat(game.outcome().scores()).containsExactly(0L, 0L, 0L, 0L);
  }
}
