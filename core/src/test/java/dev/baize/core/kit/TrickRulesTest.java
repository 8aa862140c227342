package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TrickRulesTest {

  private static final TrickRules PLAIN = TrickRules.noTrump();
  private static final TrickRules SPADES = PLAIN.withTrump(Suit.SPADES);
  private static final TrickRules OBLIGED = SPADES.withObligationToTrump();

  /** Diamonds belong to hearts, and low cards beat high ones. */
  private static final TrickRules ODD =
      PLAIN.withOrder(
          card -> card.suit() == Suit.DIAMONDS ? Suit.HEARTS : card.suit(), card -> -card.index());

  private static CardSet cards(String names) {
    return CardSet.parse('{' + names + '}');
  }

  private static Trick trick(String... names) {
    Trick trick = Trick.ledBy(Seat.of(2));
    for (String name : names) {
      trick = trick.with(Card.parse(name));
    }
    return trick;
  }

  @Test
  void any_card_may_be_led() {
    CardSet hand = cards("Two of Clubs, Ace of Spades");
    assertThat(OBLIGED.legal(hand, trick())).isEqualTo(hand);
  }

  @Test
  void who_has_the_suit_follows_it() {
    CardSet hand = cards("Two of Clubs, Ace of Spades");
    assertThat(SPADES.legal(hand, trick("Ace of Clubs"))).isEqualTo(cards("Two of Clubs"));
  }

  @Test
  void who_cannot_follow_plays_anything_unless_a_trump_is_due() {
    CardSet hand = cards("Two of Clubs, Ace of Spades");
    Trick trick = trick("Ace of Hearts");
    assertThat(SPADES.legal(hand, trick)).isEqualTo(hand);
    assertThat(OBLIGED.legal(hand, trick)).isEqualTo(cards("Ace of Spades"));
    assertThat(OBLIGED.legal(cards("Two of Clubs"), trick)).isEqualTo(cards("Two of Clubs"));
  }

  @Test
  void the_highest_of_the_suit_led_takes_the_trick() {
    Trick trick = trick("Nine of Clubs", "Ace of Hearts", "Ten of Clubs", "Two of Spades");
    assertThat(PLAIN.taker(trick, 4)).isEqualTo(Seat.of(0));
  }

  @Test
  void a_trump_takes_the_trick_and_a_higher_trump_takes_that() {
    Trick trick = trick("Ace of Clubs", "Three of Spades", "Ten of Clubs", "Four of Spades");
    assertThat(SPADES.taker(trick, 4)).isEqualTo(Seat.of(1));
  }

  @Test
  void suit_and_rank_may_be_others_than_those_on_the_card() {
    Trick trick = trick("Nine of Hearts", "Two of Diamonds", "Two of Clubs");
    assertThat(ODD.taker(trick, 3)).isEqualTo(Seat.of(0));
    assertThat(ODD.legal(cards("Ace of Diamonds, Two of Clubs"), trick))
        .isEqualTo(cards("Ace of Diamonds"));
    assertThat(ODD.cardsOf(Suit.HEARTS).size()).isEqualTo(26);
  }

  @Property
  void a_seat_holds_no_card_that_would_have_made_its_own_illegal(@ForAll long seed) {
    RandomGenerator random = Seed.of(seed).generator();
    for (TrickRules rules : List.of(PLAIN, SPADES, OBLIGED, ODD)) {
      CardSet hand = HiddenHands.deal(CardSet.all(), 1, 1 + random.nextInt(13), random).get(0);
      Trick trick = Trick.ledBy(Seat.of(0));
      List<Card> others = new ArrayList<>(CardSet.all().minus(hand).toList());
      for (int i = random.nextInt(4); i > 0; i--) {
        trick = trick.with(others.remove(random.nextInt(others.size())));
      }
      CardSet legal = rules.legal(hand, trick);
      assertThat(legal).isNotEmpty().allMatch(hand::contains);
      for (Card card : hand) {
        boolean isDenied = !hand.intersection(rules.deniedBy(trick, card)).isEmpty();
        assertThat(isDenied).isEqualTo(!legal.contains(card));
      }
    }
  }
}
