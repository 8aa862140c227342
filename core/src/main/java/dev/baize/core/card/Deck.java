package dev.baize.core.card;

import dev.baize.core.shuffle.Shuffle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What is in the box: cards in an order, which may hold equal cards. Immutable.
 *
 * @param <C> the type of card, itself immutable
 * @param cards the cards, the first to be dealt first; an immutable list
 */
public record Deck<C>(List<C> cards) {
  private static final Deck<Card> FRENCH = newFrench();

  /**
   * Copies the cards.
   *
   * @param cards the cards, the first to be dealt first
   */
  public Deck {
    cards = List.copyOf(cards);
  }

  /**
   * A deck of these cards.
   *
   * @param cards the cards, the first to be dealt first; copied
   * @param <C> the type of card
   * @return the deck
   */
  public static <C> Deck<C> of(List<C> cards) {
    return new Deck<>(cards);
  }

  /**
   * The 52 French cards in the order of a new deck: Two to Ace of Spades, then of Hearts, Clubs and
   * Diamonds.
   *
   * @return the deck
   */
  public static Deck<Card> french() {
    return FRENCH;
  }

  private static Deck<Card> newFrench() {
    List<Card> cards = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        cards.add(Card.of(rank, suit));
      }
    }
    return new Deck<>(cards);
  }

  /**
   * The number of cards.
   *
   * @return 0 or more
   */
  public int size() {
    return cards.size();
  }

  /**
   * The card at a position.
   *
   * @param position 0 for the card that is dealt first
   * @return the card
   * @throws IndexOutOfBoundsException if the position is not 0 to {@code size() - 1}
   */
  public C get(int position) {
    return cards.get(position);
  }

  /**
   * The same cards in the order that a shuffle brings them into.
   *
   * @param shuffle the shuffle
   * @param random where the shuffle takes its random numbers from
   * @return the shuffled deck
   * @throws IllegalArgumentException if the shuffle cannot be done on a deck of this size
   * @throws IllegalStateException if the shuffle lost a card, so that it is no permutation
   */
  public Deck<C> shuffled(Shuffle shuffle, RandomGenerator random) {
    int[] order = IntStream.range(0, size()).toArray();
    shuffle.shuffle(order, random);
    List<C> shuffled = new ArrayList<>(order.length);
    BitSet used = new BitSet(order.length);
    for (int position : order) {
      shuffled.add(cards.get(position));
      used.set(position);
    }
    if (used.cardinality() != order.length) {
      throw new IllegalStateException("the shuffle \"%s\" lost cards".formatted(shuffle));
    }
    return new Deck<>(shuffled);
  }
}
