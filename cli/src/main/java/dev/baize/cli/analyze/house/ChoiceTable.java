package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.study.report.TextWidth;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Tables of two cards: a hand on each line and an up card in each column; 76 wide. */
final class ChoiceTable {

  private static final int NAME_COLUMNS = 6;
  private static final int CELL_COLUMNS = 7;
  private static final String NOTHING = "      -";

  private final ExactAnalysis exact;

  ChoiceTable(ExactAnalysis exact) {
    this.exact = exact;
  }

  /** The best choice and its value. */
  String best() {
    return table(
        values -> {
          String letter = CardLetter.of(values.best(), values.best()).toString().substring(0, 1);
          return " " + letter + String.format(Locale.ROOT, "%5.1f", 100 * values.bestValue());
        });
  }

  /** The value of a choice; empty if it is never allowed. */
  String of(Choice choice) {
    return table(
        values -> {
          OptionalDouble value = values.value(choice);
          return value.isPresent() ? number(value.getAsDouble()) : NOTHING;
        });
  }

  private String table(Function<ChoiceValues, String> cell) {
    StringBuilder lines = new StringBuilder();
    for (TwoCards hand : TwoCards.ALL) {
      StringBuilder cells = new StringBuilder();
      for (int up : CardValues.ACES_LAST) {
        cells.append(
            isPossible(up, hand) ? cell.apply(exact.values(up, hand.low(), hand.high())) : NOTHING);
      }
      if (!cells.toString().replace(NOTHING, "").isEmpty()) {
        lines.append(TextWidth.padEnd(hand.toString(), NAME_COLUMNS)).append(cells).append('\n');
      }
    }
    return lines.length() == 0 ? "" : head() + lines;
  }

  /** The value of insuring half of the wager, by both cards; empty if there is no ace. */
  String insurance() {
    if (exact.composition().count(1) == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder(head());
    for (int low : CardValues.ACES_LAST) {
      text.append(TextWidth.padEnd(CardValues.symbol(low), NAME_COLUMNS));
      for (int high : CardValues.ACES_LAST) {
        text.append(exact.chance(1, low, high) > 0 ? number(exact.insurance(low, high)) : NOTHING);
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String head() {
    StringBuilder head = new StringBuilder(TextWidth.padEnd("", NAME_COLUMNS));
    CardValues.ACES_LAST.forEach(
        card -> head.append(TextWidth.padStart(CardValues.symbol(card), CELL_COLUMNS)));
    return head.append('\n').toString();
  }

  private boolean isPossible(int up, TwoCards hand) {
    return exact.composition().count(up) > 0 && exact.chance(up, hand.low(), hand.high()) > 0;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%7.1f", 100 * value);
  }
}
