package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EuchreGameTest {

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "9S TS JS KH AH")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  private static final String[] TO_THE_FIRST_LEAD = {
    "pass", "pass", "order up Diamonds", "discard Nine of Hearts"
  };

  private static Game<EuchreView, EuchreDecision> finished() {
    Game<EuchreView, EuchreDecision> game = DEAL.rules().withPointsToWin(1).start(Seed.of(0));
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    return game;
  }

  @Test
  void an_illegal_decision_is_refused_with_seat_legal_decisions_and_position() {
    Game<EuchreView, EuchreDecision> game = DEAL.after(TO_THE_FIRST_LEAD);
    String position = game.position();
    EuchreDecision decision = EuchreDecision.parse("play Ace of Spades");
    assertThatExceptionOfType(IllegalDecisionException.class)
        .isThrownBy(() -> game.apply(decision))
        .satisfies(
            refused -> {
              assertThat(refused.seat()).isEqualTo(Seat.of(1));
              assertThat(refused.decision()).isEqualTo(decision);
              assertThat(refused.legal()).hasSize(5).isEqualTo(game.legal());
              assertThat(refused.position()).isEqualTo(position);
            });
    assertThat(game.position()).isEqualTo(position);
    assertThat(game.view(Seat.of(1)).turn()).isEqualTo(4);
  }

  @Test
  void a_listener_does_not_hear_of_an_illegal_decision() {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game = DEAL.rules().start(Seed.of(0), events::add);
    int before = events.size();
    assertThatExceptionOfType(IllegalDecisionException.class)
        .isThrownBy(() -> game.apply(EuchreDecision.parse("order up Spades")));
    assertThat(events).hasSize(before);
  }

  @Test
  void the_left_bower_does_not_follow_its_own_suit() {
    String[] heartsLed = {
      "pass", "pass", "order up Diamonds", "discard Nine of Hearts", "play King of Hearts"
    };
    Game<EuchreView, EuchreDecision> game = DEAL.after(heartsLed);
    game.apply(EuchreDecision.parse("play Nine of Clubs"));
    assertThat(game.legal()).containsExactly(EuchreDecision.parse("play Queen of Hearts"));
  }

  @Test
  void the_left_bower_follows_trump() {
    String[] diamondsLed = {
      "pass", "order up Diamonds", "discard Jack of Diamonds", "play Nine of Spades",
      "play Queen of Spades", "play Ace of Spades", "play Nine of Hearts", "play Nine of Diamonds",
      "play Ten of Hearts", "play Ten of Spades", "play King of Spades"
    };
    Game<EuchreView, EuchreDecision> game = DEAL.after(diamondsLed);
    assertThat(game.view(Seat.of(3)).tricksTaken(Side.ODD)).isEqualTo(2);
    game.apply(EuchreDecision.parse("play Jack of Hearts"));
    assertThat(game.view(Seat.of(0)).canFollow()).isFalse();
    assertThat(game.legal())
        .containsExactly(
            EuchreDecision.parse("play Queen of Clubs"),
            EuchreDecision.parse("play King of Clubs"),
            EuchreDecision.parse("play Ace of Clubs"));
  }

  @Test
  void the_position_tells_all_hands_and_all_that_happened_in_one_line() {
    String[] decisions = {
      "pass", "pass", "order up Diamonds", "discard Nine of Hearts",
      "play King of Hearts", "play Nine of Clubs", "play Queen of Hearts", "play Ten of Hearts",
      "play Ace of Hearts"
    };
    assertThat(DEAL.after(decisions).position())
        .isEqualTo(
            "score 0 to 0, hand 0,"
                + " seat 0 {Jack of Diamonds, Queen of Clubs, King of Clubs, Ace of Clubs},"
                + " seat 1 {Nine of Spades, Ten of Spades, Jack of Spades},"
                + " seat 2 {Ten of Clubs, Jack of Clubs, Queen of Spades, King of Spades},"
                + " seat 3 {Nine of Diamonds, Ten of Diamonds, Jack of Hearts, Ace of Spades},"
                + " upcard Jack of Diamonds, passes 2, Diamonds trump by seat 3,"
                + " discarded Nine of Hearts,"
                + " trick King of Hearts Nine of Clubs Queen of Hearts Ten of Hearts,"
                + " trick Ace of Hearts");
  }

  @Test
  void the_position_names_the_maker() {
    for (int before = 0; before < 4; before++) {
      List<String> decisions = new ArrayList<>(Collections.nCopies(before, "pass"));
      decisions.add("order up Diamonds");
      assertThat(DEAL.after(decisions.toArray(String[]::new)).position())
          .contains(", passes " + before + ", Diamonds trump by seat " + (before + 1) % 4);
    }
  }

  @Test
  void the_position_at_the_start_is_short() {
    assertThat(DEAL.after("pass").position())
        .startsWith("score 0 to 0, hand 0, seat 0 {")
        .endsWith("}, upcard Jack of Diamonds, passes 1");
  }

  @Test
  void there_is_no_fifth_seat() {
    Game<EuchreView, EuchreDecision> game = DEAL.after();
    assertThat(game.view(Seat.of(3)).seat()).isEqualTo(Seat.of(3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.view(Seat.of(4)))
        .withMessage("no seat 4 in euchre; expected seat 0 to 3");
  }

  @Test
  void there_is_no_outcome_before_the_end() {
    Game<EuchreView, EuchreDecision> game = DEAL.after();
    assertThatIllegalStateException()
        .isThrownBy(game::outcome)
        .withMessage("the game is not over: " + game.position());
  }

  @Test
  void nobody_is_to_act_after_the_end() {
    Game<EuchreView, EuchreDecision> game = finished();
    assertThatIllegalStateException().isThrownBy(game::toAct).withMessage("the game is over");
    assertThatIllegalStateException()
        .isThrownBy(() -> game.apply(EuchreDecision.pass()))
        .withMessage("the game is over");
    assertThat(game.legal()).isEmpty();
    for (int seat = 0; seat < 4; seat++) {
      assertThat(game.view(Seat.of(seat)).isToAct()).isFalse();
      assertThat(game.view(Seat.of(seat)).phase()).isEqualTo(Phase.OVER);
    }
  }

  @Test
  void legal_decisions_cannot_be_changed() {
    List<EuchreDecision> legal = DEAL.after().legal();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> legal.remove(0));
  }

  @Test
  void a_copy_is_told_to_nobody() {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game = DEAL.rules().start(Seed.of(0), events::add);
    int before = events.size();
    Game<EuchreView, EuchreDecision> copy = game.copy();
    copy.apply(EuchreDecision.pass());
    assertThat(events).hasSize(before);
    assertThat(game.view(Seat.of(0)).passes()).isZero();
    assertThat(copy.view(Seat.of(0)).passes()).isEqualTo(1);
  }
}
