package thrifty;

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Tells others of {@link Thrifty}. */
public class ThriftyProvider implements PlayerProvider {
  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return "Thrifty";
  }

  @Override
  public String description() {
    return "keeps its high cards for tricks that they win";
  }

  @Override
  public Thrifty create(Place place) {
    return new Thrifty();
  }
}
