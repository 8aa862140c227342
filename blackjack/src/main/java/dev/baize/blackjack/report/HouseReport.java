package dev.baize.blackjack.report;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.core.table.Report;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The exact analysis of a hand by the rules of a house, with the strategy card. */
public final class HouseReport implements Report {

  private static final int NAMES = 6;

  private final ExactAnalysis exact;
  private final StrategyClass strategy;
  private final StrategyCard card;
  private final List<StrategyCard.Note> notes;
  private final String drawing;
  private final CardValues.Rounding rounding;
  private final List<Integer> upcards;

  public HouseReport(
      ExactAnalysis exact,
      StrategyClass strategy,
      StrategyCard card,
      long minimum,
      String drawing) {
    this.exact = exact;
    this.strategy = strategy;
    this.card = card;
    this.notes = card.notes(exact);
    this.drawing = drawing;
    this.rounding = CardValues.Rounding.of(exact, minimum);
    this.upcards =
        CardValues.ACES_LAST.stream().filter(up -> exact.composition().count(up) > 0).toList();
  }

  @Override
  public String text() {
    Composition cards = exact.composition();
    return CardValues.heading(
            "rules", CardValues.rules(exact.rules()),
            "cards", cards.size() + " are left: " + CardValues.counts(cards),
            "strategy", strategy.toString())
        + "\nExpected result of a round, % of the wager: "
        + CardValues.percent(exact.expected(), 4)
        + '\n'
        + rounding.line()
        + "\nBy up card\n\n"
        + Column.text(byUpcard(), upcards)
        + choices()
        + "\nThe strategy card, by total and up card\n\n"
        + drawing
        + '\n'
        + card.insurance()
        + '\n'
        + noteTable();
  }

  private List<Column<Integer>> byUpcard() {
    return List.of(
        Column.of("up", "up", CardValues::symbol),
        Column.percent("chance", "chance, %", this::chance, 2),
        Column.percent("expected", "expected, %", exact::expected, 4));
  }

  private double chance(int up) {
    return (double) exact.composition().count(up) / exact.composition().size();
  }

  private String choices() {
    StringBuilder text = new StringBuilder();
    text.append(
            "\nThe best choice with two cards, by up card; what it is worth, % of the wager\n\n")
        .append(table(HouseReport::best));
    for (Choice choice : Choice.values()) {
      String worth = table(values -> number(values.value(choice)));
      if (!worth.isEmpty()) {
        text.append("\nWhat it is worth to ").append(choice).append("\n\n").append(worth);
      }
    }
    if (exact.rules().insurance()) {
      text.append(
              "\nWhat it is worth to insure half of the wager against an ace, by both cards\n\n")
          .append(insuranceTable());
    }
    return text.toString();
  }

  private static String best(ChoiceValues values) {
    return " "
        + CardLetter.letter(values.best())
        + String.format(Locale.ROOT, "%5.1f", 100 * values.bestValue());
  }

  private static String number(OptionalDouble value) {
    return value.isPresent()
        ? String.format(Locale.ROOT, "%7.1f", 100 * value.getAsDouble())
        : TwoCards.NOTHING;
  }

  /** A table of what choices are worth; empty if no hand has such a choice. */
  private String table(Function<ChoiceValues, String> cell) {
    return TwoCards.table(
        NAMES,
        CardValues.ACES_LAST,
        (hand, up) ->
            isPossible(hand, up)
                ? cell.apply(exact.values(up, hand.low(), hand.high()))
                : TwoCards.NOTHING);
  }

  private boolean isPossible(TwoCards hand, int up) {
    return upcards.contains(up) && exact.chance(up, hand.low(), hand.high()) > 0;
  }

  /** The value of insuring half of the wager, by both cards; empty if there is no ace. */
  private String insuranceTable() {
    if (!upcards.contains(1)) {
      return "";
    }
    StringBuilder text = new StringBuilder(TwoCards.head(NAMES, CardValues.ACES_LAST));
    for (int low : CardValues.ACES_LAST) {
      List<String> cells =
          CardValues.ACES_LAST.stream().map(high -> number(insurance(low, high))).toList();
      text.append(TwoCards.line(NAMES, CardValues.symbol(low), cells));
    }
    return text.toString();
  }

  private OptionalDouble insurance(int first, int second) {
    return exact.chance(1, first, second) > 0
        ? OptionalDouble.of(exact.insurance(first, second))
        : OptionalDouble.empty();
  }

  private String noteTable() {
    if (notes.isEmpty()) {
      return "";
    }
    return """

        * Where the cards of the hand matter; later: with three cards or more, or after
          a split

        """
        + Column.text(StrategyCard.Note.COLUMNS, notes);
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = CardValues.values("analysis", exact.rules());
    values.put("left", CardValues.countValues(exact.composition()));
    values.put("strategy", strategy.toString());
    values.put("expected", exact.expected());
    values.put("basic", card.basic().expected());
    rounding.addTo(values);
    values.put("upCards", Column.rows(byUpcard(), upcards));
    values.put("decisions", rows());
    values.put("card", cells());
    values.put("insured", card.insured().stream().map(StrategyCard.Row::name).toList());
    values.put("notes", Column.rows(StrategyCard.Note.COLUMNS, notes));
    return values;
  }

  private List<Map<String, @Nullable Object>> cells() {
    List<Map<String, @Nullable Object>> cells = new ArrayList<>();
    for (StrategyCard.Row row : card.rows()) {
      for (int up : CardValues.ACES_LAST) {
        Optional<CardLetter> letter = card.letter(row, up);
        if (letter.isPresent()) {
          Map<String, @Nullable Object> values = new LinkedHashMap<>();
          values.put("kind", row.kind().toString());
          values.put("hand", row.name());
          values.put("up", CardValues.symbol(up));
          values.put("letter", letter.get().toString());
          cells.add(values);
        }
      }
    }
    return cells;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (TwoCards hand : TwoCards.ALL) {
      for (int up : CardValues.ACES_LAST) {
        if (isPossible(hand, up)) {
          rows.add(row(hand, up));
        }
      }
    }
    return rows;
  }

  private Map<String, @Nullable Object> row(TwoCards hand, int up) {
    ChoiceValues choices = exact.values(up, hand.low(), hand.high());
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("hand", hand.toString());
    values.put("up", CardValues.symbol(up));
    values.put("chance", chance(up) * exact.chance(up, hand.low(), hand.high()));
    for (Choice choice : Choice.values()) {
      OptionalDouble value = choices.value(choice);
      values.put(choice.toString(), value.isPresent() ? value.getAsDouble() : null);
    }
    boolean insurable = up == 1 && exact.rules().insurance();
    values.put("insurance", insurable ? exact.insurance(hand.low(), hand.high()) : null);
    values.put("choice", exact.choice(up, hand.low(), hand.high()).toString());
    return values;
  }
}
