package dev.baize.spark;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.Arrays;
import java.util.List;

/** Studies of euchre with players that are installed. */
final class Studies {

  private static final EuchreProvider EUCHRE = new EuchreProvider();
  private static final Registry REGISTRY = Registry.load();

  private Studies() {}

  static Simulation<EuchreView, EuchreDecision, EuchreEvent> simulation(
      long seed, String... players) {
    return new Simulation<>(EUCHRE, EUCHRE.rules(), entrants(players), Seed.of(seed));
  }

  static Tournament<EuchreView, EuchreDecision, EuchreEvent> tournament(
      long seed, String... players) {
    return new Tournament<>(EUCHRE, EUCHRE.rules(), entrants(players), Seed.of(seed));
  }

  static <R extends StudyResult<R>> StudyParts<R> parts(Study<R> study) {
    return StudyParts.of(new RegistrySource.ClassPath(), study);
  }

  static StudyParts<TournamentResult> testedParts(Tournament<?, ?, ?> tournament) {
    return StudyParts.ofTest(new RegistrySource.ClassPath(), tournament);
  }

  /** The text of a result of another version of its game, say, that measures less. */
  static String withoutLastMeasure(SimulationResult result) {
    List<Measurement> all = result.measurements();
    return new SimulationResult(
            result.setup(), result.requested(), result.completed(), all.subList(0, all.size() - 1))
        .text();
  }

  private static List<Entrant<EuchreView, EuchreDecision, EuchreEvent>> entrants(
      String... players) {
    return Arrays.stream(players).map(name -> Entrant.of(REGISTRY.player(EUCHRE, name))).toList();
  }
}
