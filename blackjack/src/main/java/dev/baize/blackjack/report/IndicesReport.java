package dev.baize.blackjack.report;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.CountIndices;
import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.core.table.Report;
import dev.baize.core.text.TextTable;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How well a count tells what cards are left, and the counts at which choices change. */
public final class IndicesReport implements Report {

  private final RemovalEffects effects;
  private final CardCount count;
  private final List<CountIndex> indices;
  private final CardValues.Rounding rounding;

  public IndicesReport(
      RemovalEffects effects, CardCount count, List<CountIndex> indices, long minimum) {
    this.rounding = CardValues.Rounding.of(effects.fullShoe(), minimum);
    this.effects = effects;
    this.count = count;
    this.indices =
        indices.stream()
            .sorted(
                Comparator.<CountIndex>comparingInt(index -> index.situation().pair())
                    .thenComparing(index -> index.situation().hand().isSoft())
                    .thenComparingInt(index -> index.situation().hand().total())
                    .thenComparingInt(index -> index.up() == 1 ? CardValues.COUNT + 1 : index.up())
                    .thenComparingInt(index -> -index.situation().allowed().size())
                    .thenComparingDouble(CountIndex::trueCount))
            .toList();
  }

  private boolean isBalanced() {
    return count.ofDeck() == 0;
  }

  /** The running count at which a true count is reached with half of the shoe unseen. */
  private double runningCount(double trueCount) {
    double decks = effects.rules().decks();
    double left = decks / 2;
    return count.ofDeck() * (decks - left) + trueCount * left;
  }

  private OptionalDouble insurance() {
    BlackjackHouseRules rules = effects.rules();
    return rules.insurance() ? CountIndices.insurance(rules, count) : OptionalDouble.empty();
  }

  @Override
  public String text() {
    TextTable quality = new TextTable(1);
    quality.add("betting correlation", CardValues.decimal(effects.bettingCorrelation(count), 3));
    quality.add("playing efficiency", CardValues.decimal(effects.playingEfficiency(count), 3));
    quality.add(
        "insurance correlation", CardValues.decimal(effects.insuranceCorrelation(count), 3));
    OptionalDouble insured = insurance();
    String insurance =
        insured.isPresent() ? "\ninsure above " + shown(insured.getAsDouble()) + "\n" : "";
    String without = rounding.line();
    return CardValues.heading(
            "rules", CardValues.rules(effects.rules()), "count", count.name(), "values", tags())
        + (without.isEmpty() ? "" : '\n' + without)
        + '\n'
        + quality.text()
        + insurance
        + '\n'
        + meaning()
        + Column.text(columns(), indices);
  }

  private String meaning() {
    String kind =
        isBalanced()
            ? "The true counts at which choices change"
            : "The running counts, from 0, at which choices change with half of the shoe unseen";
    return kind + "\n(allowed: H hit, S stand, D double, P split, R surrender)\n\n";
  }

  private List<Column<CountIndex>> columns() {
    return List.of(
        Column.of("hand", "hand", index -> hand(index.situation())),
        Column.of("up", "up", index -> CardValues.symbol(index.up())),
        Column.of("allowed", "allowed", index -> allowed(index.situation())),
        Column.of("below", "below", index -> index.below().toString()),
        Column.of("above", "above", index -> index.above().toString()),
        number("trueCount", isBalanced() ? "true" : "", CountIndex::trueCount),
        number(
            "runningCount",
            isBalanced() ? "" : "running",
            index -> isBalanced() ? null : runningCount(index.trueCount())));
  }

  private static Column<CountIndex> number(
      String key, String heading, Function<CountIndex, @Nullable Object> value) {
    return new Column<>(key, heading, value, number -> CardValues.decimal(number, 1));
  }

  private String shown(double trueCount) {
    return CardValues.decimal(isBalanced() ? trueCount : runningCount(trueCount), 1);
  }

  private String tags() {
    return CardValues.ACES_LAST.stream()
        .map(card -> CardValues.symbol(card) + " " + CardValues.decimal(count.value(card), 1))
        .collect(Collectors.joining(", "));
  }

  private static String hand(Situation situation) {
    if (situation.pair() > 0) {
      String card = CardValues.symbol(situation.pair());
      return card + ',' + card;
    }
    return situation.hand().toString();
  }

  private static String allowed(Situation situation) {
    return situation.allowed().stream().map(CardLetter::letter).collect(Collectors.joining());
  }

  @Override
  public Map<String, @Nullable Object> values() {
    OptionalDouble insured = insurance();
    Map<String, @Nullable Object> values = CardValues.values("indices", effects.rules());
    values.put("count", count.name());
    values.put("values", CardValues.ACES_LAST.stream().map(count::value).toList());
    rounding.addTo(values);
    values.put("bettingCorrelation", effects.bettingCorrelation(count));
    values.put("playingEfficiency", effects.playingEfficiency(count));
    values.put("insuranceCorrelation", effects.insuranceCorrelation(count));
    values.put("insurance", insured.isPresent() ? insured.getAsDouble() : null);
    values.put("effects", EffectsReport.rows(effects));
    values.put("indices", indices.isEmpty() ? List.of() : rows());
    return values;
  }

  /** The indices; one row without values if there are none. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = Column.rows(columns(), indices);
    if (rows.isEmpty()) {
      Map<String, @Nullable Object> none = new LinkedHashMap<>();
      columns().forEach(column -> none.put(column.key(), null));
      rows.add(none);
    }
    return rows;
  }
}
