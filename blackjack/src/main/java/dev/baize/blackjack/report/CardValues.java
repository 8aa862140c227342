package dev.baize.blackjack.report;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The values of cards, from 1 for an ace to 10, and what several reports write in the same way. */
public final class CardValues {

  static final int COUNT = 10;

  /** In the order of strategy cards: from 2 to 10, then aces. */
  public static final List<Integer> ACES_LAST =
      IntStream.rangeClosed(1, COUNT).map(i -> i % COUNT + 1).boxed().toList();

  private static final int LINE = 80;

  private CardValues() {}

  public static String symbol(int value) {
    return value == 1 ? "A" : Integer.toString(value);
  }

  static String percent(double part, int decimals) {
    return decimal(100 * part, decimals);
  }

  static String decimal(double number, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", number);
  }

  /** How many cards of each value there are, such as {@code 24 A, 24 2}. */
  static String counts(Composition cards) {
    return IntStream.rangeClosed(1, COUNT)
        .mapToObj(value -> cards.count(value) + " " + symbol(value))
        .collect(Collectors.joining(", "));
  }

  static Map<String, @Nullable Object> countValues(Composition cards) {
    Map<String, @Nullable Object> left = new LinkedHashMap<>();
    for (int value = 1; value <= COUNT; value++) {
      left.put(symbol(value), cards.count(value));
    }
    return left;
  }

  static String rules(BlackjackHouseRules rules) {
    String text = rules.toString();
    return text.isEmpty() ? "classic" : text;
  }

  /** A heading: names and values in turn, of which long values take several lines. */
  static String heading(String... namesAndValues) {
    TextTable heading = new TextTable(2);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      String name = namesAndValues[i];
      for (String part :
          StyledText.wrapped(namesAndValues[i + 1], LINE - "strategy".length() - 2)) {
        heading.add(name, part);
        name = "";
      }
    }
    return heading.text();
  }

  static Map<String, @Nullable Object> values(String kind, BlackjackHouseRules rules) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", kind);
    values.put("version", 1);
    values.put("game", "blackjack");
    values.put("rules", rules.toString());
    return values;
  }

  /** What a report without rounding says of the rounding of payments in play, if there is any. */
  record Rounding(long minimum, boolean rounds, double cost) {

    static Rounding of(ExactAnalysis analysis, long minimum) {
      boolean rounds = analysis.rules().rounds(minimum);
      double cost = analysis.expected() - analysis.expectedRoundedDown(minimum);
      return new Rounding(minimum, rounds, cost);
    }

    /** Empty if no payment for the minimum is rounded down. */
    String line() {
      return rounds
          ? String.format(
              Locale.ROOT,
              "Without rounding, which takes %s %% of a wager of %d, the minimum.\n",
              percent(cost, 4),
              minimum)
          : "";
    }

    void addTo(Map<String, @Nullable Object> values) {
      values.put("minimum", minimum);
      values.put("rounding", cost);
    }
  }
}
