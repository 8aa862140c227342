package dev.baize.core.card;

import java.util.List;

/**
 * The four French suits, ascending: of two cards of a rank, the one of the later suit is higher.
 *
 * <p>Where speed matters, {@link #at} is better than {@link #values}, which copies an array.
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
  static final EnumNames<Suit> NAMES = new EnumNames<>("suit", ALL);

  private final String word;

  Suit(String word) {
    this.word = word;
  }

  /**
   * {@return the suit with this {@link #index()}}
   *
   * @param index 0 for Spades to 3 for Diamonds
   */
  public static Suit at(int index) {
    return ALL.get(index);
  }

  /**
   * {@return the suit that {@link #toString()} prints as this text; case must match}
   *
   * @param text a suit, such as {@code Spades}
   */
  public static Suit parse(String text) {
    return NAMES.find(text, text);
  }

  /** {@return the position in ascending order, 0 for Spades to 3 for Diamonds} */
  @SuppressWarnings("EnumOrdinal") // The order of declaration is documented.
  public int index() {
    return ordinal();
  }

  /** {@return the suit as a word, such as {@code Spades}} */
  @Override
  public String toString() {
    return word;
  }
}
