package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.charts.GridChart;
import dev.baize.core.table.StyledText;
import dev.baize.study.report.Report;
import dev.baize.study.report.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The exact analysis of a hand by the rules of a house, with the strategy card. */
public final class HouseReport implements Report {

  private final ExactAnalysis exact;
  private final StrategyClass strategy;
  private final StrategyCard card;
  private final List<CardNote> notes;
  private final Function<StyledText, String> painter;
  private final Rounding rounding;

  /**
   * The report of an analysis.
   *
   * @param exact what is shown
   * @param strategy the class that it is of
   * @param card for the same rules and cards
   * @param minimum the wager of which payments may be rounded in play
   * @param painter writes a line of the card in the colours of the terminal, if any
   */
  public HouseReport(
      ExactAnalysis exact,
      StrategyClass strategy,
      StrategyCard card,
      long minimum,
      Function<StyledText, String> painter) {
    this.exact = exact;
    this.strategy = strategy;
    this.card = card;
    this.notes = CardNote.of(card, exact);
    this.painter = painter;
    this.rounding = Rounding.of(exact, minimum);
  }

  /** {@return the strategy card as a picture} */
  public GridChart chart() {
    return new CardDrawing(card, notes).grid();
  }

  @Override
  public String text() {
    return heading() + byUpCard() + choices() + strategyCard() + noteTable();
  }

  private String heading() {
    Composition cards = exact.composition();
    TextTable heading = new TextTable(2);
    CardValues.add(heading, "rules", CardValues.rules(exact.rules()));
    CardValues.add(heading, "cards", cards.size() + " are left: " + CardValues.counts(cards));
    CardValues.add(heading, "strategy", strategy.toString());
    return heading.text()
        + "\nExpected result of a round, % of the wager: "
        + CardValues.percent(exact.expected(), 4)
        + '\n'
        + rounding.line()
        + "\nBy up card\n\n";
  }

  private String byUpCard() {
    TextTable table = new TextTable(1);
    table.add("up", "chance, %", "expected, %");
    for (int up : CardValues.ACES_LAST) {
      if (exact.composition().count(up) > 0) {
        table.add(
            CardValues.symbol(up),
            CardValues.percent(chance(up), 2),
            CardValues.percent(exact.expected(up), 4));
      }
    }
    return table.text();
  }

  private double chance(int up) {
    return (double) exact.composition().count(up) / exact.composition().size();
  }

  private String choices() {
    ChoiceTable table = new ChoiceTable(exact);
    StringBuilder text = new StringBuilder();
    text.append(
            "\nThe best choice with two cards, by up card; what it is worth, % of the wager\n\n")
        .append(table.best());
    for (Choice choice : Choice.values()) {
      String values = table.of(choice);
      if (!values.isEmpty()) {
        text.append("\nWhat it is worth to ").append(choice).append("\n\n").append(values);
      }
    }
    if (exact.rules().insurance()) {
      text.append(
              "\nWhat it is worth to insure half of the wager against an ace, by both cards\n\n")
          .append(table.insurance());
    }
    return text.toString();
  }

  private String strategyCard() {
    CardDrawing drawing = new CardDrawing(card, notes);
    StringBuilder text = new StringBuilder("\nThe strategy card, by total and up card\n\n");
    drawing
        .grid()
        .lines()
        .forEach(line -> text.append(painter.apply(line).stripTrailing()).append('\n'));
    return text.append('\n').append(drawing.insurance()).append('\n').toString();
  }

  private String noteTable() {
    if (notes.isEmpty()) {
      return "";
    }
    TextTable table = new TextTable(1);
    table.add("* hand", "up", "card", "better", "worth, %");
    for (CardNote note : notes) {
      table.add(
          note.hand(),
          CardValues.symbol(note.up()),
          note.letter().toString(),
          note.better().toString(),
          CardValues.percent(note.worth(), 4));
    }
    return """

        * Where the cards of the hand matter; later: with three cards or more, or after
          a split

        """
        + table.text();
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", "analysis");
    values.put("version", 1);
    values.put("game", "blackjack");
    values.put("rules", exact.rules().toString());
    values.put("left", CardValues.countValues(exact.composition()));
    values.put("strategy", strategy.toString());
    values.put("expected", exact.expected());
    values.put("basic", card.basic().expected());
    rounding.addTo(values);
    values.put("upCards", upCards());
    values.put("decisions", rows());
    values.put("card", cells());
    values.put("insured", card.insured().stream().map(CardRow::name).toList());
    values.put("notes", notes.stream().map(CardNote::values).toList());
    return values;
  }

  private List<Map<String, @Nullable Object>> upCards() {
    List<Map<String, @Nullable Object>> all = new ArrayList<>();
    for (int up : CardValues.ACES_LAST) {
      if (exact.composition().count(up) > 0) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("up", CardValues.symbol(up));
        values.put("chance", chance(up));
        values.put("expected", exact.expected(up));
        all.add(values);
      }
    }
    return all;
  }

  private List<Map<String, @Nullable Object>> cells() {
    List<Map<String, @Nullable Object>> cells = new ArrayList<>();
    for (CardRow row : card.rows()) {
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

  /** The decisions with two cards. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (TwoCards hand : TwoCards.ALL) {
      for (int up : CardValues.ACES_LAST) {
        if (exact.composition().count(up) > 0 && exact.chance(up, hand.low(), hand.high()) > 0) {
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

  @Override
  public Optional<String> missing() {
    return Optional.empty();
  }
}
