package dev.baize.cli.analyze;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The best play with two cards, a hand on each line and an up card in each column; 80 wide. */
final class BestPlayTable {

  private static final int VALUES = 10;

  private final List<TwoCardDecision> decisions;

  BestPlayTable(List<TwoCardDecision> decisions) {
    this.decisions = decisions;
  }

  String text() {
    StringBuilder text = new StringBuilder("     ");
    for (int up = 1; up <= VALUES; up++) {
      text.append(String.format(Locale.ROOT, "%7s", TwoCardDecision.symbol(up)));
    }
    text.append('\n');
    Map<String, String[]> lines = new LinkedHashMap<>();
    for (TwoCardDecision decision : decisions) {
      lines.computeIfAbsent(decision.hand(), hand -> impossible())[decision.up() - 1] =
          cell(decision);
    }
    lines.forEach((hand, cells) -> text.append(line(hand, cells)).append('\n'));
    return text.toString();
  }

  /** The cells of a hand that cannot be dealt, whatever the up card. */
  private static String[] impossible() {
    String[] cells = new String[VALUES];
    Arrays.fill(cells, "      -");
    return cells;
  }

  private static String line(String hand, String[] cells) {
    return String.format(Locale.ROOT, "%-5s", hand) + String.join("", cells);
  }

  private static String cell(TwoCardDecision decision) {
    boolean hits = decision.expected().hits();
    String mark = hits == decision.simpleHits() ? " " : "*";
    double percent = 100 * decision.expected().best();
    return mark + (hits ? "H" : "S") + String.format(Locale.ROOT, "%5.1f", percent);
  }
}
