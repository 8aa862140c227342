package dev.baize.euchre;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The settings of {@link HouseRules} in the order of their text, each with its name and values. */
final class HouseText {

  static final HouseSettings<HouseRules> SETTINGS =
      new HouseSettings<>(
          HouseRules::classic,
          List.of(
              HouseSetting.constant(
                  "alone", List.of(Alone.values()), HouseRules::alone, HouseRules::withAlone),
              HouseSetting.yesOrNo(
                  "dealer stuck", HouseRules::dealerStuck, HouseRules::withDealerStuck),
              HouseSetting.yesOrNo("canadian", HouseRules::canadian, HouseRules::withCanadian)),
          presets(),
          "alone makers");

  private HouseText() {}

  private static Map<String, String> presets() {
    Map<String, String> presets = new LinkedHashMap<>();
    for (HousePreset preset : HousePreset.values()) {
      presets.put(preset.toString(), preset.settings());
    }
    return presets;
  }
}
