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

/** Registers {@link Competitor}. */
public final class CompetitorProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** The part of the bankroll by which it sizes its bets. */
  public static final PlayerSetting<Double> KELLY =
      PlayerSetting.decimalNumber(
          "kelly", "the part of its bankroll by which it sizes its bets", 0, 1, 1);

  /** For the service loader. */
  public CompetitorProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Competitor";
  }

  @Override
  public String description() {
    return "plays and bets by the exact odds of the cards that are left";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(KELLY);
  }

  @Override
  public Competitor create(Place place) {
    return new Competitor();
  }

  @Override
  public Competitor create(Place place, PlayerSettings settings) {
    return new Competitor(settings.get(KELLY));
  }
}
