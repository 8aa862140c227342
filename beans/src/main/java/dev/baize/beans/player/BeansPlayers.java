package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The players of this module, without {@link java.util.ServiceLoader}, which opens every jar on the
 * class path.
 */
public final class BeansPlayers {

  private static final List<String> NAMES = List.of("Greedy", "Human", "Planner", "Random");

  private BeansPlayers() {}

  /** {@return a registry of bean trading and the players of this module, and nothing else} */
  public static Registry registry() {
    return registry(NAMES);
  }

  /**
   * {@return a registry of bean trading and those players of this module that some words name} The
   * others are not even loaded.
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
    return new Registry(List.of(new BeansProvider()), players);
  }

  private static PlayerProvider<BeansView, BeansDecision, BeansEvent> provider(String name) {
    return switch (name) {
      case "Greedy" -> new GreedyProvider();
      case "Human" -> new HumanProvider();
      case "Planner" -> new PlannerProvider();
      case "Random" -> new RandomProvider();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
