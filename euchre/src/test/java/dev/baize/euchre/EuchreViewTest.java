package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EuchreViewTest {

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "9S TS JS KH AH")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  private static EuchreView view(int seat, Game<EuchreView, EuchreDecision> game) {
    return game.view(Seat.of(seat));
  }

  @Test
  void every_seat_sees_its_own_cards_alone() {
    Game<EuchreView, EuchreDecision> game = DEAL.after();
    assertThat(view(0, game).hand()).isEqualTo(Cards.set("9H TH QC KC AC"));
    assertThat(view(1, game).hand()).isEqualTo(Cards.set("9S TS JS KH AH"));
  }

  @Test
  void the_upcard_is_among_the_six_to_discard_from() {
    EuchreView view = DEAL.viewAfter("order up Diamonds");
    assertThat(view.hand()).isEqualTo(Cards.set("9H TH JD QC KC AC"));
    assertThat(view.legalCards()).isEqualTo(view.hand());
  }

  @Test
  void the_discard_is_seen_by_the_dealer_alone() {
    Game<EuchreView, EuchreDecision> game =
        DEAL.after("order up Diamonds", "discard Nine of Hearts");
    assertThat(view(0, game).discarded()).contains(Cards.card("9H"));
    for (int seat = 1; seat < 4; seat++) {
      assertThat(view(seat, game).discarded()).isEmpty();
    }
  }

  @Test
  void whoever_is_not_asked_may_do_nothing() {
    Game<EuchreView, EuchreDecision> game =
        DEAL.after("order up Diamonds", "discard Nine of Hearts", "play King of Hearts");
    for (int seat : new int[] {0, 1, 3}) {
      assertThat(view(seat, game).isToAct()).isFalse();
      assertThat(view(seat, game).legal()).isEmpty();
      assertThat(view(seat, game).legalCards()).isEmpty();
      assertThat(view(seat, game).canFollow()).isFalse();
    }
    assertThat(view(2, game).isToAct()).isTrue();
    assertThat(view(2, game).legal()).hasSize(5);
  }

  @Test
  void the_partner_sits_across() {
    for (int seat = 0; seat < 4; seat++) {
      assertThat(view(seat, DEAL.after()).partner()).isEqualTo(Seat.of((seat + 2) % 4));
    }
  }

  @Test
  void the_trick_on_the_table_is_the_last() {
    EuchreView leading = DEAL.viewAfter("order up Diamonds", "discard Nine of Hearts");
    assertThat(leading.trick()).isEqualTo(new Trick(Seat.of(1), List.of(), Set.of()));
    EuchreView following =
        DEAL.viewAfter("order up Diamonds", "discard Nine of Hearts", "play King of Hearts");
    assertThat(following.trick()).isEqualTo(new Trick(Seat.of(1), Cards.list("KH"), Set.of()));
  }

  @Test
  void there_is_no_trick_before_trump_is_made() {
    EuchreView bidding = DEAL.viewAfter();
    EuchreView discarding = DEAL.viewAfter("order up Diamonds");
    assertThatIllegalStateException().isThrownBy(bidding::trick);
    assertThatIllegalStateException().isThrownBy(discarding::trick);
  }

  @Test
  void there_are_no_choices_but_the_legal_decisions() {
    Game<EuchreView, EuchreDecision> game = DEAL.after();
    List<EuchreView> views =
        List.of(
            DEAL.viewAfter(),
            view(2, game),
            DEAL.viewAfter("order up Diamonds"),
            DEAL.viewAfter("order up Diamonds", "discard Nine of Hearts"));
    List<Integer> choices = List.of(2, 0, 6, 5);
    for (int i = 0; i < views.size(); i++) {
      EuchreView view = views.get(i);
      assertThat(view.choices()).isEqualTo(choices.get(i));
      assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.choice(-1));
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> view.choice(view.choices()));
    }
  }

  @Test
  void what_is_legal_cannot_be_changed() {
    EuchreView bidding = DEAL.viewAfter();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> bidding.legalBids().remove(0));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> bidding.legal().remove(0));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> bidding.tricks().add(new Trick(Seat.of(0), List.of(), Set.of())));
  }

  @Test
  void views_that_tell_the_same_are_equal_whatever_is_hidden() {
    EuchreView view = DEAL.viewAfter();
    EuchreView swapped =
        ChosenDeal.upcard("JD")
            .seat(0, "QS KS 9C TC JC")
            .seat(1, "9S TS JS KH AH")
            .seat(2, "9H TH QC KC AC")
            .seat(3, "AS JH QH 9D TD")
            .viewAfter();
    assertThat(view).isEqualTo(swapped).hasSameHashCodeAs(swapped).isNotSameAs(swapped);
  }

  @Test
  void views_differ_by_anything_that_a_seat_may_know() {
    List<EuchreView> views = new ArrayList<>();
    views.add(DEAL.viewAfter());
    views.add(view(2, DEAL.after()));
    views.add(ChosenDeal.upcard("QD").seat(1, "9S TS JS KH AH").viewAfter());
    views.add(ChosenDeal.upcard("JD").seat(1, "9S TS JS QH AH").viewAfter());
    views.add(DEAL.rules().withPointsToWin(9).start(Seed.of(0)).view(Seat.of(1)));
    views.add(view(1, DEAL.after("pass")));
    views.add(view(1, DEAL.after("order up Diamonds")));
    views.add(view(0, DEAL.after("order up Diamonds", "discard Nine of Hearts")));
    views.add(view(0, DEAL.after("order up Diamonds", "discard Ten of Hearts")));
    views.add(view(0, DEAL.after("pass", "order up Diamonds")));
    for (String suit : new String[] {"Spades", "Hearts", "Clubs"}) {
      views.add(view(0, DEAL.after("pass", "pass", "pass", "pass", "order up " + suit)));
    }
    assertThat(new HashSet<>(views)).hasSize(views.size());
    assertThat(views.get(0)).isNotEqualTo("a view");
  }

  @Test
  void points_may_be_anything_up_to_the_most_that_win() {
    Game<EuchreView, EuchreDecision> game = DEAL.rules().withPointsToWin(100).start(Seed.of(0));
    while (!game.isOver()) {
      game.apply(game.legal().get(game.legal().size() - 1));
    }
    EuchreView view = view(0, game);
    assertThat(view.pointsToWin()).isEqualTo(100);
    assertThat(Math.max(view.points(Side.EVEN), view.points(Side.ODD))).isBetween(100, 101);
    assertThat((long) view.points(Side.ODD)).isEqualTo(game.outcome().score(Seat.of(1)));
  }

  @Test
  void a_view_says_who_sees_what() {
    assertThat(view(1, DEAL.after("pass")))
        .hasToString(
            "turn 1, seat 1 sees: hand {Nine of Spades, Ten of Spades, Jack of Spades,"
                + " King of Hearts, Ace of Hearts}, ROUND_ONE, upcard Jack of Diamonds,"
                + " Optional.empty, []");
  }
}
