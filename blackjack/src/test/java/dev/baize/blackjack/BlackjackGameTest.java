package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rules, on sessions that begin with seed 0: in the first hand, King and Six of Spades and
 * Diamonds against Three of Diamonds, with Four of Spades in the hole.
 */
class BlackjackGameTest {

  private static final Seat SEAT = Seat.of(0);
  private static final CardSet FIRST_CARDS =
      CardSet.of(Card.parse("King of Spades"), Card.parse("Six of Diamonds"));
  private static final Card FIRST_UPCARD = Card.parse("Three of Diamonds");

  private static Game<BlackjackView, BlackjackDecision> start(long bankroll, long hands) {
    return BlackjackRules.classic(bankroll, hands).start(Seed.of(0));
  }

  private static Game<BlackjackView, BlackjackDecision> play(String... decisions) {
    Game<BlackjackView, BlackjackDecision> game = start(100, 3);
    for (String decision : decisions) {
      game.apply(BlackjackDecision.parse(decision));
    }
    return game;
  }

  private static CardSet exposed(BlackjackView view) {
    return CardSet.of(view.exposed().toArray(Card[]::new));
  }

  @Test
  void before_the_bet_nothing_is_dealt() {
    BlackjackView view = play().view(SEAT);
    assertThat(view.phase()).isEqualTo(Phase.BET);
    assertThat(view.bankroll()).isEqualTo(100);
    assertThat(view.minimum()).isEqualTo(5);
    assertThat(view.wager()).isZero();
    assertThat(view.handsPlayed()).isZero();
    assertThat(view.cards()).isEmpty();
    assertThat(view.total()).isZero();
    assertThat(view.exposed()).isEmpty();
    assertThat(view.cardsLeft()).isEqualTo(52);
    assertThatThrownBy(view::upcard)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no card is dealt in BET");
  }

  @Test
  void after_the_bet_two_cards_and_the_dealers_first_are_seen_and_the_hole_card_is_not() {
    BlackjackView view = play("bet 30").view(SEAT);
    assertThat(view.phase()).isEqualTo(Phase.PLAY);
    assertThat(view.bankroll()).isEqualTo(100);
    assertThat(view.wager()).isEqualTo(30);
    assertThat(CardSet.of(view.cards().toArray(Card[]::new))).isEqualTo(FIRST_CARDS);
    assertThat(view.upcard()).isEqualTo(FIRST_UPCARD);
    assertThat(view.hand()).hasToString("16");
    assertThat(exposed(view)).isEqualTo(FIRST_CARDS.with(FIRST_UPCARD));
    assertThat(view.cardsLeft()).isEqualTo(48);
  }

  @Test
  void the_view_says_what_the_rules_set() {
    BlackjackView view = start(100, 3).view(SEAT);
    assertThat(view.initialBankroll()).isEqualTo(100);
    assertThat(view.maxHands()).isEqualTo(3);
    assertThat(view.minimum()).isEqualTo(BlackjackRules.DEFAULT_MINIMUM);
    assertThat(view.shuffle()).isEqualTo(DeckShuffle.RIFFLE);
  }

  @Test
  void a_lost_hand_costs_the_wager_and_shows_the_dealers_cards() {
    BlackjackView view = play("bet 30", "stand").view(SEAT);
    assertThat(view.phase()).isEqualTo(Phase.BET);
    assertThat(view.bankroll()).isEqualTo(70);
    assertThat(view.handsPlayed()).isEqualTo(1);
    assertThat(view.wager()).isZero();
    assertThat(view.cards()).isEmpty();
    assertThat(view.turn()).isEqualTo(2);
    assertThat(view.cardsLeft()).isEqualTo(47);
    assertThat(exposed(view))
        .isEqualTo(
            FIRST_CARDS
                .with(FIRST_UPCARD)
                .with(Card.parse("Four of Spades"))
                .with(Card.parse("Ten of Hearts")));
  }

