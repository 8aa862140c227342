package dev.baize.blackjack.screen;

import dev.baize.core.text.WholeNumber;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Amounts of money as people write them: {@code 12,500}. */
final class Amount {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3}){1,5}");

  /** Of a thousand of each before; the last is 10¹⁵. */
  private static final List<String> UNITS = List.of("", "k", "m", "bn", "tn", "qd");

  private static final long THOUSAND = 1000;

  private Amount() {}

  static String of(long amount) {
    return String.format(Locale.ROOT, "%,d", amount);
  }

  /** The amount, rounded down if it does not fit into 7 columns or more: {@code 250,000bn}. */
  static String fitting(long amount, int columns) {
    long rounded = amount;
    for (String unit : UNITS) {
      String text = of(rounded) + unit;
      if (text.length() <= columns) {
        return text;
      }
      rounded /= THOUSAND;
    }
    throw new IllegalArgumentException(columns + " columns are too few for " + amount);
  }

  /** The amount that a person has typed, with or without commas; empty if it is not an amount. */
  static Optional<Long> read(String text) {
    return Optional.of(text)
        .filter(NUMBER.asMatchPredicate())
        .map(number -> WholeNumber.parse(number.replace(",", ""), 0, Long.MAX_VALUE));
  }
}
