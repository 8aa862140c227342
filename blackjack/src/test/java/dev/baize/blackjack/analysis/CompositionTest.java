package dev.baize.blackjack.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class CompositionTest {

  private static final Composition FULL = Composition.fullDeck();

  @Test
  void a_full_deck_has_four_of_each_value_and_sixteen_tens() {
    assertEquals(Composition.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 16), FULL);
    assertEquals(52, FULL.size());
    assertEquals(4, FULL.count(1));
    assertEquals(16, FULL.count(10));
    assertEquals("[4, 4, 4, 4, 4, 4, 4, 4, 4, 16]", FULL.toString());
  }

  @Test
  void a_card_taken_out_is_gone_from_the_new_composition_only() {
    Composition fewer = FULL.without(10);
    assertEquals(15, fewer.count(10));
    assertEquals(51, fewer.size());
    assertEquals(16, FULL.count(10));
    assertNotEquals(FULL, fewer);
    assertEquals(fewer.hashCode(), FULL.without(10).hashCode());
  }

  @Test
  void a_card_that_is_not_left_cannot_be_taken_out() {
    Composition noAces = Composition.of(0, 4, 4, 4, 4, 4, 4, 4, 4, 16);
    Exception e = assertThrows(IllegalArgumentException.class, () -> noAces.without(1));
    assertEquals("no card of value 1 is left", e.getMessage());
  }

  @Test
  void counts_that_no_deck_has_are_rejected() {
    rejects("9 counts: expected ten, aces first", 4, 4, 4, 4, 4, 4, 4, 4, 4);
    rejects("417 cards of value 2: expected 0 to 416", 4, 417, 4, 4, 4, 4, 4, 4, 4, 16);
    rejects("-1 cards of value 1: expected 0 to 416", -1, 4, 4, 4, 4, 4, 4, 4, 4, 16);
  }

  @Test
  void a_shoe_may_have_any_cards_but_no_more_than_eight_decks() {
    assertEquals(416, Composition.of(100, 0, 0, 0, 0, 0, 0, 0, 0, 316).size());
    Exception e =
        assertThrows(
            IllegalArgumentException.class, () -> Composition.of(100, 1, 0, 0, 0, 0, 0, 0, 0, 316));
    assertEquals("417 cards: expected 416 at most", e.getMessage());
  }

  private static void rejects(String message, int... counts) {
    Exception e = assertThrows(IllegalArgumentException.class, () -> Composition.of(counts));
    assertEquals(message, e.getMessage());
  }

  @Test
  void the_counts_that_were_passed_may_change_afterwards() {
    int[] counts = {4, 4, 4, 4, 4, 4, 4, 4, 4, 16};
    Composition composition = Composition.of(counts);
    counts[0] = 0;
    assertEquals(FULL, composition);
  }
}
