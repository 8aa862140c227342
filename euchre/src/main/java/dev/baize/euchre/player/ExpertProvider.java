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

/** Registers {@link Expert}. */
public final class ExpertProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** Whether it plays alone of its own accord. */
  public static final PlayerSetting<Boolean> ALONE =
      PlayerSetting.yesOrNo("alone", "whether it plays alone where that is worth more", true);

  /** For the service loader. */
  public ExpertProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Expert";
  }

  @Override
  public String description() {
    return "the rules of good play: counts trump, orders up by expected tricks";
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return List.of(ALONE);
  }

  @Override
  public Expert create(Place place) {
    return new Expert();
  }

  @Override
  public Expert create(Place place, PlayerSettings settings) {
    return new Expert(settings.get(ALONE));
  }
}
