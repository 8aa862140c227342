package dev.baize.cli.analyze.house;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.study.report.TextTable;
import dev.baize.study.report.TextWidth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The values of cards, from 1 for an ace to 10, and what else all these reports write alike. */
final class CardValues {

  /** How many there are. */
  static final int COUNT = 10;

  /** In the order of strategy cards: from 2 to 10, then aces. */
  static final List<Integer> ACES_LAST =
      IntStream.rangeClosed(1, COUNT).map(i -> i % COUNT + 1).boxed().toList();

  private static final int LINE = 80;

  private CardValues() {}

  /** A card: A, or its value. */
  static String symbol(int value) {
    return value == 1 ? "A" : Integer.toString(value);
  }

  /** A number in per cent. */
  static String percent(double part, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", 100 * part);
  }

  /** How many cards of each value there are, such as {@code 24 A, 24 2}. */
  static String counts(Composition cards) {
    return IntStream.rangeClosed(1, COUNT)
        .mapToObj(value -> cards.count(value) + " " + symbol(value))
        .collect(Collectors.joining(", "));
  }

  /** The same for JSON. */
  static Map<String, @Nullable Object> countValues(Composition cards) {
    Map<String, @Nullable Object> left = new LinkedHashMap<>();
    for (int value = 1; value <= COUNT; value++) {
      left.put(symbol(value), cards.count(value));
    }
    return left;
  }

  /** The rules as a heading has them. */
  static String rules(BlackjackHouseRules rules) {
    String text = rules.toString();
    return text.isEmpty() ? "classic" : text;
  }

  /** Adds a line of a heading, or several if it is long. */
  static void add(TextTable heading, String name, String value) {
    List<String> parts = TextWidth.wrapped(value, LINE - "strategy".length() - 2);
    for (int i = 0; i < parts.size(); i++) {
      heading.add(i == 0 ? name : "", parts.get(i));
    }
  }
}
