package dev.baize.blackjack.screen;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Amounts of money as people write them: {@code 12,500}. */
final class Amount {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3}){1,5}");

  private Amount() {}

  static String of(long amount) {
    return String.format(Locale.ROOT, "%,d", amount);
  }

  /** The amount that a person has typed, with or without commas; empty if it is not an amount. */
  static Optional<Long> read(String text) {
    return Optional.of(text)
        .filter(NUMBER.asMatchPredicate())
        .map(number -> Long.parseLong(number.replace(",", "")));
  }
}
