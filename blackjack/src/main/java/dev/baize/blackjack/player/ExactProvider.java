package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;

/** Registers {@link Exact}. */
public final class ExactProvider
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** How far it looks ahead. */
  public static final PlayerSetting<Integer> DEPTH =
      PlayerSetting.wholeNumber(
          "depth",
          "how many hands of a split it looks ahead to",
          Exact.LEAST_DEPTH,
          BlackjackHouseRules.MOST_HANDS,
          BlackjackHouseRules.MOST_HANDS);

  /** For the service loader. */
  public ExactProvider() {}

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public String name() {
    return "Exact";
  }

  @Override
  public String description() {
    return "plays as is best for exactly the cards that are unseen and bets the minimum";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(DEPTH);
  }

  @Override
  public Exact create(Place place) {
    return new Exact();
  }

  @Override
  public Exact create(Place place, PlayerSettings settings) {
    return new Exact(settings.get(DEPTH));
  }
}
