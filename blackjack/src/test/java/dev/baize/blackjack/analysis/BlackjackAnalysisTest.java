package dev.baize.blackjack.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.baize.blackjack.StrategyTable;
import dev.baize.blackjack.player.Simple;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlackjackAnalysisTest {

  private static final BlackjackAnalysis FRESH = BlackjackAnalysis.of(Composition.fullDeck());
  private static final double SIX_PLACES = 0.5e-6;

  @Test
  void the_best_play_loses_about_1_3_percent_from_a_fresh_deck() {
    assertEquals(-0.012862, FRESH.bestPlay(1.5), SIX_PLACES);
  }

  @Test
  void a_wager_of_5_loses_more_because_a_natural_pays_7() {
    assertEquals(-0.017688, FRESH.bestPlay(1.4), SIX_PLACES);
  }

  @Test
  void the_simple_player_loses_a_little_more_than_the_best() {
    assertEquals(-0.013592, FRESH.play(Simple.TABLE, 1.5), SIX_PLACES);
    assertEquals(-0.018419, FRESH.play(Simple.TABLE, 1.4), SIX_PLACES);
  }

  @Test
  void one_hand_in_twenty_one_is_a_natural() {
    assertEquals(0.048265, FRESH.naturalChance(), SIX_PLACES);
  }

  @Test
  void the_best_play_of_two_cards_is_that_of_simple_but_for_eleven_hands() {
    List<String> different = new ArrayList<>();
    for (int first = 1; first <= 10; first++) {
      for (int second = Math.max(first, first == 1 ? 1 : 2); second <= 10; second++) {
        for (int up = 1; up <= 10; up++) {
          if (first == 1 && second == 10) {
            continue;
          }
          boolean hits = FRESH.expectedValues(up, first, second).hits();
          if (hits != Simple.TABLE.draws(NaiveHand.value(first, second), NaiveHand.rank(up))) {
            different.add(
                "%d+%d against %d %s".formatted(first, second, up, hits ? "hits" : "stands"));
          }
        }
      }
    }
    assertEquals(
        List.of(
            "1+7 against 3 stands",
            "1+7 against 4 stands",
            "1+7 against 5 stands",
            "1+7 against 6 stands",
            "2+10 against 4 hits",
            "2+10 against 6 hits",
            "3+10 against 2 hits",
            "4+8 against 3 stands",
            "5+7 against 3 stands",
            "6+6 against 3 stands",
            "7+7 against 10 stands"),
        different);
  }

  @Test
  void a_table_that_plays_worse_is_worth_less() {
    assertTrue(FRESH.play(new StrategyTable((hand, up) -> false), 1.5) < FRESH.bestPlay(1.5));
    assertEquals(-1, FRESH.play(new StrategyTable((hand, up) -> true), -1), 1e-12);
  }

  @Test
  void the_order_of_cards_in_a_hand_does_not_matter() {
    assertEquals(FRESH.expectedValues(10, 2, 3, 8), FRESH.expectedValues(10, 8, 2, 3));
  }

  @Test
  void the_better_decision_has_the_higher_value() {
    assertEquals(0.25, new ExpectedValues(0.25, -0.5).best());
    assertEquals(0.5, new ExpectedValues(0.25, 0.5).best());
    assertTrue(new ExpectedValues(0.25, 0.5).hits());
    assertTrue(!new ExpectedValues(0.25, 0.25).hits());
  }

  @Test
  void hands_without_a_decision_are_rejected() {
    rejects("[10]: expected two or more cards, up to 21, no natural", 5, 10);
    rejects("[10, 1]: expected two or more cards, up to 21, no natural", 5, 10, 1);
    rejects("[10, 9, 3]: expected two or more cards, up to 21, no natural", 5, 10, 9, 3);
    rejects("no card of value 2 is left", 2, 2, 2, 2, 2);
    rejects("value 0: expected 1 to 10", 0, 10, 2);
    rejects("value 11: expected 1 to 10", 5, 11, 2);
  }

  private static void rejects(String message, int up, int... cards) {
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> FRESH.expectedValues(up, cards));
    assertEquals(message, e.getMessage());
  }

  @Test
  void a_hand_is_not_dealt_from_fewer_than_twenty_cards() {
    Composition nineteen = Composition.of(0, 0, 0, 0, 0, 0, 0, 0, 3, 16);
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> BlackjackAnalysis.of(nineteen));
    assertEquals("19 cards are left: expected at least 20", e.getMessage());
    assertEquals(
        20,
        BlackjackAnalysis.of(Composition.of(0, 0, 0, 0, 0, 0, 0, 1, 3, 16)).composition().size());
  }

  @Test
  void a_second_hand_from_the_same_cards_needs_no_second_analysis() {
    Composition left = Composition.fullDeck().without(1);
    BlackjackAnalysis first = FRESH.next(left);
    assertEquals(left, first.composition());
    assertSame(first, first.next(Composition.of(3, 4, 4, 4, 4, 4, 4, 4, 4, 16)));
    assertSame(BlackjackAnalysis.ofFullDeck(), BlackjackAnalysis.ofFullDeck());
    assertEquals(FRESH.bestPlay(1.5), BlackjackAnalysis.ofFullDeck().bestPlay(1.5));
  }

  @Test
  void an_up_card_that_is_gone_has_no_outcome() {
    BlackjackAnalysis tens = BlackjackAnalysis.of(Composition.of(0, 0, 0, 0, 0, 0, 0, 0, 4, 16));
    assertThrows(IllegalArgumentException.class, () -> tens.dealer(8));
    assertThrows(IllegalArgumentException.class, () -> tens.dealer(10).at(16));
    assertThrows(IllegalArgumentException.class, () -> tens.dealer(10).at(22));
  }
}
