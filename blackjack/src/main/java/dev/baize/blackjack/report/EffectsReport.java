package dev.baize.blackjack.report;

import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.core.text.Report;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** By how much the removal of single cards changes what a round is worth. */
public final class EffectsReport implements Report {

  private final RemovalEffects effects;
  private final CardValues.Rounding rounding;

  public EffectsReport(RemovalEffects effects, long minimum) {
    this.effects = effects;
    this.rounding = CardValues.Rounding.of(effects.fullShoe(), minimum);
  }

  @Override
  public String text() {
    return CardValues.heading("rules", CardValues.rules(effects.rules()))
        + "\nExpected result of a round of BASIC from the full shoe, % of the wager: "
        + CardValues.percent(effects.expected(), 4)
        + '\n'
        + rounding.line()
        + "\nBy how much it grows if one card is gone\n\n"
        + Column.text(columns(effects), CardValues.ACES_LAST);
  }

  private static List<Column<Integer>> columns(RemovalEffects effects) {
    return List.of(
        Column.of("card", "card", CardValues::symbol),
        Column.percent("effect", "effect, %", effects::effect, 4));
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = CardValues.values("effects", effects.rules());
    values.put("expected", effects.expected());
    rounding.addTo(values);
    values.put("effects", rows());
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return rows(effects);
  }

  static List<Map<String, @Nullable Object>> rows(RemovalEffects effects) {
    return Column.rows(columns(effects), CardValues.ACES_LAST);
  }
}
