package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How the deck is shuffled, starting from its previous order. */
public enum DeckShuffle {
  /** Seven riffle cuts between 13 and 39, drawn from MT19937 (specification of 2013). */
  RIFFLE("riffle"),
  /** Every order equally likely, drawn from the seed. */
  UNIFORM("uniform");

  private final String text;

  DeckShuffle(String text) {
    this.text = text;
  }

  /**
   * {@return the shuffle with a name}
   *
   * @param text a name as {@link #toString} prints it, such as {@code riffle}
   * @throws IllegalArgumentException if there is no such shuffle; lists the names
   */
  public static DeckShuffle parse(String text) {
    requireNonNull(text);
    return Arrays.stream(values())
        .filter(shuffle -> shuffle.text.equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(text)));
  }

  private static String unknown(String text) {
    return Arrays.stream(values())
        .map(DeckShuffle::toString)
        .collect(
            Collectors.joining(", ", "no shuffle " + Excerpt.quote(text) + "; there are: ", ""));
  }

  @Override
  public String toString() {
    return text;
  }
}
