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
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.Tournament;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The names by which any process that has the same games and players installed finds a study.
 *
 * @param source where they are found
 * @param seed the value of the seed
 * @param players an {@link ArrayList}, to be serialized
 * @param onFailure what becomes of a tournament when a player fails; null for a simulation
 * @param gauntlet whether only the first player of a tournament meets the others
 */
record StudyNames(
    RegistrySource source,
    String game,
    String rules,
    long seed,
    ArrayList<String> players,
    long maxDecisions,
    @Nullable OnFailure onFailure,
    boolean gauntlet)
    implements Serializable {

  private static final long serialVersionUID = 1L;
  private static final int MAX_LENGTH = 300;

  static StudyNames of(RegistrySource source, Study<?> study) {
    StudySetup setup = study.setup();
    Tournament<?, ?, ?> tournament = study instanceof Tournament<?, ?, ?> known ? known : null;
    return new StudyNames(
        source,
        setup.game(),
        setup.rules(),
        setup.seed().value(),
        new ArrayList<>(setup.players()),
        study.maxDecisions(),
        tournament == null ? null : tournament.onFailure(),
        tournament != null && tournament.isGauntlet());
  }

  /** The study, of what is installed in this process. */
  Study<?> study() {
    Registry registry = RegistrySource.registry(source);
    return study(registry, registry.game(game)).maxDecisions(maxDecisions);
  }

  private <V extends View, D extends Decision, E extends Event> Study<?> study(
      Registry registry, GameProvider<V, D, E> provider) {
    List<Entrant<V, D, E>> entrants =
        players.stream().map(player -> Entrant.of(registry.player(provider, player))).toList();
    if (onFailure == null) {
      return new Simulation<>(provider, provider.rules(rules), entrants, Seed.of(seed));
    }
    Tournament<V, D, E> tournament =
        new Tournament<>(provider, provider.rules(rules), entrants, Seed.of(seed))
            .onFailure(onFailure);
    return gauntlet ? tournament.gauntlet() : tournament;
  }

  /** What is played, for people, of whom not all may know the seed. */
  @Override
  public String toString() {
    String text = String.format(Locale.ROOT, "%s, %s: %s", game, rules, String.join(", ", players));
    return Excerpt.of(text, MAX_LENGTH);
  }
}
