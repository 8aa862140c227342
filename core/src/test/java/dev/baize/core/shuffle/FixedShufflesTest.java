package dev.baize.core.shuffle;

import static dev.baize.core.shuffle.Orders.after;
import static dev.baize.core.shuffle.Orders.fresh;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shuffles that take no random numbers. */
class FixedShufflesTest {
  private static final Shuffle IN = new InShuffle();

  @Test
  void an_in_shuffle_begins_with_the_second_half() {
    assertThat(after(IN, 8)).containsExactly(4, 0, 5, 1, 6, 2, 7, 3);
    assertThat(after(IN, 2)).containsExactly(1, 0);
    assertThat(after(IN, 0)).isEmpty();
  }

  @Test
  void seven_in_shuffles_bring_a_euchre_pack_into_a_known_order() {
    assertThat(after(IN.times(7), 24))
        .containsExactly(
            16, 8, 0, 17, 9, 1, 18, 10, 2, 19, 11, 3, 20, 12, 4, 21, 13, 5, 22, 14, 6, 23, 15, 7);
  }

  @Test
  void twenty_in_shuffles_restore_a_euchre_pack_and_no_fewer_do() {
    assertThat(after(IN.times(20), 24)).containsExactly(fresh(24));
    assertThat(IntStream.range(1, 20).mapToObj(n -> after(IN.times(n), 24)))
        .noneMatch(cards -> cards[0] == 0);
  }

  @Property
  void an_in_shuffle_is_a_riffle_at_half_the_deck(@ForAll @IntRange(max = 100) int half) {
    assertThat(after(IN, 2 * half)).containsExactly(after(new RiffleCut(half), 2 * half));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 25})
  void an_odd_number_of_cards_has_no_in_shuffle(int size) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> after(IN, size))
        .withMessage("%d cards: an in-shuffle cuts the deck exactly in half", size);
  }

  @Test
  void the_riffle_of_a_new_deck_at_26_alternates_clubs_and_spades_first() {
    Deck<Card> deck = Deck.french().shuffled(new RiffleCut(26), Orders.none());
    assertThat(deck.cards().subList(0, 4))
        .extracting(Card::toString)
        .containsExactly("Two of Clubs", "Two of Spades", "Three of Clubs", "Three of Spades");
    for (int i = 0; i < 26; i++) {
      assertThat(deck.cards().get(i).suit()).isSameAs(i % 2 == 0 ? Suit.CLUBS : Suit.SPADES);
      assertThat(deck.cards().get(26 + i).suit())
          .isSameAs(i % 2 == 0 ? Suit.DIAMONDS : Suit.HEARTS);
    }
  }

  @Test
  void the_longer_part_of_a_riffle_follows_when_the_other_has_run_out() {
    assertThat(after(new RiffleCut(2), 6)).containsExactly(2, 0, 3, 1, 4, 5);
    assertThat(after(new RiffleCut(4), 6)).containsExactly(4, 0, 5, 1, 2, 3);
  }

  @Property
  void a_riffle_takes_turns_between_two_piles(
      @ForAll @IntRange(max = 100) int size, @ForAll @IntRange(max = 100) int any) {
    int cut = any % (size + 1);
    List<Integer> deck = IntStream.range(0, size).boxed().toList();
    List<Integer> left = new ArrayList<>(deck.subList(0, cut));
    List<Integer> right = new ArrayList<>(deck.subList(cut, size));
    List<Integer> riffled = new ArrayList<>();
    while (!left.isEmpty() && !right.isEmpty()) {
      riffled.add(right.remove(0));
      riffled.add(left.remove(0));
    }
    riffled.addAll(right);
    riffled.addAll(left);
    assertThat(IntStream.of(after(new RiffleCut(cut), size))).containsExactlyElementsOf(riffled);
  }

  @Test
  void there_is_no_cut_beyond_the_deck() {
    assertThat(after(new RiffleCut(6), 6)).containsExactly(fresh(6));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> after(new RiffleCut(7), 6))
        .withMessage("6 cards: no cut at 7");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RiffleCut(-1))
        .withMessage("-1: expected a cut at 0 or more cards");
  }
}
