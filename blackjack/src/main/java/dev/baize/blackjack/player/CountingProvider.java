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

/** Registers {@link Counting}. */
public final class CountingProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** How many times the minimum it bets while the count is high. */
  public static final PlayerSetting<Integer> SPREAD =
      PlayerSetting.wholeNumber(
          "spread",
          "its bet while the count is high, in minimums",
          1,
          1000,
          Counting.DEFAULT_SPREAD);

  /** The lowest count that is high. */
  public static final PlayerSetting<Integer> THRESHOLD =
      PlayerSetting.wholeNumber(
          "threshold",
          "the lowest running count at which it bets more",
          -20,
          20,
          Counting.DEFAULT_THRESHOLD);

  /** For the service loader. */
  public CountingProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Counting";
  }

  @Override
  public String description() {
    return "plays like Simple, and bets more when many low cards are gone";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(SPREAD, THRESHOLD);
  }

  @Override
  public Counting create(Place place) {
    return new Counting();
  }

  @Override
  public Counting create(Place place, PlayerSettings settings) {
    return new Counting(settings.get(SPREAD), settings.get(THRESHOLD));
  }
}
