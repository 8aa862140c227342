package dev.baize.cli.analyze;

import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.DealerOutcome;
import dev.baize.blackjack.player.Simple;
import dev.baize.study.report.Report;
import dev.baize.study.report.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The exact analysis of a hand of blackjack. */
public final class BlackjackReport implements Report {

  private static final int VALUES = 10;
  private static final int FIRST_FINAL = 17;
  private static final int LAST_FINAL = 21;

  /** What a natural pays for a wager of 1, exactly and when half a unit is rounded down. */
  private static final double THREE_TO_TWO = 1.5;

  private static final double SEVEN_TO_FIVE = 1.4;

  private final BlackjackAnalysis analysis;
  private final List<TwoCardDecision> decisions;

  /**
   * The report of an analysis.
   *
   * @param analysis what is shown
   */
  public BlackjackReport(BlackjackAnalysis analysis) {
    this.analysis = analysis;
    this.decisions = TwoCardDecision.of(analysis);
  }

  @Override
  public String text() {
    return String.format(
        Locale.ROOT,
        """
        %d cards are left: %s

        Expected result of a hand, %% of the wager

        %s
        A natural comes in %s %% of hands.
        Of a wager of 5, the minimum, it wins 7, rounded down: 7:5.

        How the dealer ends, %% of hands, by up card

        %s
        The best play with two cards, by up card: S to stand, H to hit; what it is
        worth, %% of the wager; * where Simple does the other

        %s\
        """,
        analysis.composition().size(),
        left(),
        worth(),
        percent(analysis.naturalChance(), 4),
        dealer(),
        new BestPlayTable(decisions).text());
  }

  private String left() {
    List<String> counts = new ArrayList<>();
    for (int value = 1; value <= VALUES; value++) {
      counts.add(analysis.composition().count(value) + " " + TwoCardDecision.symbol(value));
    }
    return String.join(", ", counts);
  }

  private String worth() {
    TextTable columns = new TextTable(1);
    columns.add("a natural pays", "3:2", "7:5");
    columns.add(
        "best play",
        percent(analysis.bestPlay(THREE_TO_TWO), 4),
        percent(analysis.bestPlay(SEVEN_TO_FIVE), 4));
    columns.add(
        "Simple",
        percent(analysis.play(Simple.TABLE, THREE_TO_TWO), 4),
        percent(analysis.play(Simple.TABLE, SEVEN_TO_FIVE), 4));
    return columns.text();
  }

  private String dealer() {
    TextTable columns = new TextTable(1);
    columns.add("up", "17", "18", "19", "20", "21", "bust");
    for (int up = 1; up <= VALUES; up++) {
      if (analysis.composition().count(up) > 0) {
        DealerOutcome outcome = analysis.dealer(up);
        List<String> cells = new ArrayList<>();
        cells.add(TwoCardDecision.symbol(up));
        for (int total = FIRST_FINAL; total <= LAST_FINAL; total++) {
          cells.add(percent(outcome.at(total), 2));
        }
        cells.add(percent(outcome.bust(), 2));
        columns.add(cells.toArray(String[]::new));
      }
    }
    return columns.text();
  }

  private static String percent(double part, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", 100 * part);
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> left = new LinkedHashMap<>();
    Map<String, @Nullable Object> dealer = new LinkedHashMap<>();
    for (int value = 1; value <= VALUES; value++) {
      int count = analysis.composition().count(value);
      left.put(TwoCardDecision.symbol(value), count);
      if (count > 0) {
        dealer.put(TwoCardDecision.symbol(value), values(analysis.dealer(value)));
      }
    }
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("game", "blackjack");
    values.put("left", left);
    values.put("natural", analysis.naturalChance());
    values.put("best", worth(analysis.bestPlay(THREE_TO_TWO), analysis.bestPlay(SEVEN_TO_FIVE)));
    values.put(
        "simple",
        worth(
            analysis.play(Simple.TABLE, THREE_TO_TWO), analysis.play(Simple.TABLE, SEVEN_TO_FIVE)));
    values.put("dealer", dealer);
    values.put("decisions", rows());
    return values;
  }

  private static Map<String, @Nullable Object> worth(double threeToTwo, double sevenToFive) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("3:2", threeToTwo);
    values.put("7:5", sevenToFive);
    return values;
  }

  private static Map<String, @Nullable Object> values(DealerOutcome outcome) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (int total = FIRST_FINAL; total <= LAST_FINAL; total++) {
      values.put(Integer.toString(total), outcome.at(total));
    }
    values.put("bust", outcome.bust());
    return values;
  }

  /** The decisions with two cards. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return decisions.stream().map(TwoCardDecision::values).toList();
  }

  @Override
  public Optional<String> missing() {
    return Optional.empty();
  }
}
