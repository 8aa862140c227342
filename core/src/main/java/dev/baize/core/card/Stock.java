package dev.baize.core.card;

import java.util.List;
import java.util.NoSuchElementException;

/**
 * The pile that a game draws from, top card first. Mutable and not safe for use by several threads.
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
   * A full stock.
   *
   * @param deck the cards, the first of them on top; it stays as it is
   * @param <C> the type of card
   * @return the stock
   */
  public static <C> Stock<C> of(Deck<C> deck) {
    return new Stock<>(deck.cards(), 0);
  }

  /**
   * Draws the top card.
   *
   * @return the card, which is no longer in the stock
   * @throws NoSuchElementException if the stock is empty
   */
  public C draw() {
    C top = peek();
    drawn++;
    return top;
  }

  /**
   * Draws several cards, or what is left if that is less.
   *
   * @param n how many cards at most, 0 or more
   * @return the cards in the order they were drawn, an immutable list
   * @throws IllegalArgumentException if {@code n} is negative
   */
  public List<C> draw(int n) {
    if (n < 0) {
      throw new IllegalArgumentException(n + ": expected 0 or more cards to draw");
    }
    int from = drawn;
    drawn += Math.min(n, size());
    return cards.subList(from, drawn);
  }

  /**
   * The top card, which stays where it is.
   *
   * @return the card that {@link #draw()} would draw
   * @throws NoSuchElementException if the stock is empty
   */
  public C peek() {
    if (isEmpty()) {
      throw new NoSuchElementException("the stock is empty");
    }
    return cards.get(drawn);
  }

  /**
   * The number of cards left.
   *
   * @return 0 or more
   */
  public int size() {
    return cards.size() - drawn;
  }

  /**
   * Whether no cards are left.
   *
   * @return true if the stock is empty
   */
  public boolean isEmpty() {
    return size() == 0;
  }

  /**
   * A stock of the cards that are left here. Drawing from one does not change the other.
   *
   * @return the copy, made in constant time
   */
  public Stock<C> copy() {
    return new Stock<>(cards, drawn);
  }

  /**
   * The cards that are left, top card first: for messages about a failure, not for players.
   *
   * @return the cards in brackets
   */
  @Override
  public String toString() {
    return cards.subList(drawn, cards.size()).toString();
  }
}
