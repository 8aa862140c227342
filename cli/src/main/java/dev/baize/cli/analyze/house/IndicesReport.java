package dev.baize.cli.analyze.house;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.CountIndices;
import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.study.report.Report;
import dev.baize.study.report.TextTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How well a count tells what cards are left, and the counts at which choices change. */
public final class IndicesReport implements Report {

  private static final List<String> NAMES =
      List.of("hand", "up", "allowed", "below", "above", "trueCount", "runningCount");

  private final RemovalEffects effects;
  private final CardCount count;
  private final List<CountIndex> indices;
  private final long minimum;
  private final Rounding rounding;

  /**
   * The report of a count.
   *
   * @param effects of removal, by the same rules
   * @param count the count
   * @param indices all of the count
   * @param minimum the wager of which payments may be rounded in play
   */
  public IndicesReport(
      RemovalEffects effects, CardCount count, List<CountIndex> indices, long minimum) {
    this.minimum = minimum;
    this.rounding = Rounding.of(effects.fullShoe(), minimum);
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
    TextTable heading = new TextTable(2);
    CardValues.add(heading, "rules", CardValues.rules(effects.rules()));
    CardValues.add(heading, "count", count.name());
    CardValues.add(heading, "values", tags());
    TextTable quality = new TextTable(1);
    quality.add("betting correlation", decimal(effects.bettingCorrelation(count), 3));
    quality.add("playing efficiency", decimal(effects.playingEfficiency(count), 3));
    quality.add("insurance correlation", decimal(effects.insuranceCorrelation(count), 3));
    OptionalDouble insured = insurance();
    String insurance =
        insured.isPresent() ? "\ninsure above " + shown(insured.getAsDouble()) + "\n" : "";
    String without = rounding.line();
    return heading.text()
        + (without.isEmpty() ? "" : '\n' + without)
        + '\n'
        + quality.text()
        + insurance
        + '\n'
        + meaning()
        + table();
  }

  private String meaning() {
    String kind =
        isBalanced()
            ? "The true counts at which choices change"
            : "The running counts, from 0, at which choices change with half of the shoe unseen";
    return kind + "\n(allowed: H hit, S stand, D double, P split, R surrender)\n\n";
  }

  private String table() {
    TextTable table = new TextTable(1);
    table.add("hand", "up", "allowed", "below", "above", isBalanced() ? "true" : "running");
    for (CountIndex index : indices) {
      table.add(
          hand(index.situation()),
          CardValues.symbol(index.up()),
          allowed(index.situation()),
          index.below().toString(),
          index.above().toString(),
          shown(index.trueCount()));
    }
    return table.text();
  }

  private String shown(double trueCount) {
    return decimal(isBalanced() ? trueCount : runningCount(trueCount), 1);
  }

  private static String decimal(double number, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", number);
  }

  private String tags() {
    return CardValues.ACES_LAST.stream()
        .map(card -> CardValues.symbol(card) + " " + decimal(count.value(card), 1))
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
    return situation.allowed().stream().map(IndicesReport::letter).collect(Collectors.joining());
  }

  private static String letter(Choice choice) {
    return CardLetter.of(choice, choice).toString().substring(0, 1);
  }

  @Override
  public Map<String, @Nullable Object> values() {
    OptionalDouble insured = insurance();
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", "indices");
    values.put("version", 1);
    values.put("game", "blackjack");
    values.put("rules", effects.rules().toString());
    values.put("count", count.name());
    values.put("values", CardValues.ACES_LAST.stream().map(count::value).toList());
    rounding.addTo(values);
    values.put("bettingCorrelation", effects.bettingCorrelation(count));
    values.put("playingEfficiency", effects.playingEfficiency(count));
    values.put("insuranceCorrelation", effects.insuranceCorrelation(count));
    values.put("insurance", insured.isPresent() ? insured.getAsDouble() : null);
    values.put("effects", new EffectsReport(effects, minimum).rows());
    values.put("indices", indices.isEmpty() ? List.of() : rows());
    return values;
  }

  /** The indices; one row without values if there are none. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (CountIndex index : indices) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      row.put("hand", hand(index.situation()));
      row.put("up", CardValues.symbol(index.up()));
      row.put("allowed", allowed(index.situation()));
      row.put("below", index.below().toString());
      row.put("above", index.above().toString());
      row.put("trueCount", index.trueCount());
      row.put("runningCount", isBalanced() ? null : runningCount(index.trueCount()));
      rows.add(row);
    }
    if (rows.isEmpty()) {
      Map<String, @Nullable Object> none = new LinkedHashMap<>();
      NAMES.forEach(name -> none.put(name, null));
      rows.add(none);
    }
    return rows;
  }

  @Override
  public Optional<String> missing() {
    return Optional.empty();
  }
}
