package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TrickTest {

  private static int winner(String cards, Suit trump) {
    return new Trick(Seat.of(2), Cards.list(cards), Set.of()).winner(Trump.of(trump)).index();
  }

  @Test
  void the_highest_card_of_the_suit_led_takes_it_without_trumps() {
    assertThat(winner("TH KH AS QH", Suit.CLUBS)).isEqualTo(3);
    assertThat(winner("AH KH AS QH", Suit.CLUBS)).isEqualTo(2);
  }

  @Test
  void the_highest_trump_takes_it() {
    assertThat(winner("AH 9C TC QH", Suit.CLUBS)).isEqualTo(0);
    assertThat(winner("AH 9C TC JS", Suit.CLUBS)).isEqualTo(1);
    assertThat(winner("JC JS AC KC", Suit.CLUBS)).isEqualTo(2);
  }

  @Test
  void a_left_bower_led_is_a_trump_led() {
    assertThat(winner("JS AS AH 9C", Suit.CLUBS)).isEqualTo(2);
    assertThat(winner("JS AS AH JC", Suit.CLUBS)).isEqualTo(1);
  }

  @Test
  void whoever_is_highest_so_far_may_be_asked_of_an_incomplete_trick() {
    assertThat(winner("9H", Suit.CLUBS)).isEqualTo(2);
    assertThat(winner("9H TH", Suit.CLUBS)).isEqualTo(3);
  }

  @Test
  void nobody_takes_a_trick_without_cards() {
    Trick trick = new Trick(Seat.of(0), List.of(), Set.of());
    assertThatIllegalStateException()
        .isThrownBy(() -> trick.winner(Trump.of(Suit.HEARTS)))
        .withMessage("nobody has played to the trick");
  }

  @Test
  void cards_are_played_to_the_left() {
    Trick trick = new Trick(Seat.of(3), Cards.list("9H TH"), Set.of());
    assertThat(trick.playedBy(0)).isEqualTo(Seat.of(3));
    assertThat(trick.playedBy(1)).isEqualTo(Seat.of(0));
    assertThat(trick.playedBy(3)).isEqualTo(Seat.of(2));
  }

  @Test
  void a_trick_keeps_the_cards_it_was_made_of() {
    List<Card> cards = new ArrayList<>(Cards.list("9H TH"));
    Trick trick = new Trick(Seat.of(3), cards, Set.of());
    cards.clear();
    assertThat(trick.cards()).isEqualTo(Cards.list("9H TH"));
  }

  @Test
  void the_highest_card_is_the_winners() {
    Trick trick = new Trick(Seat.of(2), Cards.list("AH 9C TC QH"), Set.of());
    assertThat(trick.highest(Trump.of(Suit.CLUBS))).isEqualTo(Cards.card("TC"));
    assertThat(trick.highest(Trump.of(Suit.SPADES))).isEqualTo(Cards.card("AH"));
  }

  @Test
  void the_suit_led_is_trump_if_the_left_bower_was_led() {
    Trick trick = new Trick(Seat.of(0), Cards.list("JS 9H"), Set.of());
    assertThat(trick.suitLed(Trump.of(Suit.CLUBS))).isEqualTo(Suit.CLUBS);
    assertThat(trick.suitLed(Trump.of(Suit.HEARTS))).isEqualTo(Suit.SPADES);
  }
}
