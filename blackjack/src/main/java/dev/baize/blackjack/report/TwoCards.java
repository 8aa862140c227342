package dev.baize.blackjack.report;

import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;

/** Two cards of a player, by value from 1, an ace. {@code low} is the lower of them. */
public record TwoCards(int low, int high) {

  /** All but a natural: hard hands first, by total and lower card. */
  static final List<TwoCards> ALL = all();

  /** A cell of a table for a hand that cannot be dealt. */
  static final String NOTHING = "      -";

  private static final int ACE_MORE = 10;

  private static List<TwoCards> all() {
    List<TwoCards> hands = new ArrayList<>();
    for (int low = 1; low <= CardValues.COUNT; low++) {
      for (int high = low; high <= CardValues.COUNT; high++) {
        if (low > 1 || high < CardValues.COUNT) {
          hands.add(new TwoCards(low, high));
        }
      }
    }
    hands.sort(Comparator.comparing(TwoCards::isSoft).thenComparing(TwoCards::total));
    return List.copyOf(hands);
  }

  boolean isSoft() {
    return low == 1;
  }

  boolean isPair() {
    return low == high;
  }

  int total() {
    return low + high + (isSoft() ? ACE_MORE : 0);
  }

  @Override
  public String toString() {
    return CardValues.symbol(low) + "+" + CardValues.symbol(high);
  }

  /**
   * A table with a line for each hand that can be dealt, and a column of seven characters for each
   * up card; empty if no hand can be dealt. A cell may be {@link #NOTHING}.
   */
  static String table(
      int width, List<Integer> upcards, BiFunction<TwoCards, Integer, String> cell) {
    StringBuilder lines = new StringBuilder();
    for (TwoCards hand : ALL) {
      List<String> cells = upcards.stream().map(up -> cell.apply(hand, up)).toList();
      if (!cells.stream().allMatch(NOTHING::equals)) {
        lines.append(line(width, hand.toString(), cells));
      }
    }
    return lines.length() == 0 ? "" : head(width, upcards) + lines;
  }

  static String head(int width, List<Integer> upcards) {
    return line(
        width,
        "",
        upcards.stream()
            .map(up -> TextWidth.padStart(CardValues.symbol(up), NOTHING.length()))
            .toList());
  }

  static String line(int width, String name, List<String> cells) {
    return TextWidth.padEnd(name, width) + String.join("", cells) + '\n';
  }
}
