package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.naive.NaiveOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every card, every pair of cards and every small hand, whatever is trump and whatever was led. */
class TrumpTest {

  private static final List<Card> CARDS = NaiveOrder.ascending();

  @Test
  void the_left_bower_is_of_the_other_suit_of_the_same_colour() {
    assertThat(Suit.values())
        .extracting(suit -> Trump.of(suit).leftBower().suit())
        .containsExactly(Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS);
  }

  @ParameterizedTest
  @EnumSource
  void a_card_beats_another_if_it_is_in_a_higher_row_or_further_up_in_the_same(Suit trump) {
    for (Suit led : Suit.values()) {
      List<Card> ascending = NaiveOrder.ascending(trump, led);
      for (Card card : CARDS) {
        for (Card other : CARDS) {
          assertThat(Trump.of(trump).beats(card, other, led))
              .as("%s beats %s, %s led, %s trump", card, other, led, trump)
              .isEqualTo(ascending.indexOf(card) > ascending.indexOf(other));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void of_two_different_cards_exactly_one_beats_the_other(Suit trump) {
    for (Suit led : Suit.values()) {
      for (Card card : CARDS) {
        assertThat(Trump.of(trump).beats(card, card, led)).isFalse();
        for (Card other : CARDS) {
          if (card != other) {
            assertThat(Trump.of(trump).beats(card, other, led))
                .isNotEqualTo(Trump.of(trump).beats(other, card, led));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void what_beats_a_card_beats_all_that_it_beats(Suit suit) {
    Trump trump = Trump.of(suit);
    for (Suit led : Suit.values()) {
      List<Integer> beaten = new ArrayList<>();
      for (Card card : CARDS) {
        beaten.add((int) CARDS.stream().filter(other -> trump.beats(card, other, led)).count());
      }
      // With trichotomy, an order is transitive exactly if its ranks are all different.
      assertThat(beaten).doesNotHaveDuplicates().hasSize(24);
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_cards_above_a_card_are_those_that_beat_it(Suit suit) {
    Trump trump = Trump.of(suit);
    for (Suit led : Suit.values()) {
      for (Card other : CARDS) {
        assertThat(trump.above(other, led))
            .containsExactlyInAnyOrderElementsOf(
                CARDS.stream().filter(card -> trump.beats(card, other, led)).toList());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void only_the_left_bower_counts_as_another_suit_than_its_own(Suit suit) {
    Trump trump = Trump.of(suit);
    for (Card card : CARDS) {
      assertThat(trump.effectiveSuit(card)).isEqualTo(NaiveOrder.suitOf(card, suit));
    }
    assertThat(trump.suit()).isEqualTo(suit);
    assertThat(trump.rightBower()).isEqualTo(Card.of(Rank.JACK, suit));
    assertThat(trump.leftBower()).isEqualTo(Card.of(Rank.JACK, NaiveOrder.next(suit)));
    assertThat(trump).isSameAs(Trump.of(suit)).hasToString(suit + " trump");
  }

  @ParameterizedTest
  @EnumSource
  void every_card_counts_as_exactly_one_suit(Suit suit) {
    Trump trump = Trump.of(suit);
    for (Suit counted : Suit.values()) {
      int size = counted == suit ? 7 : counted == NaiveOrder.next(suit) ? 5 : 6;
      assertThat(trump.cards(counted)).hasSize(size);
      for (Card card : CARDS) {
        assertThat(trump.cards(counted).contains(card))
            .isEqualTo(trump.effectiveSuit(card) == counted);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_highest_and_the_lowest_of_up_to_six_cards_are_those_of_the_specification(Suit suit) {
    Trump trump = Trump.of(suit);
    List<Card> ascending = NaiveOrder.ascending(suit);
    int hands = 0;
    for (int mask = 1; mask < 1 << 24; mask++) {
      if (Integer.bitCount(mask) <= 6) {
        hands++;
        assertEnds(trump, ascending, mask);
      }
    }
    assertThat(hands).isEqualTo(24 + 276 + 2_024 + 10_626 + 42_504 + 134_596);
  }

  /** Bit i of the mask stands for card i of the ascending ones. */
  private static void assertEnds(Trump trump, List<Card> ascending, int mask) {
    long bits = 0;
    Card lowest = ascending.get(Integer.numberOfTrailingZeros(mask));
    Card highest = lowest;
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      highest = ascending.get(Integer.numberOfTrailingZeros(rest));
      bits |= 1L << highest.index();
    }
    CardSet cards = CardSet.ofBits(bits);
    if (trump.highest(cards) != highest || trump.lowest(cards) != lowest) {
      throw new AssertionError(
          "%s: expected %s to %s, but was %s to %s of %s"
              .formatted(trump, lowest, highest, trump.lowest(cards), trump.highest(cards), cards));
    }
  }

  @Test
  void the_highest_other_card_is_the_highest_that_is_no_trump() {
    CardSet cards = CardSet.parse("{Nine of Hearts, Ten of Spades, Jack of Diamonds}");
    assertThat(Trump.of(Suit.HEARTS).highestNonTrump(cards)).isEqualTo(Card.parse("Ten of Spades"));
    assertThat(Trump.of(Suit.CLUBS).highestNonTrump(cards))
        .isEqualTo(Card.parse("Jack of Diamonds"));
  }

  @Test
  void the_highest_other_card_of_trumps_alone_is_the_highest_of_them() {
    CardSet trumps = CardSet.parse("{Nine of Hearts, Jack of Diamonds, Ace of Hearts}");
    assertThat(Trump.of(Suit.HEARTS).highestNonTrump(trumps))
        .isEqualTo(Card.parse("Jack of Diamonds"));
  }

  @Test
  void cards_that_are_not_euchres_are_neither_highest_nor_lowest() {
    Card eight = Card.parse("Eight of Diamonds");
    Card ten = Card.parse("Ten of Spades");
    Card two = Card.parse("Two of Hearts");
    assertThat(Trump.of(Suit.HEARTS).highest(CardSet.of(eight, ten, two))).isEqualTo(ten);
    assertThat(Trump.of(Suit.HEARTS).lowest(CardSet.of(eight, ten, two))).isEqualTo(ten);
  }

  @Test
  void of_no_cards_none_is_highest_or_lowest() {
    for (CardSet cards : List.of(CardSet.none(), Cards.set("8D 2S"))) {
      Trump trump = Trump.of(Suit.SPADES);
      assertThatExceptionOfType(NoSuchElementException.class)
          .isThrownBy(() -> trump.highest(cards));
      assertThatExceptionOfType(NoSuchElementException.class)
          .isThrownBy(() -> trump.highestNonTrump(cards));
      assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> trump.lowest(cards));
    }
  }

  @Test
  void a_card_that_is_not_euchres_has_no_suit_and_beats_nothing() {
    Trump trump = Trump.of(Suit.CLUBS);
    Card eight = Card.parse("Eight of Diamonds");
    Card nine = Card.parse("Nine of Spades");
    String message = "Eight of Diamonds is not one of the 24 euchre cards";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trump.effectiveSuit(eight))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trump.beats(eight, nine, Suit.SPADES))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trump.above(eight, Suit.SPADES))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trump.beats(nine, eight, Suit.SPADES))
        .withMessage(message);
  }
}
