package dev.baize.blackjack;

import dev.baize.core.random.BoundedInts;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * The cards of a session that the player has not seen: those left in the shoe, hole cards that
 * stayed face down, and the hole card in play, which makes no natural once the dealer has looked.
 */
final class HiddenCards {

  private final Shoe shoe;

  /**
   * The places of the hidden cards in {@link Shoe#order}; the place of the hole card in play is the
   * last.
   */
  private final int[] places;

  /** The hidden cards; those that can be the hole card in play come first. */
  private final int[] cards;

  /** How many of {@link #cards} can be the hole card in play. */
  private final int possible;

  /** {@code unseen} are the cards that have not been seen, in any order. */
  HiddenCards(SessionState state, int[] unseen) {
    this.shoe = state.shoe;
    this.places = places(state);
    this.cards = unseen.clone();
    this.possible = looked(state) ? partition(cards, state.upcardPoints()) : cards.length;
  }

  static HiddenCards of(SessionState state) {
    int[] order = state.shoe.order();
    return new HiddenCards(
        state, IntStream.of(places(state)).map(place -> PackedCard.faceUp(order[place])).toArray());
  }

  private static int[] places(SessionState state) {
    Shoe shoe = state.shoe;
    IntStream others =
        IntStream.range(0, shoe.order().length).filter(place -> !shoe.isExposed(place));
    boolean isInPlay = state.hand != SessionState.NO_HAND;
    IntStream hole = isInPlay ? IntStream.of(shoe.holePlace()) : IntStream.empty();
    return IntStream.concat(others, hole).toArray();
  }

  /** Whether the dealer has looked for a natural, and has none. */
  private static boolean looked(SessionState state) {
    return LegalSet.phase(state.legal) == Phase.PLAY && state.rules.looks(state.upcardPoints());
  }

  /** Puts the cards first that make no natural with an up card; returns their number. */
  private static int partition(int[] cards, int upcard) {
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      if (!Points.isNatural(upcard + PackedCard.points(cards[i]))) {
        swap(cards, i, count++);
      }
    }
    return count;
  }

  private static void swap(int[] cards, int one, int other) {
    int card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }

  /** A copy of the shoe with these cards in random order, and later shuffles from another seed. */
  Shoe redealt(RandomGenerator random) {
    int[] dealt = cards.clone();
    int last = dealt.length - 1;
    if (possible < dealt.length) {
      swap(dealt, BoundedInts.below(possible, random), last);
      last--;
    }
    BatchedFisherYates.shuffle(dealt, last, 1, random);
    return shoe.with(places, dealt, random.nextLong());
  }
}
