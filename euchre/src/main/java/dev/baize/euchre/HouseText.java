package dev.baize.euchre;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** The text form of house rules, which are a draft until all settings are read. */
final class HouseText {

  /** The settings in the order of their text. */
  static final HouseSettings<HouseText> SETTINGS =
      new HouseSettings<>(
          () -> new HouseText(EuchreHouseRules.classic()),
          List.of(
              HouseSetting.constant(
                  "alone",
                  List.of(Alone.values()),
                  draft -> draft.alone,
                  set((draft, alone) -> draft.alone = alone)),
              HouseSetting.yesOrNo(
                  "dealer stuck",
                  draft -> draft.dealerStuck,
                  set((draft, stuck) -> draft.dealerStuck = stuck)),
              HouseSetting.yesOrNo(
                  "canadian",
                  draft -> draft.canadian,
                  set((draft, canadian) -> draft.canadian = canadian)),
              HouseSetting.either(
                  "lone lead",
                  "eldest",
                  "left",
                  draft -> draft.leftLeads,
                  set((draft, left) -> draft.leftLeads = left)),
              HouseSetting.number(
                  "lone march",
                  1,
                  EuchreHouseRules.MOST,
                  draft -> draft.loneMarch,
                  set((draft, points) -> draft.loneMarch = points)),
              HouseSetting.number(
                  "lone euchred",
                  1,
                  EuchreHouseRules.MOST,
                  draft -> draft.loneEuchred,
                  set((draft, points) -> draft.loneEuchred = points)),
              HouseSetting.number(
                  "deals",
                  0,
                  EuchreHouseRules.MOST,
                  draft -> draft.deals,
                  set((draft, deals) -> draft.deals = deals)),
              HouseSetting.of(
                  "start",
                  draft -> draft.startOfEven + ":" + draft.startOfOdd,
                  set(HouseText::start)),
              HouseSetting.number(
                  "dealer",
                  0,
                  EuchreHouseRules.LAST_SEAT,
                  draft -> draft.firstDealer,
                  set((draft, seat) -> draft.firstDealer = seat))),
          presets(),
          "alone makers");

  private Alone alone;
  private boolean dealerStuck;
  private boolean canadian;
  private boolean leftLeads;
  private int loneMarch;
  private int loneEuchred;
  private int deals;
  private int startOfEven;
  private int startOfOdd;
  private int firstDealer;

  HouseText(EuchreHouseRules house) {
    alone = house.alone();
    dealerStuck = house.dealerStuck();
    canadian = house.canadian();
    leftLeads = house.leftLeads();
    loneMarch = house.loneMarch();
    loneEuchred = house.loneEuchred();
    deals = house.deals();
    startOfEven = house.startOfEven();
    startOfOdd = house.startOfOdd();
    firstDealer = house.firstDealer();
  }

  EuchreHouseRules house() {
    return new EuchreHouseRules(
        alone,
        dealerStuck,
        canadian,
        leftLeads,
        loneMarch,
        loneEuchred,
        deals,
        startOfEven,
        startOfOdd,
        firstDealer);
  }

  private static <T> BiFunction<HouseText, T, HouseText> set(BiConsumer<HouseText, T> change) {
    return (draft, value) -> {
      change.accept(draft, value);
      return draft;
    };
  }

  private static void start(HouseText draft, String text) {
    int colon = text.indexOf(':');
    try {
      draft.startOfEven = points(text.substring(0, Math.max(0, colon)));
      draft.startOfOdd = points(text.substring(colon + 1));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + ": expected the points of both sides, 0 to "
              + EuchreHouseRules.MOST_AT_START
              + ", such as 4:9",
          e);
    }
  }

  private static int points(String text) {
    return (int) WholeNumber.parseShortest(text, 0, EuchreHouseRules.MOST_AT_START);
  }

  private static Map<String, String> presets() {
    Map<String, String> presets = new LinkedHashMap<>();
    for (EuchreHousePreset preset : EuchreHousePreset.values()) {
      presets.put(preset.toString(), preset.settings());
    }
    return presets;
  }
}
