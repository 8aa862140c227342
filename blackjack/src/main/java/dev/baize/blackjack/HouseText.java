package dev.baize.blackjack;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * The settings of {@link BlackjackHouseRules} in the order of their text, each with its name and
 * values.
 */
final class HouseText {

  static final HouseSettings<HouseValues> SETTINGS =
      new HouseSettings<>(
          HouseValues::new,
          List.of(
              HouseSetting.number(
                  "decks",
                  1,
                  BlackjackHouseRules.MAX_DECKS,
                  values -> values.decks,
                  changing((values, value) -> values.decks = value)),
              HouseSetting.number(
                  "reshuffle below",
                  0,
                  BlackjackHouseRules.MAX_DECKS * BlackjackHouseRules.CARDS_IN_A_DECK,
                  values -> values.reshuffleBelow,
                  changing((values, value) -> values.reshuffleBelow = value)),
              HouseSetting.either(
                  "soft 17",
                  "stand",
                  "hit",
                  values -> values.hitsSoft17,
                  changing((values, value) -> values.hitsSoft17 = value)),
              HouseSetting.constant(
                  "double",
                  List.of(DoubleDown.values()),
                  values -> values.doubleDown,
                  changing((values, value) -> values.doubleDown = value)),
              HouseSetting.yesOrNo(
                  "double after split",
                  values -> values.doubleAfterSplit,
                  changing((values, value) -> values.doubleAfterSplit = value)),
              HouseSetting.number(
                  "hands",
                  1,
                  BlackjackHouseRules.MAX_HANDS,
                  values -> values.hands,
                  changing((values, value) -> values.hands = value)),
              HouseSetting.yesOrNo(
                  "resplit aces",
                  values -> values.resplitAces,
                  changing((values, value) -> values.resplitAces = value)),
              HouseSetting.yesOrNo(
                  "hit split aces",
                  values -> values.hitSplitAces,
                  changing((values, value) -> values.hitSplitAces = value)),
              HouseSetting.constant(
                  "surrender",
                  List.of(Surrender.values()),
                  values -> values.surrender,
                  changing((values, value) -> values.surrender = value)),
              HouseSetting.yesOrNo(
                  "insurance",
                  values -> values.insurance,
                  changing((values, value) -> values.insurance = value)),
              HouseSetting.constant(
                  "natural",
                  List.of(NaturalPayment.values()),
                  values -> values.natural,
                  changing((values, value) -> values.natural = value)),
              HouseSetting.yesOrNo(
                  "naturals push",
                  values -> values.naturalsPush,
                  changing((values, value) -> values.naturalsPush = value)),
              HouseSetting.constant(
                  "dealer natural",
                  List.of(DealerNatural.values()),
                  values -> values.dealerNatural,
                  changing((values, value) -> values.dealerNatural = value))),
          presets(),
          "decks 6");

  private HouseText() {}

  private static Map<String, String> presets() {
    Map<String, String> presets = new LinkedHashMap<>();
    for (BlackjackHousePreset preset : BlackjackHousePreset.values()) {
      presets.put(preset.toString(), preset.settings());
    }
    return presets;
  }

  private static <T> BiFunction<HouseValues, T, HouseValues> changing(
      BiConsumer<HouseValues, T> change) {
    return (values, value) -> {
      HouseValues changed = new HouseValues(values);
      change.accept(changed, value);
      return changed;
    };
  }
}
