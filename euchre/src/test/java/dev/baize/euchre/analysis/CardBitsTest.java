package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Cards;
import dev.baize.euchre.Trump;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CardBitsTest {

  private static final Trump CLUBS = Trump.of(Suit.CLUBS);

  private static int bits(String cards) {
    return CardBits.of(Cards.set(cards), CLUBS);
  }

  @Test
  void a_higher_card_of_a_suit_is_a_greater_number_and_so_is_a_trump_before_all_others() {
    for (Suit trumpSuit : Suit.values()) {
      Trump trump = Trump.of(trumpSuit);
      for (Suit led : Suit.values()) {
        CardSet taking = trump.cards(led).union(trump.cards(trumpSuit));
        for (Card card : taking) {
          for (Card other : taking) {
            assertThat(CardBits.of(card, trump) > CardBits.of(other, trump))
                .isEqualTo(trump.beats(card, other, led));
          }
        }
      }
    }
  }

  @Test
  void every_card_has_a_bit_of_its_own_in_the_byte_of_its_suit() {
    for (Suit trumpSuit : Suit.values()) {
      Trump trump = Trump.of(trumpSuit);
      int all = 0;
      for (Suit suit : Suit.values()) {
        int bits = CardBits.of(trump.cards(suit), trump);
        assertThat(Integer.bitCount(bits)).isEqualTo(trump.cards(suit).size());
        for (Card card : trump.cards(suit)) {
          assertThat(bits & ~CardBits.suit(CardBits.of(card, trump))).isZero();
        }
        assertThat(all & bits).isZero();
        all |= bits;
      }
      assertThat(CardBits.of(trump.cards(trumpSuit), trump)).isEqualTo(CardBits.TRUMPS);
      assertThat(all & 0x80808080).isZero();
    }
  }

  @Test
  void the_highest_of_each_suit_is_an_ace_or_the_right_bower() {
    assertThat(bits("AH AS AD")).isEqualTo(CardBits.SIDE_ACES);
    assertThat(bits("JC")).isEqualTo(CardBits.HIGHEST_TRUMP);
  }

  @Test
  void a_card_that_neither_follows_nor_is_a_trump_has_no_strength() {
    int hearts = CardBits.suit(bits("9H"));
    assertThat(CardBits.strength(bits("AS"), hearts)).isZero();
    assertThat(CardBits.strength(bits("TH"), hearts)).isEqualTo(bits("TH"));
    assertThat(CardBits.strength(bits("JS"), hearts)).isEqualTo(bits("JS"));
  }

  @Test
  void the_strongest_card_follows_if_one_can() {
    int hearts = CardBits.suit(bits("9H"));
    assertThat(CardBits.strongest(bits("TH QH JC AS"), hearts)).isEqualTo(bits("QH"));
    assertThat(CardBits.strongest(bits("9C JS AS"), hearts)).isEqualTo(bits("JS"));
    assertThat(CardBits.strongest(bits("AS AD"), hearts)).isZero();
  }

  @Test
  void above_no_card_is_everything() {
    assertThat(CardBits.above(0)).isEqualTo(-1);
    assertThat(CardBits.above(1)).isEqualTo(-2);
    assertThat(CardBits.above(bits("9C JC"))).isEqualTo(0x80000000);
  }

  @Test
  void top_trumps_are_counted_down_to_the_first_trump_of_others() {
    assertThat(CardBits.topTrumps(bits("JC JS KC AH"), bits("QC KH"))).isEqualTo(3);
    assertThat(CardBits.topTrumps(bits("JC JS KC AH"), bits("AC"))).isEqualTo(2);
    assertThat(CardBits.topTrumps(bits("JC JS KC"), bits("AH"))).isEqualTo(3);
    assertThat(CardBits.topTrumps(bits("JS KC"), bits("JC"))).isZero();
  }

  @Property(tries = 500)
  void tops_are_the_cards_above_the_highest_of_others_in_each_suit(
      @ForAll int cards, @ForAll int drawn) {
    int hand = cards & 0x7F7F7F7F & ~drawn;
    int others = drawn & 0x7F7F7F7F;
    int tops = 0;
    int suits = 0;
    for (int place = 0; place < Integer.SIZE; place += CardBits.SUIT_BITS) {
      int suit = CardBits.LOWEST_SUIT << place;
      tops |= hand & suit & CardBits.above(others & suit);
      suits |= (hand & suit) == 0 ? 0 : 0x80 << place;
    }
    assertThat(CardBits.tops(hand, others)).isEqualTo(tops);
    assertThat(CardBits.suits(hand)).isEqualTo(suits);
  }

  @Test
  void of_neighbours_the_lowest_stands_for_all() {
    assertThat(CardBits.distinct(bits("9H TH AH"), bits("KH"))).isEqualTo(bits("9H AH"));
    assertThat(CardBits.distinct(bits("9H TH AH"), bits("9D"))).isEqualTo(bits("9H"));
    assertThat(CardBits.distinct(bits("KC AC JS JC"), bits("QC"))).isEqualTo(bits("KC"));
    assertThat(CardBits.distinct(bits("9S AS JS"), 0)).isEqualTo(bits("9S JS"));
  }

  @Provide
  Arbitrary<OpenPosition> positions() {
    return RandomPositions.arbitrary(1, 5);
  }

  @Property(tries = 1000)
  void cards_are_equivalent_if_no_card_of_others_is_between(
      @ForAll("positions") OpenPosition position) {
    Trump trump = position.trump();
    int hand = CardBits.of(position.hands().get(0), trump);
    int others = CardBits.of(position.hands().get(1).union(position.hands().get(2)), trump);
    int distinct = CardBits.distinct(hand, others);
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int card = rest & -rest;
      assertThat(CardBits.representative(card, distinct))
          .isEqualTo(lowestEquivalent(card, hand, others));
    }
  }

  /** Goes down from a card to the end of its suit or a card of others. */
  private static int lowestEquivalent(int card, int hand, int others) {
    int lowest = card;
    int suit = CardBits.suit(card);
    for (int bit = card; (bit & suit) != 0 && (bit & others) == 0; bit >>>= 1) {
      lowest = (bit & hand) != 0 ? bit : lowest;
    }
    return lowest;
  }
}
