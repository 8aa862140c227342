package dev.baize.core.card;

import java.util.List;

/**
 * The four French suits, declared in ascending order: where two cards have the same rank, the later
 * suit is the higher one.
 *
 * <p>Use {@link #at(int)} rather than {@link #values()} where speed matters: it copies nothing.
 */
public enum Suit {
  /** Black, the lowest suit. */
  SPADES("Spades"),
  /** Red. */
  HEARTS("Hearts"),
  /** Black. */
  CLUBS("Clubs"),
  /** Red, the highest suit. */
  DIAMONDS("Diamonds");

  private static final List<Suit> ALL = List.of(values());
  private static final EnumNames<Suit> NAMES = new EnumNames<>("suit", ALL);

  private final String word;

  Suit(String word) {
    this.word = word;
  }

  /**
   * The suit with this {@link #index()}.
   *
   * @param index 0 for Spades to 3 for Diamonds
   * @return the suit
   * @throws IndexOutOfBoundsException if there is no such suit
   */
  public static Suit at(int index) {
    return ALL.get(index);
  }

  /**
   * Reads what {@link #toString()} prints; upper and lower case differ.
   *
   * @param text a suit, such as {@code Spades}
   * @return the suit
   * @throws IllegalArgumentException if the text is anything else
   */
  public static Suit parse(String text) {
    return parse(text, text);
  }

  /** {@link #parse} for a part of a longer text, which an error quotes whole. */
  static Suit parse(String word, String text) {
    return NAMES.find(word, text);
  }

  /**
   * The suit's place in ascending order.
   *
   * @return 0 for Spades to 3 for Diamonds
   */
  @SuppressWarnings("EnumOrdinal") // The order of declaration is the promised order.
  public int index() {
    return ordinal();
  }

  /**
   * The suit's word, such as {@code Spades}.
   *
   * @return the word, which {@link #parse} reads
   */
  @Override
  public String toString() {
    return word;
  }
}
