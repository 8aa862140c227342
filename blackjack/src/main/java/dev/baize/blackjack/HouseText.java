package dev.baize.blackjack;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The text form of rules, which are a list of components until all of their settings are read. */
final class HouseText {

  private static final List<HouseSetting<List<Object>>> SETTINGS =
      List.of(
          number(0, "decks", 1, BlackjackHouseRules.MAX_DECKS),
          number(
              1,
              "reshuffle below",
              0,
              BlackjackHouseRules.MAX_DECKS * BlackjackHouseRules.CARDS_IN_A_DECK),
          HouseSetting.either("soft 17", "stand", "hit", house -> (boolean) house.get(2), with(2)),
          constant(3, "double", DoubleDown.class),
          yesOrNo(4, "double after split"),
          number(5, "hands", 1, BlackjackHouseRules.MAX_HANDS),
          yesOrNo(6, "resplit aces"),
          yesOrNo(7, "hit split aces"),
          constant(8, "surrender", Surrender.class),
          yesOrNo(9, "insurance"),
          constant(10, "natural", NaturalPayment.class),
          yesOrNo(11, "naturals push"),
          constant(12, "dealer natural", DealerNatural.class));

  private HouseText() {}

  private static HouseSetting<List<Object>> number(
      int component, String name, int least, int most) {
    return HouseSetting.number(
        name, least, most, house -> (int) house.get(component), with(component));
  }

  private static HouseSetting<List<Object>> yesOrNo(int component, String name) {
    return HouseSetting.yesOrNo(name, house -> (boolean) house.get(component), with(component));
  }

  private static <E extends Enum<E>> HouseSetting<List<Object>> constant(
      int component, String name, Class<E> type) {
    return HouseSetting.constant(
        name,
        List.of(type.getEnumConstants()),
        house -> type.cast(house.get(component)),
        with(component));
  }

  private static <T> BiFunction<List<Object>, T, List<Object>> with(int component) {
    return (house, value) -> {
      List<Object> changed = new ArrayList<>(house);
      changed.set(component, value);
      return changed;
    };
  }

  /** Prints and parses the settings in which the components of a house differ from the usual. */
  static HouseSettings<List<Object>> of(List<Object> usual) {
    Map<String, String> presets = new LinkedHashMap<>();
    for (BlackjackHousePreset preset : BlackjackHousePreset.values()) {
      presets.put(preset.toString(), preset.settings());
    }
    return new HouseSettings<>(() -> usual, SETTINGS, presets, "decks 6");
  }
}
