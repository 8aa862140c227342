package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BeansGameTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final BeansRules RULES = BeansRules.standard();

  /** Seat 0 holds R R B C S and draws G; seat 1 holds five Blue; g g b are laid out. */
  private static final ChosenDeck DECK = ChosenDeck.of("RRBCS BBBBB G ggb sB");

  private static List<String> legal(Game<BeansView, BeansDecision> game) {
    return game.legal().stream().map(BeansDecision::text).toList();
  }

  private static List<String> chains(Game<BeansView, BeansDecision> game, Seat seat) {
    return game.view(seat).chains(seat).stream().map(Chain::toString).toList();
  }

  @Test
  void a_turn_begins_with_a_card_drawn_and_the_front_card_played() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES);
    assertThat(Display.hand(game.view(FIRST).hand(), true)).isEqualTo("Hand: R B C S G\n");
    assertThat(chains(game, FIRST)).containsExactly("Red R");
    assertThat(legal(game)).containsExactly("play Red", "play no more");
  }

  @Test
  void without_the_opening_draw_the_hand_is_played_at_once() {
    Game<BeansView, BeansDecision> game = DECK.after(new BeansRules(false, false));
    assertThat(Display.hand(game.view(FIRST).hand(), true)).isEqualTo("Hand: R B C S\n");
  }

  @Test
  void the_front_card_may_be_played_once_more_and_no_more() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES, "play Red");
    assertThat(chains(game, FIRST)).containsExactly("Red R R");
    assertThat(legal(game))
        .containsExactly(
            "discard card 1", "discard card 2", "discard card 3", "discard card 4", "keep all");
  }

  @Test
  void any_card_of_the_hand_may_be_discarded() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES, "play Red", "discard card 3");
    assertThat(Display.hand(game.view(FIRST).hand(), true)).isEqualTo("Hand: B C G\n");
    assertThat(game.view(SECOND).topOfPile()).contains(Bean.STINK);
  }

  @Test
  void three_cards_are_laid_out_and_chained_or_left_in_their_order() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES, "play no more", "keep all");
    assertThat(game.view(SECOND).tradeArea()).containsExactly(Bean.GARDEN, Bean.GARDEN, Bean.BLACK);
    assertThat(legal(game)).containsExactly("chain garden", "leave garden");
    game.apply(BeansDecision.parse("leave garden"));
    game.apply(BeansDecision.parse("chain garden"));
    assertThat(game.view(FIRST).tradeArea()).containsExactly(Bean.GARDEN, Bean.BLACK);
    assertThat(legal(game)).containsExactly("chain black", "leave black");
  }

  @Test
  void two_cards_are_drawn_at_the_end_of_a_turn() {
    Game<BeansView, BeansDecision> game =
        DECK.after(
            RULES, "play no more", "keep all", "leave garden", "leave garden", "leave black");
    assertThat(Display.hand(game.view(FIRST).hand(), true)).isEqualTo("Hand: R B C S G s B\n");
    assertThat(game.toAct()).isEqualTo(SECOND);
  }

  @Test
  void cards_that_were_left_are_chained_or_discarded_by_the_other_player() {
    Game<BeansView, BeansDecision> game =
        DECK.after(
            RULES, "play no more", "keep all", "leave garden", "chain garden", "leave black");
    assertThat(game.view(SECOND).phase()).isEqualTo(Phase.LEFT_CARD);
    assertThat(legal(game)).containsExactly("chain garden", "discard garden");
    game.apply(BeansDecision.parse("discard garden"));
    assertThat(legal(game)).containsExactly("chain black", "discard black");
    game.apply(BeansDecision.parse("chain black"));
    assertThat(game.view(FIRST).tradeArea()).isEmpty();
    assertThat(game.view(FIRST).topOfPile()).contains(Bean.GARDEN);
    assertThat(game.view(FIRST).phase()).isEqualTo(Phase.PLAY_AGAIN);
  }

  @Test
  void the_discard_pile_goes_to_the_trade_area_as_long_as_its_top_matches() {
    ChosenDeck deck = ChosenDeck.of("RggBC sssss B ggb BB B gbb");
    Game<BeansView, BeansDecision> game =
        deck.after(
            RULES,
            "play no more",
            "discard card 1",
            "leave garden",
            "leave garden",
            "leave black",
            "leave garden");
    assertThat(game.view(FIRST).topOfPile()).isEmpty();
    assertThat(game.view(SECOND).tradeArea())
        .containsExactly(Bean.GARDEN, Bean.GARDEN, Bean.BLACK, Bean.GARDEN);
    for (String discard : List.of("garden", "garden", "black", "garden")) {
      game.apply(BeansDecision.parse("discard " + discard));
    }
    game.apply(BeansDecision.parse("play no more"));
    game.apply(BeansDecision.parse("discard card 1"));
    assertThat(game.view(FIRST).topOfPile()).contains(Bean.SOY);
    assertThat(game.view(FIRST).tradeArea()).containsExactly(Bean.GARDEN, Bean.BLACK, Bean.BLACK);
  }

  @Test
  void without_room_the_player_picks_the_chain_to_sell() {
    Game<BeansView, BeansDecision> game =
        DECK.after(RULES, "play Red", "keep all", "chain garden", "chain garden", "chain black");
    assertThat(game.view(FIRST).phase()).isEqualTo(Phase.SALE);
    assertThat(game.view(SECOND).card()).contains(Bean.BLACK);
    assertThat(legal(game)).containsExactly("sell Red", "sell garden");
    assertThat(game.view(SECOND).tradeArea()).containsExactly(Bean.BLACK);
    game.apply(BeansDecision.parse("sell Red"));
    assertThat(game.view(FIRST).coins(FIRST)).isEqualTo(1);
    assertThat(chains(game, FIRST)).containsExactly("black b", "garden g g");
    assertThat(game.view(SECOND).sold(Bean.RED)).isEqualTo(2);
  }

  @Test
  void a_chain_may_be_sold_for_nothing() {
    Game<BeansView, BeansDecision> game =
        DECK.after(
            RULES,
            "play no more",
            "keep all",
            "chain garden",
            "leave garden",
            "chain black",
            "sell garden");
    assertThat(game.view(FIRST).coins(FIRST)).isZero();
    assertThat(chains(game, FIRST)).containsExactly("Red R", "black b");
  }

  @Test
  void a_card_on_the_wrong_chain_is_an_error_and_changes_nothing() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES, "play no more", "keep all");
    String position = game.position();
    assertThatExceptionOfType(WrongChainException.class)
        .isThrownBy(() -> game.apply(BeansDecision.chain(Bean.RED)))
        .withMessage(
            "seat 0 may not \"chain Red\": the card is garden; legal: chain garden, leave garden;"
                + " position: "
                + position);
    assertThat(game.position()).isEqualTo(position);
    Game<BeansView, BeansDecision> playing = DECK.after(RULES);
    assertThatExceptionOfType(WrongChainException.class)
        .isThrownBy(() -> playing.apply(BeansDecision.play(Bean.BLUE)))
        .withMessageContaining("\"play Blue\": the card is Red; legal: play Red, play no more;");
  }

  @Test
  void a_decision_that_does_not_answer_the_question_is_illegal() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES);
    for (String text : List.of("chain Red", "keep all", "sell Red", "discard card 1")) {
      assertThatExceptionOfType(IllegalDecisionException.class)
          .isThrownBy(() -> game.apply(BeansDecision.parse(text)))
          .isExactlyInstanceOf(IllegalDecisionException.class)
          .withMessageStartingWith("seat 0 may not \"" + text + "\"; legal: play Red");
    }
  }

  @Test
  void a_third_chain_without_the_coins_is_an_error_and_changes_nothing() {
    Game<BeansView, BeansDecision> game =
        DECK.after(
            RULES,
            "play Red",
            "keep all",
            "chain garden",
            "chain garden",
            "chain black",
            "sell garden");
    assertThat(game.view(SECOND).coins(FIRST)).isEqualTo(2);
    String position = game.position();
    Game<BeansView, BeansDecision> other = DECK.after(RULES);
    assertThatExceptionOfType(NotEnoughCoinsException.class)
        .isThrownBy(() -> other.apply(BeansDecision.buyThirdChain()))
        .withMessageContaining(
            "seat 0 may not \"buy third chain\": it costs 3 coins, and the player has 0; legal: ");
    assertThat(game.position()).isEqualTo(position);
  }

  /** Seat 0 has sold three garden beans and has to sell again to chain a Red. */
  private static Game<BeansView, BeansDecision> withThreeCoins() {
    ChosenDeck deck = ChosenDeck.of("RRBCS BBBBB g ggg BB B BBB BB B RbC");
    return deck.after(
        RULES,
        "play Red",
        "keep all",
        "chain garden",
        "chain garden",
        "chain garden",
        "play Blue",
        "keep all",
        "chain Blue",
        "chain Blue",
        "chain Blue",
        "sell garden");
  }

  @Test
  void a_third_chain_costs_three_coins_at_any_decision_once() {
    Game<BeansView, BeansDecision> game = withThreeCoins();
    assertThat(game.view(FIRST).coins(FIRST)).isEqualTo(3);
    assertThat(legal(game)).containsExactly("play Chili", "play no more", "buy third chain");
    game.apply(BeansDecision.buyThirdChain());
    assertThat(game.view(FIRST).coins(FIRST)).isZero();
    assertThat(game.view(FIRST).chainLimit(FIRST)).isEqualTo(3);
    assertThat(legal(game)).containsExactly("play Chili", "play no more");
    game.apply(BeansDecision.parse("play Chili"));
    assertThat(chains(game, FIRST)).containsExactly("Red R R", "Blue B", "Chili C");
    assertThatExceptionOfType(IllegalDecisionException.class)
        .isThrownBy(() -> game.apply(BeansDecision.buyThirdChain()))
        .isExactlyInstanceOf(IllegalDecisionException.class);
  }

  @Test
  void a_third_chain_bought_when_a_chain_is_to_be_sold_makes_room_instead() {
    Game<BeansView, BeansDecision> game = withThreeCoins();
    game.apply(BeansDecision.parse("play Chili"));
    assertThat(legal(game)).containsExactly("sell Blue", "sell Red", "buy third chain");
    game.apply(BeansDecision.buyThirdChain());
    assertThat(chains(game, FIRST)).containsExactly("Red R R", "Blue B", "Chili C");
    assertThat(game.view(FIRST).phase()).isEqualTo(Phase.DISCARD);
  }

  @Test
  void the_other_player_does_not_see_the_front_card_nor_what_is_legal() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES);
    assertThat(game.view(FIRST).card()).contains(Bean.RED);
    assertThat(game.view(SECOND).card()).isEmpty();
    assertThat(game.view(SECOND).legal()).isEmpty();
    assertThat(game.view(SECOND).isToAct()).isFalse();
    assertThat(game.view(FIRST).isToAct()).isTrue();
    assertThat(game.view(SECOND).other()).isEqualTo(FIRST);
  }

  @Test
  void the_final_sale_sells_the_chains_of_both_players() {
    for (boolean finalSale : new boolean[] {false, true}) {
      List<BeansEvent> events = new ArrayList<>();
      Game<BeansView, BeansDecision> game =
          DECK.after(new BeansRules(true, finalSale), events::add);
      while (!game.isOver()) {
        game.apply(game.legal().get(0));
      }
      BeansView view = game.view(FIRST);
      assertThat(view.phase()).isEqualTo(Phase.OVER);
      assertThat(view.chains(FIRST).isEmpty()).isEqualTo(finalSale);
      assertThat(view.chains(SECOND).isEmpty()).isEqualTo(finalSale);
      assertThat(events.get(events.size() - 1))
          .isEqualTo(new BeansEvent.GameEnded(view.coins(FIRST), view.coins(SECOND)));
    }
  }

  @Test
  void a_hand_of_which_as_few_cards_as_possible_are_played_grows_to_21() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES);
    int most = 0;
    while (!game.isOver()) {
      most = Math.max(most, game.view(game.toAct()).handSize(game.toAct()));
      boolean stops = game.isLegal(BeansDecision.playNoMore());
      boolean keeps = game.isLegal(BeansDecision.keepAll());
      game.apply(
          stops
              ? BeansDecision.playNoMore()
              : keeps ? BeansDecision.keepAll() : game.legal().get(0));
    }
    assertThat(Math.max(most, game.view(FIRST).handSize(FIRST))).isEqualTo(21);
    assertThat(game.view(FIRST).hand()).hasSize(21);
  }

  @Test
  void the_position_is_printed_in_one_line() {
    assertThat(DECK.after(RULES, "play Red", "discard card 1", "leave garden").position())
        .startsWith(
            "turn 1 of seat 0, DRAWN_CARD, seat 0 has 0 coins, hand C S G, Red R R, no chain,"
                + " seat 1 has 0 coins, hand B B B B B, no chain, no chain,"
                + " trade area g g? b?, discard pile B, deck s B B B");
  }

  @Test
  void there_is_no_third_seat_and_no_outcome_before_the_end() {
    Game<BeansView, BeansDecision> game = DECK.after(RULES);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.view(Seat.of(2)))
        .withMessage("no seat 2 in beans; expected seat 0 or 1");
    assertThatIllegalStateException()
        .isThrownBy(game::outcome)
        .withMessage("the game is not over: " + game.position());
  }

  @Test
  void nothing_can_be_decided_after_the_end() {
    Game<BeansView, BeansDecision> game = BeansRules.standard().start(Seed.of(1));
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    assertThat(game.legal()).isEmpty();
    assertThat(game.view(FIRST).isToAct()).isFalse();
    assertThat(game.view(SECOND).isToAct()).isFalse();
    assertThatIllegalStateException().isThrownBy(game::toAct).withMessage("the game is over");
    assertThatIllegalStateException().isThrownBy(() -> game.apply(BeansDecision.keepAll()));
  }
}
