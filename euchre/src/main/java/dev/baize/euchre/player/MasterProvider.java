package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import java.util.List;

/** Registers {@link Master}. */
public final class MasterProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** The maximum number of samples per decision. */
  public static final PlayerSetting<Integer> SAMPLES =
      PlayerSetting.wholeNumber(
          "samples",
          "how many deals it imagines for a decision, at most",
          1,
          1_000_000,
          Master.DEFAULT_SAMPLES);

  /** For the service loader. */
  public MasterProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Master";
  }

  @Override
  public String description() {
    return "imagines the hidden cards and tries each decision on them";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(SAMPLES);
  }

  @Override
  public Master create(Place place) {
    return new Master(place);
  }

  @Override
  public Master create(Place place, PlayerSettings settings) {
    return new Master(place, settings.get(SAMPLES));
  }
}
