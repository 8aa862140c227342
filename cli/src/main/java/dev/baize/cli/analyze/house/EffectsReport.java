package dev.baize.cli.analyze.house;

import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.study.report.Report;
import dev.baize.study.report.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** By how much the removal of single cards changes what a round is worth. */
public final class EffectsReport implements Report {

  private final RemovalEffects effects;
  private final Rounding rounding;

  /**
   * The report of effects.
   *
   * @param effects what is shown
   * @param minimum the wager of which payments may be rounded in play
   */
  public EffectsReport(RemovalEffects effects, long minimum) {
    this.effects = effects;
    this.rounding = Rounding.of(effects.fullShoe(), minimum);
  }

  @Override
  public String text() {
    TextTable heading = new TextTable(2);
    CardValues.add(heading, "rules", CardValues.rules(effects.rules()));
    TextTable table = new TextTable(1);
    table.add("card", "effect, %");
    for (int card : CardValues.ACES_LAST) {
      table.add(CardValues.symbol(card), CardValues.percent(effects.effect(card), 4));
    }
    return heading.text()
        + "\nExpected result of a round of BASIC from the full shoe, % of the wager: "
        + CardValues.percent(effects.expected(), 4)
        + '\n'
        + rounding.line()
        + "\nBy how much it grows if one card is gone\n\n"
        + table.text();
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", "effects");
    values.put("version", 1);
    values.put("game", "blackjack");
    values.put("rules", effects.rules().toString());
    values.put("expected", effects.expected());
    rounding.addTo(values);
    values.put("effects", rows());
    return values;
  }

  /** The effect of each card. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (int card : CardValues.ACES_LAST) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      row.put("card", CardValues.symbol(card));
      row.put("effect", effects.effect(card));
      rows.add(row);
    }
    return rows;
  }

  @Override
  public Optional<String> missing() {
    return Optional.empty();
  }
}
