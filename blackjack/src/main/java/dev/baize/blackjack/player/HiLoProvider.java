package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Registers {@link HiLo}. */
public final class HiLoProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** The highest bet. */
  public static final PlayerSetting<Integer> SPREAD =
      PlayerSetting.wholeNumber(
          "spread",
          "its highest bet, from a true count of 5 on, in minimums",
          1,
          CardCounter.MOST_SPREAD,
          CardCounter.DEFAULT_SPREAD);

  /** How it rounds the true count. */
  public static final PlayerSetting<String> ROUNDING =
      PlayerSetting.word(
          "rounding",
          "what it makes of a true count that is not whole",
          Arrays.stream(TrueCountRounding.values()).map(TrueCountRounding::toString).toList(),
          TrueCountRounding.FLOOR.toString());

  /** The number of index plays. */
  public static final PlayerSetting<Integer> INDICES = CardCounter.INDICES;

  /** The count below which it bets the minimum. */
  public static final PlayerSetting<Integer> LEAVE =
      PlayerSetting.wholeNumber(
          "leave",
          "the true count below which it bets the minimum, since nobody can leave a session",
          HiLo.DEFAULT_LEAVE,
          -HiLo.DEFAULT_LEAVE,
          HiLo.DEFAULT_LEAVE);

  /** For the service loader. */
  public HiLoProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "HiLo";
  }

  @Override
  public String description() {
    return "counts cards by Hi-Lo: bets by the true count, and departs by it from the strategy card";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(SPREAD, ROUNDING, INDICES, LEAVE);
  }

  @Override
  public HiLo create(Place place) {
    return new HiLo();
  }

  @Override
  public HiLo create(Place place, PlayerSettings settings) {
    return new HiLo(
        settings.get(SPREAD),
        TrueCountRounding.valueOf(settings.get(ROUNDING).toUpperCase(Locale.ROOT)),
        settings.get(INDICES),
        settings.get(LEAVE));
  }
}