  @Test
  void a_bust_leaves_the_hole_card_unseen() {
    Game<BlackjackView, BlackjackDecision> game = play("bet 30", "hit");
    assertThat(game.view(SEAT).bankroll()).isEqualTo(70);
    assertThat(game.view(SEAT).exposed().contains(Card.parse("Four of Spades"))).isFalse();
    assertThat(game.view(SEAT).exposed().size()).isEqualTo(4);
    assertThat(game.view(SEAT).cardsLeft()).isEqualTo(47);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bet 4", "bet 101", "hit", "stand"})
  void a_bet_is_asked_for_and_must_be_within_the_limits(String decision) {
    Game<BlackjackView, BlackjackDecision> game = play();
    String position = game.position();
    assertThat(game.isLegal(BlackjackDecision.parse(decision))).isFalse();
    assertThatThrownBy(() -> game.apply(BlackjackDecision.parse(decision)))
        .isInstanceOf(IllegalDecisionException.class)
        .hasMessageStartingWith(
            "seat 0 may not \"" + decision + "\"; legal: bet 5, bet 10, bet 100; position: turn 0");
    assertThat(game.position()).isEqualTo(position);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bet 5", "bet 6", "bet 99", "bet 100"})
  void any_whole_wager_within_the_limits_is_legal(String bet) {
    assertThat(play().isLegal(BlackjackDecision.parse(bet))).isTrue();
    assertThat(play(bet).view(SEAT).wager()).isEqualTo(Long.parseLong(bet.substring(4)));
  }

  @Test
  void while_a_hand_is_played_the_player_may_hit_or_stand() {
    Game<BlackjackView, BlackjackDecision> game = play("bet 5");
    assertThat(game.legal())
        .containsExactly(BlackjackDecision.hit(), BlackjackDecision.stand())
        .allMatch(game::isLegal);
    assertThat(game.isLegal(BlackjackDecision.bet(5))).isFalse();
    assertThat(game.position())
        .startsWith("turn 1, hand 1, PLAY: bankroll 100, wager 5, cards ")
        .contains(", hole card Four of Spades, next [Ten of Hearts, ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 | bet 5",
        "9 | bet 5, bet 9",
        "10 | bet 5, bet 10",
        "11 | bet 5, bet 10, bet 11",
        "999999999999999999 | bet 5, bet 10, bet 999999999999999999",
      })
  void the_minimum_twice_the_minimum_and_the_bankroll_are_listed(long bankroll, String legal) {
    List<String> listed = start(bankroll, 1).legal().stream().map(BlackjackDecision::text).toList();
    assertThat(String.join(", ", listed)).isEqualTo(legal);
  }

  @ParameterizedTest
  @CsvSource({"4, 1, true", "5, 1, false", "5, 0, true", "0, 1, true"})
  void a_session_needs_the_minimum_and_a_hand_to_play(long bankroll, long hands, boolean over) {
    Game<BlackjackView, BlackjackDecision> game = start(bankroll, hands);
    assertThat(game.isOver()).isEqualTo(over);
    assertThat(game.view(SEAT).phase()).isEqualTo(over ? Phase.OVER : Phase.BET);
  }

  @Test
  void a_bankroll_of_the_bank_ends_the_session_and_one_less_does_not() {
    assertThat(start(BlackjackRules.BANK, 9).isOver()).isTrue();
    assertThat(start(BlackjackRules.BANK - 1, 9).isOver()).isFalse();
  }

  @Test
  void when_it_is_over_nothing_can_be_decided() {
    Game<BlackjackView, BlackjackDecision> game = start(5, 9);
    game.apply(BlackjackDecision.bet(5));
    assertThatThrownBy(game::outcome)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the session is not over: turn 1");
    game.apply(BlackjackDecision.stand());
    assertThat(game.isOver()).isTrue();
    assertThat(game.legal()).isEmpty();
    assertThat(game.isLegal(BlackjackDecision.bet(5))).isFalse();
    assertThatThrownBy(() -> game.apply(BlackjackDecision.bet(5)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the session is over");
    assertThatThrownBy(game::toAct).isInstanceOf(IllegalStateException.class);
    assertThat(game.outcome()).isEqualTo(new Outcome(List.of(0L), List.of()));
  }

  @Test
  void the_player_wins_with_at_least_the_first_bankroll() {
    assertThat(start(100, 0).outcome()).isEqualTo(new Outcome(List.of(100L), List.of(SEAT)));
    Game<BlackjackView, BlackjackDecision> won = play("bet 5", "stand", "bet 10", "stand");
    won.apply(BlackjackDecision.bet(5));
    won.apply(BlackjackDecision.stand());
    assertThat(won.outcome()).isEqualTo(new Outcome(List.of(110L), List.of(SEAT)));
  }

  @Test
  void there_is_one_seat() {
    assertThat(BlackjackRules.standard().seats()).isEqualTo(1);
    assertThat(play().toAct()).isSameAs(SEAT);
    assertThat(play().view(SEAT).seat()).isSameAs(SEAT);
    assertThatThrownBy(() -> play().view(Seat.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no seat 1 in blackjack; expected seat 0");
  }

  @Test
  void views_that_differ_in_anything_are_different() {
    List<BlackjackView> views =
        List.of(
            play().view(SEAT),
            play("bet 5").view(SEAT),
            play("bet 6").view(SEAT),
            play("bet 5", "stand").view(SEAT),
            play("bet 5", "hit").view(SEAT),
            start(101, 3).view(SEAT),
            start(100, 4).view(SEAT),
            start(0, 3).view(SEAT));
    for (int i = 0; i < views.size(); i++) {
      for (int j = 0; j < views.size(); j++) {
        assertThat(views.get(i).equals(views.get(j))).isEqualTo(i == j);
      }
      assertThat(views.get(i).hashCode()).isNotZero();
    }
    assertThat(play("bet 5").view(SEAT)).isEqualTo(play("bet 5").view(SEAT));
    assertThat(play("bet 5").view(SEAT))
        .hasSameHashCodeAs(play("bet 5").view(SEAT))
        .hasToString(
            "turn 1, hand 1, PLAY: bankroll 100, wager 5, cards [King of Spades, Six of Diamonds] "
                + "against Three of Diamonds, "
                + "seen [King of Spades, Three of Diamonds, Six of Diamonds], left 48");
    assertThat(play().view(SEAT).toString()).contains(" against none, ");
  }
}
