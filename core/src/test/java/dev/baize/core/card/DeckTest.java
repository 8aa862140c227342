package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.InShuffle;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DeckTest {
  @Test
  void a_french_deck_has_the_order_of_a_new_one() {
    Deck<Card> deck = Deck.french();
    assertThat(deck.cards()).hasSize(52);
    assertThat(deck.cards()).containsExactlyInAnyOrderElementsOf(CardSet.all());
    assertThat(deck.cards().subList(0, 14))
        .startsWith(Card.of(Rank.TWO, Suit.SPADES), Card.of(Rank.THREE, Suit.SPADES))
        .endsWith(Card.of(Rank.ACE, Suit.SPADES), Card.of(Rank.TWO, Suit.HEARTS));
    assertThat(deck.cards().get(26)).isSameAs(Card.of(Rank.TWO, Suit.CLUBS));
    assertThat(deck.cards().get(39)).isSameAs(Card.of(Rank.TWO, Suit.DIAMONDS));
    assertThat(deck.cards().get(51)).isSameAs(Card.of(Rank.ACE, Suit.DIAMONDS));
  }

  @Test
  void a_deck_may_hold_equal_cards() {
    Deck<String> deck = new Deck<>(List.of("Blue", "Blue", "garden"));
    assertThat(deck.cards()).hasSize(3);
    assertThat(deck.cards()).containsExactly("Blue", "Blue", "garden");
  }

  @Test
  void a_deck_keeps_its_cards_when_the_list_it_was_made_of_changes() {
    List<String> cards = new ArrayList<>(List.of("Blue", "Red"));
    Deck<String> deck = new Deck<>(cards);
    cards.clear();
    assertThat(deck.cards()).containsExactly("Blue", "Red").isUnmodifiable();
  }

  @Test
  void decks_are_equal_when_their_cards_are_in_the_same_order() {
    Deck<String> deck = new Deck<>(List.of("Blue", "Red"));
    assertThat(deck)
        .isEqualTo(new Deck<>(List.of("Blue", "Red")))
        .hasSameHashCodeAs(new Deck<>(List.of("Blue", "Red")))
        .isNotEqualTo(new Deck<>(List.of("Red", "Blue")))
        .hasToString("Deck[cards=[Blue, Red]]");
  }

  @Test
  void a_shuffle_says_which_card_comes_at_each_position() {
    Deck<String> deck = new Deck<>(List.of("a", "b", "c", "d"));
    assertThat(deck.shuffled(new InShuffle(), none()).cards()).containsExactly("c", "a", "d", "b");
    assertThat(deck.cards()).containsExactly("a", "b", "c", "d");
  }

  @Property
  void a_shuffle_conserves_the_cards(
      @ForAll @Size(max = 60) List<Integer> cards, @ForAll long seed) {
    Deck<Integer> shuffled =
        new Deck<>(cards).shuffled(new UniformShuffle(), Seed.of(seed).generator());
    assertThat(shuffled.cards()).containsExactlyInAnyOrderElementsOf(cards);
  }

  @Test
  void a_shuffle_that_does_not_fit_the_deck_says_so() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Deck<>(List.of("a")).shuffled(new InShuffle(), none()))
        .withMessage("1 cards: an in-shuffle cuts the deck exactly in half");
  }

  @Test
  void a_shuffle_that_loses_a_card_is_found_out() {
    Shuffle clumsy =
        new Shuffle() {
          @Override
          public void shuffle(int[] cards, RandomGenerator random) {
            cards[0] = cards[1];
          }

          @Override
          public String toString() {
            return "clumsy";
          }
        };
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> Deck.french().shuffled(clumsy, none()))
        .withMessage("the shuffle \"clumsy\" lost cards");
  }

  private static RandomGenerator none() {
    return () -> {
      throw new AssertionError("takes a random number");
    };
  }
}
