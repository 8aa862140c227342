package strategy;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Gardener}. */
public class GardenerProvider implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {
  @Override
  public String game() {
    return "beans";
  }

  @Override
  public String name() {
    return "Gardener";
  }

  @Override
  public String description() {
    return "lets chains grow, and sells the one that pays most";
  }

  @Override
  public Gardener create(SeatContext context) {
    return new Gardener();
  }
}
