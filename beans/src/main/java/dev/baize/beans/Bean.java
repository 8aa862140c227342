package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import dev.baize.beans.kernel.Prices;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.OptionalInt;

/** The kind of a card. The eight beans are declared from the most common to the rarest. */
public enum Bean {
  /** Twenty cards. */
  BLUE("Blue", 'B'),
  /** Eighteen cards. */
  CHILI("Chili", 'C'),
  /** Sixteen cards. */
  STINK("Stink", 'S'),
  /** Fourteen cards. */
  GREEN("Green", 'G'),
  /** Twelve cards. */
  SOY("soy", 's'),
  /** Ten cards. */
  BLACK("black", 'b'),
  /** Eight cards. */
  RED("Red", 'R'),
  /** Six cards. */
  GARDEN("garden", 'g');

  private static final List<Bean> ALL = List.of(values());

  private final String word;
  private final char letter;

  Bean(String word, char letter) {
    this.word = word;
    this.letter = letter;
  }

  /**
   * {@return the bean with an {@link #index}}
   *
   * @param index 0 to 7
   */
  public static Bean at(int index) {
    return ALL.get(index);
  }

  /**
   * {@return the bean with a name}
   *
   * @param text a name as {@link #toString} prints it; case-sensitive
   * @throws IllegalArgumentException if there is no such bean; says what was expected
   */
  public static Bean parse(String text) {
    requireNonNull(text);
    for (Bean bean : ALL) {
      if (bean.word.equals(text)) {
        return bean;
      }
    }
    throw new IllegalArgumentException(
        "no bean "
            + Excerpt.quote(text)
            + "; expected Blue, Chili, Stink, Green, soy, black, Red or garden");
  }

  /** {@return the bean's position in the declared order, 0 for Blue to 7 for garden} */
  @SuppressWarnings("EnumOrdinal") // The order of declaration is the promised order.
  public int index() {
    return ordinal();
  }

  /** {@return the letter that stands for a card in a line of cards; case-sensitive} */
  public char letter() {
    return letter;
  }

  /** {@return the number of cards of this bean} */
  public int count() {
    return Prices.count(index());
  }

  /**
   * {@return how many coins a chain sells for, 0 to 4}
   *
   * @param length the number of its cards, 0 to the {@link #count}
   */
  public int coins(int length) {
    if (length < 0 || length > count()) {
      throw new IllegalArgumentException(
          "a chain of " + length + ' ' + word + ": expected 0 to " + count() + " cards");
    }
    return Prices.coins(index(), length);
  }

  /**
   * {@return how many cards a chain needs to sell for a number of coins; empty if it never does}
   *
   * @param coins 1 to 4
   */
  public OptionalInt cardsPerCoin(int coins) {
    if (coins < 1 || coins > Prices.MAX_COINS) {
      throw new IllegalArgumentException(coins + " coins: expected 1 to " + Prices.MAX_COINS);
    }
    int cards = Prices.cardsFor(index(), coins);
    return cards == Prices.NEVER ? OptionalInt.empty() : OptionalInt.of(cards);
  }

  @Override
  public String toString() {
    return word;
  }
}
