package dev.baize.blackjack.report;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.Surrender;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of the strategy card as positions to know by heart. */
public final class CardDrills {

  /** In minimums: no payment for such a wager is rounded. */
  private static final int WAGER = 10;

  /** In wagers: enough to double every hand of a split. */
  private static final int BANKROLL = 8;

  /** A cell of the card, and how much the second best choice costs at least. */
  private record Cell(String name, List<String> hands, double cost) {}

  private final BlackjackRules rules;
  private final ExactAnalysis exact;

  private CardDrills(BlackjackRules rules) {
    this.rules = rules;
    this.exact =
        ExactAnalysis.of(
            rules.house(), Composition.decks(rules.house().decks()), StrategyClass.CDP, 1);
  }

  /**
   * The hands from a full shoe with which the card says what is best, in words, by the cell of the
   * card; those whose second best choice costs least come first. There are none if the smallest bet
   * is so high that a bankroll for them would break the bank.
   */
  public static Map<String, List<String>> of(BlackjackRules rules) {
    return rules.minimum() < BlackjackRules.BANK / (WAGER * BANKROLL)
        ? new CardDrills(rules).cells()
        : Map.of();
  }

  private Map<String, List<String>> cells() {
    BlackjackHouseRules house = rules.house();
    StrategyCard card = StrategyCard.of(house, exact.composition(), 1, () -> {});
    List<Cell> cells = new ArrayList<>();
    for (StrategyCard.Row row : card.rows()) {
      for (int up : CardValues.ACES_LAST) {
        card.letter(row, up).ifPresent(letter -> cells.add(cell(row, up, letter.choice())));
      }
    }
    Map<String, List<String>> found = new LinkedHashMap<>();
    cells.stream()
        .filter(cell -> !cell.hands().isEmpty())
        .sorted(Comparator.comparingDouble(Cell::cost))
        .forEach(cell -> found.put(cell.name(), cell.hands()));
    return found;
  }

  private Cell cell(StrategyCard.Row row, int up, Choice said) {
    String shown = CardValues.symbol(up);
    List<String> hands = new ArrayList<>();
    double least = Double.POSITIVE_INFINITY;
    for (TwoCards hand : row.hands()) {
      if (exact.chance(up, hand.low(), hand.high()) > 0) {
        ChoiceValues values = exact.values(up, hand.low(), hand.high());
        if (values.best() == said) {
          hands.add(words(hand, shown, said == Choice.SURRENDER && asksFirst(up)));
          least = Math.min(least, cost(values));
        }
      }
    }
    return new Cell(
        row.kind() + " " + row.name() + " against " + shown + ": " + said,
        List.copyOf(hands),
        least);
  }

  /** Whether surrender is a question of its own, before the dealer looks for a natural. */
  private boolean asksFirst(int up) {
    return rules.house().surrender() == Surrender.EARLY
        && rules.house().dealerNatural() == DealerNatural.PEEK
        && (up == 1 || up == CardValues.COUNT);
  }

  private String words(TwoCards hand, String up, boolean surrender) {
    long wager = WAGER * rules.minimum();
    return CardValues.symbol(hand.low())
        + (" " + CardValues.symbol(hand.high()) + " against " + up)
        + (", wager " + wager + ", bankroll " + BANKROLL * wager)
        + (surrender ? ", surrender" : "");
  }

  private static double cost(ChoiceValues values) {
    double second =
        Arrays.stream(Choice.values())
            .filter(choice -> choice != values.best())
            .flatMapToDouble(choice -> values.value(choice).stream())
            .max()
            .orElse(Double.NEGATIVE_INFINITY);
    return values.bestValue() - second;
  }
}
