package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import dev.baize.euchre.kernel.BiddingRules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What varies from table to table. The {@linkplain #classic default} is the game of the
 * specification: nobody plays alone, and the dealer must make trump if all others pass.
 *
 * @param alone who may play a hand alone
 * @param dealerStuck whether the dealer must order a suit up in round two; else the hand is thrown
 *     in if it passes
 * @param canadian whether the dealer's partner plays alone if it orders the upcard up
 */
public record EuchreHouseRules(Alone alone, boolean dealerStuck, boolean canadian) {

  private static final EuchreHouseRules CLASSIC = new EuchreHouseRules(Alone.NO, true, false);

  /** The settings in the order of their text. */
  private static final class Text {

    static final HouseSettings<EuchreHouseRules> SETTINGS =
        new HouseSettings<>(
            EuchreHouseRules::classic,
            List.of(
                HouseSetting.constant(
                    "alone",
                    List.of(Alone.values()),
                    EuchreHouseRules::alone,
                    (house, alone) ->
                        new EuchreHouseRules(alone, house.dealerStuck, house.canadian)),
                HouseSetting.yesOrNo(
                    "dealer stuck",
                    EuchreHouseRules::dealerStuck,
                    (house, stuck) -> new EuchreHouseRules(house.alone, stuck, house.canadian)),
                HouseSetting.yesOrNo(
                    "canadian",
                    EuchreHouseRules::canadian,
                    (house, canadian) ->
                        new EuchreHouseRules(house.alone, house.dealerStuck, canadian))),
            presets(),
            "alone makers");

    private static Map<String, String> presets() {
      Map<String, String> presets = new LinkedHashMap<>();
      for (EuchreHousePreset preset : EuchreHousePreset.values()) {
        presets.put(preset.toString(), preset.settings());
      }
      return presets;
    }
  }

  /**
   * Checks the settings.
   *
   * @param alone who may play a hand alone
   * @param dealerStuck whether the dealer must order a suit up in round two
   * @param canadian whether the dealer's partner plays alone if it orders the upcard up
   * @throws IllegalArgumentException if Canadian rules are to hold where nobody may play alone
   */
  public EuchreHouseRules {
    requireNonNull(alone);
    if (canadian && alone == Alone.NO) {
      throw new IllegalArgumentException(
          "canadian yes: makes no sense without alone makers or alone both");
    }
  }

  /** {@return the rules of the specification} */
  public static EuchreHouseRules classic() {
    return CLASSIC;
  }

  /**
   * Whether these are the classic rules; the first call is faster than a comparison of records,
   * which Java has to link.
   */
  boolean isClassic() {
    return alone == CLASSIC.alone
        && dealerStuck == CLASSIC.dealerStuck
        && canadian == CLASSIC.canadian;
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
    return Text.SETTINGS.parse(text);
  }

  /** The bids that these rules allow. */
  BiddingRules bidding() {
    return new BiddingRules(alone != Alone.NO, alone == Alone.BOTH, dealerStuck, canadian);
  }

  static EuchreHouseRules of(BiddingRules bidding) {
    Alone alone = bidding.loneMakers ? Alone.MAKERS : Alone.NO;
    return new EuchreHouseRules(
        bidding.loneDefence ? Alone.BOTH : alone, bidding.dealerStuck, bidding.canadian);
  }

  @Override
  public String toString() {
    return Text.SETTINGS.print(this);
  }
}
