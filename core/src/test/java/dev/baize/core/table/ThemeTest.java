package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import org.junit.jupiter.api.Test;

class ThemeTest {

  private static final Card JACK = Card.of(Rank.JACK, Suit.DIAMONDS);

  @Test
  void cards_are_short() {
    assertThat(Theme.LETTERS.card(JACK).plain()).isEqualTo("JD");
    assertThat(Theme.LETTERS.card(Card.of(Rank.TEN, Suit.SPADES)).plain()).isEqualTo("10S");
    assertThat(Theme.SYMBOLS.card(JACK).plain()).isEqualTo("J♦");
  }

  @Test
  void red_suits_are_red_and_black_ones_stand_out() {
    assertThat(Theme.SYMBOLS.suit(Suit.HEARTS)).isEqualTo(StyledText.of("♥", Style.RED));
    assertThat(Theme.SYMBOLS.suit(Suit.CLUBS)).isEqualTo(StyledText.of("♣", Style.STRONG));
  }
}
