package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.Situation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A row of a strategy card.
 *
 * @param kind of the hands
 * @param name for instance {@code 16}, {@code A,7} or {@code 8,8}
 * @param situation of the first two cards
 * @param hands all such hands of two cards
 */
record CardRow(Kind kind, String name, Situation situation, List<TwoCards> hands) {

  /** The kinds of hands, in the order of cards. */
  enum Kind {
    /** No ace counts as 11. */
    HARD("hard"),
    /** An ace counts as 11. */
    SOFT("soft"),
    /** Two cards of one value. */
    PAIRS("pairs");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** All rows, from the top. */
  static List<CardRow> of(List<Situation> situations) {
    List<CardRow> rows = new ArrayList<>();
    Map<Integer, List<TwoCards>> hard = new TreeMap<>();
    List<CardRow> soft = new ArrayList<>();
    List<CardRow> pairs = new ArrayList<>();
    for (TwoCards hand : TwoCards.ALL) {
      if (hand.isPair()) {
        String card = CardValues.symbol(hand.low());
        pairs.add(row(Kind.PAIRS, card + ',' + card, List.of(hand), situations));
      } else if (hand.isSoft()) {
        soft.add(row(Kind.SOFT, "A," + CardValues.symbol(hand.high()), List.of(hand), situations));
      } else {
        hard.computeIfAbsent(hand.total(), total -> new ArrayList<>()).add(hand);
      }
    }
    hard.forEach((total, hands) -> rows.add(row(Kind.HARD, total.toString(), hands, situations)));
    rows.addAll(soft);
    rows.addAll(pairs);
    return rows;
  }

  private static CardRow row(
      Kind kind, String name, List<TwoCards> hands, List<Situation> situations) {
    TwoCards hand = hands.get(0);
    Situation first =
        situations.stream()
            .filter(situation -> covers(situation, hand))
            .max(Comparator.comparingInt(situation -> situation.allowed().size()))
            .orElseThrow();
    return new CardRow(kind, name, first, List.copyOf(hands));
  }

  private static boolean covers(Situation situation, TwoCards hand) {
    return situation.pair() == (hand.isPair() ? hand.low() : 0)
        && situation.hand().total() == hand.total()
        && situation.hand().isSoft() == hand.isSoft();
  }

  /** Whether a situation with more cards, or after a split, is looked up in this row. */
  boolean coversLater(Situation later) {
    return !later.equals(situation) && covers(later, hands.get(0));
  }
}
