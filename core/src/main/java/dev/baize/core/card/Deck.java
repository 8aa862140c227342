package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.shuffle.Shuffle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * An immutable sequence of cards in dealing order; may contain duplicates.
 *
 * @param <C> the type of card, itself immutable
 * @param cards the cards in dealing order; an immutable list
 */
public record Deck<C>(List<C> cards) {
  private static final Deck<Card> FRENCH = newFrench();

  /**
   * Copies the cards.
   *
   * @param cards the cards in dealing order
   */
  public Deck {
    cards = List.copyOf(cards);
  }

  /** {@return the 52 French cards: Two to Ace of Spades, then of Hearts, Clubs and Diamonds} */
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
   * {@return this deck after a shuffle}
   *
   * @param shuffle the shuffle
   * @param random the source of the shuffle's random numbers
   */
  public Deck<C> shuffled(Shuffle shuffle, RandomGenerator random) {
    int[] order = IntStream.range(0, cards.size()).toArray();
    shuffle.shuffle(order, random);
    List<C> shuffled = new ArrayList<>(order.length);
    BitSet used = new BitSet(order.length);
    for (int position : order) {
      shuffled.add(cards.get(position));
      used.set(position);
    }
    if (used.cardinality() != order.length) {
      throw new IllegalStateException(lenientFormat("the shuffle \"%s\" lost cards", shuffle));
    }
    return new Deck<>(shuffled);
  }
}
