package dev.baize.spark;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.Study;
import dev.baize.study.tournament.Tournament;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The names that a study is found by in any process that has the same games and players installed.
 *
 * @param source where they are found
 * @param game the name of the game
 * @param rules the text of the rules
 * @param seed the value of the seed
 * @param players an {@link ArrayList}, to be serialized
 */
record StudyNames(
    RegistrySource source, String game, String rules, long seed, ArrayList<String> players)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  private static final int MAX_LENGTH = 300;

  static StudyNames of(RegistrySource source, Study study) {
    return new StudyNames(
        source,
        study.game(),
        study.rules(),
        study.seed().value(),
        new ArrayList<>(study.players()));
  }

  /**
   * The simulation, of what is installed here.
   *
   * @throws IllegalArgumentException if the game or a player is not
   */
  Simulation<?, ?, ?> simulation() {
    Registry registry = Registries.of(source);
    return simulation(registry, registry.game(game));
  }

  private <V extends View, D extends Decision, E extends Event> Simulation<V, D, E> simulation(
      Registry registry, GameProvider<V, D, E> provider) {
    return new Simulation<>(
        provider, provider.rules(rules), entrants(registry, provider), Seed.of(seed));
  }

  /**
   * The tournament, of what is installed here.
   *
   * @throws IllegalArgumentException if the game or a player is not
   */
  Tournament<?, ?, ?> tournament() {
    Registry registry = Registries.of(source);
    return tournament(registry, registry.game(game));
  }

  private <V extends View, D extends Decision, E extends Event> Tournament<V, D, E> tournament(
      Registry registry, GameProvider<V, D, E> provider) {
    return new Tournament<>(
        provider, provider.rules(rules), entrants(registry, provider), Seed.of(seed));
  }

  private <V extends View, D extends Decision, E extends Event> List<Entrant<V, D, E>> entrants(
      Registry registry, GameProvider<V, D, E> provider) {
    return players.stream().map(player -> Entrant.of(registry, provider, player)).toList();
  }

  /** What is played, for people, of whom not all may know the seed. */
  @Override
  public String toString() {
    String text = String.format(Locale.ROOT, "%s, %s: %s", game, rules, String.join(", ", players));
    return Excerpt.of(text, MAX_LENGTH);
  }
}
