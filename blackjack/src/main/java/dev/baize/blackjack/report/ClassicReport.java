package dev.baize.blackjack.report;

import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.DealerOutcome;
import dev.baize.blackjack.analysis.ExpectedValues;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.table.Report;
import dev.baize.core.text.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The exact analysis of a hand of the classic game. */
public final class ClassicReport implements Report {

  private static final List<Integer> VALUES =
      IntStream.rangeClosed(1, CardValues.COUNT).boxed().toList();
  private static final List<Integer> FINALS = List.of(17, 18, 19, 20, 21);

  /** What a natural pays for a wager of 1, exactly and when half a unit is rounded down. */
  private static final double THREE_TO_TWO = 1.5;

  private static final double SEVEN_TO_FIVE = 1.4;

  private record Decision(TwoCards hand, int up, ExpectedValues expected, boolean simpleHits) {

    String cell() {
      return (expected.hits() == simpleHits ? " " : "*")
          + (expected.hits() ? "H" : "S")
          + String.format(Locale.ROOT, "%5.1f", 100 * expected.best());
    }
  }

  private static final List<Column<Decision>> COLUMNS =
      List.of(
          Column.of("hand", "", decision -> decision.hand.toString()),
          Column.of("up", "", decision -> CardValues.symbol(decision.up)),
          Column.of("stand", "", decision -> decision.expected.stand()),
          Column.of("hit", "", decision -> decision.expected.hit()),
          Column.of("best", "", decision -> word(decision.expected.hits())),
          Column.of("simple", "", decision -> word(decision.simpleHits)));

  private final BlackjackAnalysis analysis;

  /** Hard hands first, by total, lower card and up card. */
  private final List<Decision> decisions = new ArrayList<>();

  public ClassicReport(BlackjackAnalysis analysis) {
    this.analysis = analysis;
    for (TwoCards hand : TwoCards.ALL) {
      for (int up : VALUES) {
        if (isPossible(hand, up)) {
          ExpectedValues expected = analysis.expectedValues(up, hand.low(), hand.high());
          decisions.add(new Decision(hand, up, expected, simpleHits(hand, up)));
        }
      }
    }
  }

  private boolean isPossible(TwoCards hand, int up) {
    List<Integer> cards = List.of(hand.low(), hand.high(), up);
    Composition left = analysis.composition();
    return cards.stream()
        .allMatch(card -> left.count(card) >= cards.stream().filter(card::equals).count());
  }

  private static boolean simpleHits(TwoCards hand, int up) {
    List<Card> cards =
        List.of(Card.of(rank(hand.low()), Suit.SPADES), Card.of(rank(hand.high()), Suit.HEARTS));
    return Simple.TABLE.draws(HandValue.of(cards), rank(up));
  }

  private static Rank rank(int value) {
    return value == 1 ? Rank.ACE : Rank.at(value - 2);
  }

  private static String word(boolean hits) {
    return hits ? "hit" : "stand";
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
        CardValues.counts(analysis.composition()),
        table("a natural pays", pair("best play", best(), "Simple", simple()), 4),
        CardValues.percent(analysis.naturalChance(), 4),
        table("up", dealerValues(), 2),
        TwoCards.table(5, VALUES, this::cell));
  }

  private String cell(TwoCards hand, int up) {
    return decisions.stream()
        .filter(decision -> decision.hand.equals(hand) && decision.up == up)
        .findFirst()
        .map(Decision::cell)
        .orElse(TwoCards.NOTHING);
  }

  private Map<String, Double> best() {
    return pair("3:2", analysis.bestPlay(THREE_TO_TWO), "7:5", analysis.bestPlay(SEVEN_TO_FIVE));
  }

  private Map<String, Double> simple() {
    return pair(
        "3:2", analysis.play(Simple.TABLE, THREE_TO_TWO),
        "7:5", analysis.play(Simple.TABLE, SEVEN_TO_FIVE));
  }

  private static <T> Map<String, T> pair(String first, T value, String second, T other) {
    Map<String, T> values = new LinkedHashMap<>();
    values.put(first, value);
    values.put(second, other);
    return values;
  }

  /** Lines with the same columns, by name. */
  private static String table(String head, Map<String, Map<String, Double>> lines, int decimals) {
    TextTable table = new TextTable(1);
    add(table, head, lines.values().iterator().next().keySet().stream());
    lines.forEach(
        (name, parts) ->
            add(
                table,
                name,
                parts.values().stream().map(part -> CardValues.percent(part, decimals))));
    return table.text();
  }

  private static void add(TextTable table, String name, Stream<String> cells) {
    table.add(Stream.concat(Stream.of(name), cells).toArray(String[]::new));
  }

  private Map<String, Map<String, Double>> dealerValues() {
    Map<String, Map<String, Double>> all = new LinkedHashMap<>();
    for (int up : VALUES) {
      if (analysis.composition().count(up) > 0) {
        DealerOutcome outcome = analysis.dealer(up);
        Map<String, Double> ends = new LinkedHashMap<>();
        FINALS.forEach(total -> ends.put(total.toString(), outcome.at(total)));
        ends.put("bust", outcome.bust());
        all.put(CardValues.symbol(up), ends);
      }
    }
    return all;
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("game", "blackjack");
    values.put("left", CardValues.countValues(analysis.composition()));
    values.put("natural", analysis.naturalChance());
    values.put("best", best());
    values.put("simple", simple());
    values.put("dealer", dealerValues());
    values.put("decisions", rows());
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return Column.rows(COLUMNS, decisions);
  }
}
