package dev.baize.euchre.player;

import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The players of this module, without {@link java.util.ServiceLoader}, which opens every jar on the
 * class path.
 */
public final class EuchrePlayers {

  private static final List<String> NAMES =
      List.of("Expert", "Human", "Master", "Random", "Simple");

  private EuchrePlayers() {}

  /** {@return a registry of euchre and the players of this module, and nothing else} */
  public static Registry registry() {
    return registry(NAMES);
  }

  /**
   * {@return a registry of euchre and those players of this module that some words name} The others
   * are not even loaded.
   *
   * @param words the names of players, case ignored, possibly with settings; other words mean
   *     nothing
   */
  public static Registry registry(Collection<String> words) {
    List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
    for (String name : NAMES) {
      if (Registry.isNamed(name, words)) {
        players.add(provider(name));
      }
    }
    return new Registry(List.of(new EuchreProvider()), players);
  }

  private static PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> provider(String name) {
    return switch (name) {
      case "Expert" -> new ExpertProvider();
      case "Human" -> new HumanProvider();
      case "Master" -> new MasterProvider();
      case "Random" -> new RandomProvider();
      case "Simple" -> new SimpleProvider();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
