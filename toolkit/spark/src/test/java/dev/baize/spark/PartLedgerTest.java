package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Parts end in any order, and some are reported more than once. */
class PartLedgerTest {

  private static final String SEED = "1";
  private static final int PARTS = 12;

  private static final Simulation<?, ?, ?> SIMULATION =
      Studies.simulation(5, "Simple", "Random", "Random", "Simple");
  private static final StudyParts<SimulationResult> SIMULATED = Studies.parts(SIMULATION);
  private static final List<GameRange> GAMES = parts(100, 3);
  private static final List<PartResult> RESULTS = play(SIMULATED, GAMES);

  private static final Tournament<?, ?, ?> TOURNAMENT = Studies.tournament(5, "Simple", "Random");
  private static final StudyParts<TournamentResult> TESTED = Studies.testedParts(TOURNAMENT);
  private static final List<GameRange> ROUNDS = parts(0, 2 * SequentialTest.ROUNDS_BETWEEN_LOOKS);
  private static final List<PartResult> TESTED_RESULTS = play(TESTED, ROUNDS);

  private static List<GameRange> parts(long from, long length) {
    List<GameRange> parts = new ArrayList<>();
    for (int i = 0; i < PARTS; i++) {
      parts.add(new GameRange(from + i * length, from + (i + 1) * length));
    }
    return parts;
  }

  private static <R extends StudyResult<R>> List<PartResult> play(
      StudyParts<R> study, List<GameRange> parts) {
    PartTask<R> task = new PartTask<>(study, new PartWatch.None());
    return parts.stream().map(part -> task.play(part, () -> false)).toList();
  }

  private static GameRange all(List<GameRange> parts) {
    return new GameRange(parts.get(0).from(), parts.get(PARTS - 1).to());
  }

  /** The numbers of all parts, of which some come again, in any order. */
  private static List<Integer> reports(long order, int repeats) {
    Random random = new Random(order);
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < PARTS; number++) {
      numbers.add(number);
    }
    for (int i = 0; i < repeats; i++) {
      numbers.add(random.nextInt(PARTS));
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }

  private static <R extends StudyResult<R>> R collect(
      StudyParts<R> study,
      PartFold<R> fold,
      List<GameRange> parts,
      List<PartResult> results,
      Progress progress,
      List<Integer> reports) {
    PartLedger<R> ledger = new PartLedger<>(study, fold, progress, null);
    PartCollector<R> collector = new PartCollector<>(study, new PartPlan(parts), ledger, progress);
    for (int number : reports) {
      if (collector.isWaiting()) {
        collector.add(new PartStream.Ended(number, results.get(number)));
      }
    }
    return ledger.total();
  }

  @Property(seed = SEED, tries = 200)
  void a_simulation_has_the_same_bytes_in_any_order_of_its_parts(
      @ForAll long order, @ForAll @IntRange(max = 10) int repeats) {
    SimulationResult nothing = SIMULATION.play(GameRange.first(0), 1, new Progress());
    PartFold<SimulationResult> fold = new PartFold<>(nothing);
    Progress progress = new Progress();
    SimulationResult total =
        collect(SIMULATED, fold, GAMES, RESULTS, progress, reports(order, repeats));
    assertThat(total.text()).isEqualTo(SIMULATION.play(all(GAMES), 1, new Progress()).text());
    assertThat(progress.done()).isEqualTo(all(GAMES).games());
  }

  @Property(seed = SEED, tries = 200)
  void a_sequential_test_has_the_same_bytes_in_any_order_of_its_parts(
      @ForAll long order,
      @ForAll @IntRange(max = 10) int repeats,
      @ForAll @IntRange(min = -500, max = 500) int elo) {
    SequentialTest test = SequentialTest.of(elo, elo + 50);
    TournamentResult nothing = TOURNAMENT.play(GameRange.first(0), 1, new Progress());
    TestedFold fold =
        new TestedFold(test, nothing, range -> TOURNAMENT.play(range, 1, new Progress()));
    TournamentResult total =
        collect(TESTED, fold, ROUNDS, TESTED_RESULTS, new Progress(), reports(order, repeats));
    GameRange rounds = all(ROUNDS);
    assertThat(total.partOf(GameSet.of(rounds)).tested(test).text())
        .isEqualTo(TOURNAMENT.play(test, rounds, 1, new Progress()).text());
  }
}
