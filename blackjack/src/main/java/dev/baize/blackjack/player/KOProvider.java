package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;

/** Registers {@link KO}. */
public final class KOProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** The highest bet. */
  public static final PlayerSetting<Integer> SPREAD =
      PlayerSetting.wholeNumber(
          "spread",
          "its highest bet, from a running count of 4 on, in minimums",
          1,
          CardCounter.MOST_SPREAD,
          CardCounter.DEFAULT_SPREAD);

  /** The number of index plays. */
  public static final PlayerSetting<Integer> INDICES = CardCounter.INDICES;

  /** The count below which it bets the minimum. */
  public static final PlayerSetting<Integer> LEAVE =
      PlayerSetting.wholeNumber(
          "leave",
          "the running count below which it bets the minimum, since nobody can leave a session",
          KO.DEFAULT_LEAVE,
          -KO.DEFAULT_LEAVE,
          KO.DEFAULT_LEAVE);

  /** For the service loader. */
  public KOProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "KO";
  }

  @Override
  public String description() {
    return "counts cards by Knock-Out: bets by the running count, and departs by it from the card";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(SPREAD, INDICES, LEAVE);
  }

  @Override
  public KO create(Place place) {
    return new KO();
  }

  @Override
  public KO create(Place place, PlayerSettings settings) {
    return new KO(settings.get(SPREAD), settings.get(INDICES), settings.get(LEAVE));
  }
}
