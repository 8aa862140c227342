package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.euchre.kernel.HandRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * What varies from table to table. The {@linkplain #classic default} is the game of the
 * specification: nobody plays alone, the dealer must make trump if all others pass, and seat 0
 * deals first, at 0 to 0, until a side has the points to win.
 *
 * @param alone who may play a hand alone
 * @param dealerStuck whether the dealer must order a suit up in round two; else the hand is thrown
 *     in if it passes
 * @param canadian whether the dealer's partner plays alone if it orders the upcard up
 * @param leftLeads whether the seat to the left of whoever plays alone (of the maker, if a defender
 *     does so, too) leads to the first trick; else the eldest hand does
 * @param loneMarch the points of a maker that takes all five tricks alone
 * @param loneEuchred the points for taking three tricks or more from a maker that plays alone; a
 *     lone defender that does so scores no fewer than against two makers
 * @param deals the number of deals after which the game ends, whatever the points; 0 if it ends
 *     when a side has the points to win
 * @param startOfEven the points of seats 0 and 2 before the first deal
 * @param startOfOdd the points of seats 1 and 3 before the first deal
 * @param firstDealer the seat that deals first
 */
public record EuchreHouseRules(
    Alone alone,
    boolean dealerStuck,
    boolean canadian,
    boolean leftLeads,
    int loneMarch,
    int loneEuchred,
    int deals,
    int startOfEven,
    int startOfOdd,
    int firstDealer) {

  /** The most points of a hand, and the most deals of a game of a fixed number of them. */
  static final int MAX = 100;

  /** The most points before the first deal. */
  static final int MAX_START = 99;

  static final int LAST_SEAT = 3;

  private static final int LONE_MARCH = HandResult.LONE_MARCH.points();
  private static final int EUCHRED = HandResult.EUCHRED.points();

  private static final EuchreHouseRules CLASSIC =
      new EuchreHouseRules(Alone.NO, true, false, false, LONE_MARCH, EUCHRED, 0, 0, 0, 0);

  /**
   * Checks the settings.
   *
   * @param alone who may play a hand alone
   * @param dealerStuck whether the dealer must order a suit up in round two
   * @param canadian only where somebody may play alone
   * @param leftLeads only where somebody may play alone
   * @param loneMarch 1 to 100; other than 4 only where somebody may play alone
   * @param loneEuchred 1 to 100; other than 2 only where somebody may play alone
   * @param deals 0 to 100
   * @param startOfEven 0 to 99
   * @param startOfOdd 0 to 99
   * @param firstDealer 0 to 3
   * @throws IllegalArgumentException if settings make no sense; names the setting
   */
  public EuchreHouseRules {
    requireNonNull(alone);
    requireRange("lone march", loneMarch, 1, MAX);
    requireRange("lone euchred", loneEuchred, 1, MAX);
    requireRange("deals", deals, 0, MAX);
    requireRange("start", Math.max(startOfEven, startOfOdd), 0, MAX_START);
    requireRange("start", Math.min(startOfEven, startOfOdd), 0, MAX_START);
    requireRange("dealer", firstDealer, 0, LAST_SEAT);
    if (alone == Alone.NO) {
      refuse(canadian, "canadian yes");
      refuse(leftLeads, "lone lead left");
      refuse(loneMarch != LONE_MARCH, "lone march " + loneMarch);
      refuse(loneEuchred != EUCHRED, "lone euchred " + loneEuchred);
    }
  }

  private static void requireRange(String what, int number, int least, int most) {
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          what + ' ' + number + ": expected " + least + " to " + most);
    }
  }

  private static void refuse(boolean isSet, String setting) {
    if (isSet) {
      throw new IllegalArgumentException(
          setting + ": makes no sense without alone makers or alone both");
    }
  }

  /** {@return the rules of the specification} */
  public static EuchreHouseRules classic() {
    return CLASSIC;
  }

  /** Whether these are the classic rules; the comparison of records is slow the first time. */
  @SuppressWarnings("ReferenceEquality") // The first comparison of records takes Java a while.
  boolean isClassic() {
    return this == CLASSIC || this.equals(CLASSIC);
  }

  /**
   * {@return the rules that a preset is a name for}
   *
   * @param preset any preset
   */
  public static EuchreHouseRules of(EuchreHousePreset preset) {
    return parse(preset.settings());
  }

  /**
   * {@return the rules that a text describes}
   *
   * @param text the name of a {@linkplain EuchreHousePreset preset}, settings such as {@code alone
   *     both, dealer stuck no}, or a preset and the settings that differ from it; nothing for the
   *     classic rules
   * @throws IllegalArgumentException if the text names something unknown or a setting twice, or if
   *     the settings make no sense together; says what was expected
   */
  public static EuchreHouseRules parse(String text) {
    List<Object> house = HouseText.SETTINGS.parse(text);
    return new EuchreHouseRules(
        (Alone) house.get(0),
        (boolean) house.get(1),
        (boolean) house.get(2),
        (boolean) house.get(3),
        (int) house.get(4),
        (int) house.get(5),
        (int) house.get(6),
        (int) house.get(HouseText.START_OF_EVEN),
        (int) house.get(HouseText.START_OF_ODD),
        (int) house.get(9));
  }

  /**
   * {@return the points of the side that takes the majority of the tricks}
   *
   * @param result how the hand ended
   * @param loneMaker whether the maker played alone
   */
  public int points(HandResult result, boolean loneMaker) {
    if (result == HandResult.LONE_MARCH) {
      return loneMarch;
    }
    if (!loneMaker || !result.isEuchre()) {
      return result.points();
    }
    return result == HandResult.EUCHRED ? loneEuchred : Math.max(loneEuchred, result.points());
  }

  /** {@return the most points that a hand can be worth} */
  public int mostPoints() {
    return Math.max(HandResult.LONE_DEFENCE.points(), Math.max(loneMarch, loneEuchred));
  }

  /** {@return the same rules for a hand on its own, which no score and no other hand concern} */
  EuchreHouseRules ofOneHand() {
    return new EuchreHouseRules(
        alone, dealerStuck, canadian, leftLeads, loneMarch, loneEuchred, 0, 0, 0, 0);
  }

  /** What these rules say about the course of a hand. */
  HandRules handRules() {
    return new HandRules(
        alone != Alone.NO, alone == Alone.BOTH, dealerStuck, canadian, leftLeads, firstDealer);
  }

  @Override
  public String toString() {
    return HouseText.SETTINGS.print(components());
  }

  /** The components in their order, for {@link HouseText}. */
  private List<Object> components() {
    return List.of(
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

  /** The text form of house rules, which are a list of components until all settings are read. */
  private static final class HouseText {

    private static final int START_OF_EVEN = 7;
    private static final int START_OF_ODD = 8;

    /** The settings in the order of their text. */
    static final HouseSettings<List<Object>> SETTINGS =
        new HouseSettings<>(
            CLASSIC::components,
            List.of(
                HouseSetting.constant(
                    "alone", List.of(Alone.values()), house -> (Alone) house.get(0), with(0)),
                yesOrNo(1, "dealer stuck"),
                yesOrNo(2, "canadian"),
                HouseSetting.either(
                    "lone lead", "eldest", "left", house -> (boolean) house.get(3), with(3)),
                number(4, "lone march", 1, MAX),
                number(5, "lone euchred", 1, MAX),
                number(6, "deals", 0, MAX),
                HouseSetting.of(
                    "start",
                    house -> house.get(START_OF_EVEN) + ":" + house.get(START_OF_ODD),
                    HouseText::withStart),
                number(9, "dealer", 0, LAST_SEAT)),
            presets(),
            "alone makers");

    private static HouseSetting<List<Object>> yesOrNo(int component, String name) {
      return HouseSetting.yesOrNo(name, house -> (boolean) house.get(component), with(component));
    }

    private static HouseSetting<List<Object>> number(
        int component, String name, int least, int most) {
      return HouseSetting.number(
          name, least, most, house -> (int) house.get(component), with(component));
    }

    private static <T> BiFunction<List<Object>, T, List<Object>> with(int component) {
      return (house, value) -> {
        List<Object> changed = new ArrayList<>(house);
        changed.set(component, value);
        return changed;
      };
    }

    private static List<Object> withStart(List<Object> house, String text) {
      int colon = text.indexOf(':');
      try {
        List<Object> changed = new ArrayList<>(house);
        changed.set(START_OF_EVEN, points(text.substring(0, Math.max(0, colon))));
        changed.set(START_OF_ODD, points(text.substring(colon + 1)));
        return changed;
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            Excerpt.quote(text)
                + ": expected the points of both sides, 0 to "
                + MAX_START
                + ", such as 4:9",
            e);
      }
    }

    private static int points(String text) {
      return (int) WholeNumber.parseShortest(text, 0, MAX_START);
    }

    private static Map<String, String> presets() {
      Map<String, String> presets = new LinkedHashMap<>();
      for (EuchreHousePreset preset : EuchreHousePreset.values()) {
        presets.put(preset.toString(), preset.settings());
      }
      return presets;
    }
  }
}
