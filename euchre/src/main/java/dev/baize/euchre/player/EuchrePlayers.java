package dev.baize.euchre.player;

import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreProvider;
import java.util.List;

/**
 * The players of this module, without {@link java.util.ServiceLoader}, which opens every jar on the
 * class path.
 */
public final class EuchrePlayers {

  private EuchrePlayers() {}

  /** {@return a registry of euchre and the players of this module, and nothing else} */
  public static Registry registry() {
    return new Registry(
        List.of(new EuchreProvider()),
        List.of(
            new ExpertProvider(),
            new HumanProvider(),
            new MasterProvider(),
            new RandomProvider(),
            new SimpleProvider()));
  }
}
