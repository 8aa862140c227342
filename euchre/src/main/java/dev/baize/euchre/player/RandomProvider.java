package dev.baize.euchre.player;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;

/** Registers {@link Random}. */
public final class RandomProvider
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** For the service loader. */
  public RandomProvider() {}

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Random";
  }

  @Override
  public String description() {
    return "any legal decision, each equally likely";
  }

  @Override
  public Random create(Place place) {
    return new Random(place);
  }
}
