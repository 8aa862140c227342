package dev.baize.core.toy;

import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;

/** Provides {@link Fickle}, with a setting of each kind. Not a service. */
public final class FickleProvider implements PlayerProvider<HighCardView, Play, HighCardEvent> {

  /** Which card it plays. */
  public static final PlayerSetting<String> CARD =
      PlayerSetting.word("card", "which card it plays", List.of("low", "high"), "low");

  /** When it changes its mind. */
  public static final PlayerSetting<Integer> TURN =
      PlayerSetting.wholeNumber("turn", "from when on it plays the other card", 0, 100, 8);

  /** How often it plays any card. */
  public static final PlayerSetting<Double> SLIPS =
      PlayerSetting.decimalNumber("slips", "the chance of any card", 0, 1, 0.25);

  /** Whether it leads the other card. */
  public static final PlayerSetting<Boolean> TURNS_TO_LEAD =
      PlayerSetting.yesOrNo("turns-to-lead", "whether it leads the other card", false);

  @Override
  public String game() {
    return HighCard.NAME;
  }

  @Override
  public String name() {
    return "Fickle";
  }

  @Override
  public String description() {
    return "plays its lowest or its highest card";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(CARD, TURN, SLIPS, TURNS_TO_LEAD);
  }

  @Override
  public Fickle create(SeatContext context) {
    return create(context, PlayerSettings.of(settings()));
  }

  @Override
  public Fickle create(SeatContext context, PlayerSettings settings) {
    return new Fickle(
        context,
        settings.get(CARD).equals("high"),
        settings.get(TURN),
        settings.get(SLIPS),
        settings.get(TURNS_TO_LEAD));
  }
}
