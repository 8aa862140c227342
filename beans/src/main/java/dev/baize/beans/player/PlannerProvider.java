package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;

/** Registers {@link Planner}. */
public final class PlannerProvider implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {

  /** The number of rollouts per decision. */
  public static final PlayerSetting<Integer> ROLLOUTS =
      PlayerSetting.wholeNumber(
          "rollouts",
          "how often it plays on for a decision",
          1,
          10_000_000,
          Planner.DEFAULT_BUDGET);

  /** For the service loader. */
  public PlannerProvider() {}

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public String name() {
    return "Planner";
  }

  @Override
  public String description() {
    return "plays on with many guesses at what is hidden; strong";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(ROLLOUTS);
  }

  @Override
  public Planner create(Place place) {
    return new Planner(place);
  }

  @Override
  public Planner create(Place place, PlayerSettings settings) {
    return new Planner(place, settings.get(ROLLOUTS));
  }
}
