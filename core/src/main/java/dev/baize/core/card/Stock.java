package dev.baize.core.card;

import java.util.List;
import java.util.NoSuchElementException;

/**
 * The draw pile of a game, top card first. Mutable and not thread-safe.
 *
 * @param <C> the type of card, itself immutable
 */
public final class Stock<C> {
  private final List<C> cards;
  private int drawn;

  private Stock(List<C> cards, int drawn) {
    this.cards = cards;
    this.drawn = drawn;
  }

  /**
   * {@return a stock of all cards of a deck}
   *
   * @param deck the cards, the first of them on top
   * @param <C> the type of card
   */
  public static <C> Stock<C> of(Deck<C> deck) {
    return new Stock<>(deck.cards(), 0);
  }

  /** {@return the top card, which is removed} */
  public C draw() {
    C top = peek();
    drawn++;
    return top;
  }

  /**
   * {@return cards taken from the top, or all if fewer are left, in an immutable list}
   *
   * @param n the maximum number of cards, 0 or more
   */
  public List<C> draw(int n) {
    if (n < 0) {
      throw new IllegalArgumentException(n + ": expected 0 or more cards to draw");
    }
    int from = drawn;
    drawn += Math.min(n, size());
    return cards.subList(from, drawn);
  }

  /** {@return the top card, which is not removed} */
  public C peek() {
    if (isEmpty()) {
      throw new NoSuchElementException("the stock is empty");
    }
    return cards.get(drawn);
  }

  /** {@return the number of cards left} */
  public int size() {
    return cards.size() - drawn;
  }

  /** {@return whether no cards are left} */
  public boolean isEmpty() {
    return size() == 0;
  }

  /** {@return an independent stock of the cards left, made in constant time} */
  public Stock<C> copy() {
    return new Stock<>(cards, drawn);
  }

  /** {@return the cards left in brackets, top card first: for error messages, not for players} */
  @Override
  public String toString() {
    return cards.subList(drawn, cards.size()).toString();
  }
}
