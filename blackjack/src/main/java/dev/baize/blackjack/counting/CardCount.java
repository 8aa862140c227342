package dev.baize.blackjack.counting;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.analysis.Composition;
import dev.baize.core.text.Excerpt;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A card-counting system: the tag of each card, which it adds to the running count when it is seen.
 * Immutable.
 *
 * <p>The true count is the running count, less what the cards seen add on average, divided by the
 * number of unseen decks of 52 cards.
 */
public final class CardCount {
  static final int VALUES = 10;
  private static final int DECK = 52;
  private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,3}([.][0-9]{1,4})?");

  /** Hi-Lo: small cards 1, tens and aces −1. */
  public static final CardCount HILO = of("hilo", -1, 1, 1, 1, 1, 1, 0, 0, 0, -1);

  /** Knock-Out: as {@link #HILO} with sevens 1; unbalanced, a deck adds up to 4. */
  public static final CardCount KO = of("ko", -1, 1, 1, 1, 1, 1, 1, 0, 0, -1);

  /** Omega II, with aces 0. */
  public static final CardCount OMEGA2 = of("omega2", 0, 1, 1, 2, 2, 2, 1, 0, -1, -2);

  /** Zen. */
  public static final CardCount ZEN = of("zen", -1, 1, 1, 2, 2, 2, 1, 0, 0, -2);

  /** Wong's Halves. */
  public static final CardCount HALVES = of("halves", -1, 0.5, 1, 1, 1.5, 1, 0.5, 0, -0.5, -1);

  private static final List<CardCount> BUILT_IN = List.of(HILO, KO, OMEGA2, ZEN, HALVES);

  private final String name;
  private final double[] values;

  private CardCount(String name, double[] values) {
    this.name = name;
    this.values = values.clone();
  }

  /**
   * {@return a count}
   *
   * @param name what to call it
   * @param values ten numbers: of aces, Twos and so on to Nines, and of the cards worth ten
   * @throws IllegalArgumentException if there are not ten numbers, one is not finite, or they are
   *     all the same
   */
  public static CardCount of(String name, double... values) {
    requireNonNull(name);
    if (values.length != VALUES || !Arrays.stream(values).allMatch(Double::isFinite)) {
      throw new IllegalArgumentException(
          Arrays.toString(values) + ": expected ten numbers, of aces first");
    }
    if (Arrays.stream(values).distinct().count() == 1) {
      throw new IllegalArgumentException("all ten numbers are the same, which counts nothing");
    }
    return new CardCount(name, values);
  }

  /**
   * {@return the count of a name: of a built-in one, or of ten numbers such as {@code
   * -1,1,1,1,1,1,0,0,0,-1}, of aces first}
   *
   * @param name the name
   * @throws IllegalArgumentException if there is none; quotes the name and lists those there are
   */
  public static CardCount parse(String name) {
    for (CardCount count : BUILT_IN) {
      if (count.name.equals(name)) {
        return count;
      }
    }
    List<String> numbers = Stream.of(name.split(",", -1)).map(String::strip).toList();
    if (numbers.size() == 1) {
      throw new IllegalArgumentException(
          "no count "
              + Excerpt.quote(name)
              + "; there are: hilo, ko, omega2, zen, halves, or ten numbers, of aces first, with"
              + " commas between them");
    }
    if (numbers.size() != VALUES || !numbers.stream().allMatch(NUMBER.asMatchPredicate())) {
      throw new IllegalArgumentException(
          Excerpt.quote(name)
              + " is no count; expected ten numbers, of aces first, such as"
              + " -1,1,1,1,1,1,0,0,0,-1");
    }
    return of(
        String.join(",", numbers), numbers.stream().mapToDouble(Double::parseDouble).toArray());
  }

  /** {@return the built-in counts: hilo, ko, omega2, zen and halves} */
  public static List<CardCount> builtIn() {
    return BUILT_IN;
  }

  /** {@return the name, for instance hilo} */
  public String name() {
    return name;
  }

  /**
   * {@return the tag of a card, which it adds to the running count}
   *
   * @param card the value of the card, 1 for an ace to 10
   */
  public double value(int card) {
    checkValue(card);
    return values[card - 1];
  }

  static void checkValue(int card) {
    if (card < 1 || card > VALUES) {
      throw new IllegalArgumentException("value " + card + ": expected 1 to 10");
    }
  }

  /** {@return what all cards of a deck add to the running count; 0 for a balanced count} */
  public double ofDeck() {
    double sum = 0;
    for (int card = 1; card <= VALUES; card++) {
      sum += Composition.fullDeck().count(card) * values[card - 1];
    }
    return sum;
  }

  /** What a card adds, less what cards add on average. */
  double centred(int card) {
    return values[card - 1] - ofDeck() / DECK;
  }

  /** The sum of the squares of what all cards of a shoe add, less what cards add on average. */
  double squares(Composition full) {
    double squares = 0;
    for (int card = 1; card <= VALUES; card++) {
      squares += full.count(card) * centred(card) * centred(card);
    }
    return squares;
  }

  double[] centred() {
    return IntStream.rangeClosed(1, VALUES).mapToDouble(this::centred).toArray();
  }

  /** The correlation of the tags with effects by value, over the cards of a deck: −1 to 1. */
  double correlation(double[] effects) {
    double mean = 0;
    for (int card = 1; card <= VALUES; card++) {
      mean += share(card) * effects[card - 1];
    }
    double both = 0;
    double own = 0;
    double other = 0;
    for (int card = 1; card <= VALUES; card++) {
      double effect = effects[card - 1] - mean;
      both += share(card) * centred(card) * effect;
      own += share(card) * centred(card) * centred(card);
      other += share(card) * effect * effect;
    }
    return other == 0 ? 0 : both / Math.sqrt(own * other);
  }

  private static double share(int card) {
    return (double) Composition.fullDeck().count(card) / DECK;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardCount count
        && name.equals(count.name)
        && Arrays.equals(values, count.values);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return name + " " + Arrays.toString(values);
  }
}
