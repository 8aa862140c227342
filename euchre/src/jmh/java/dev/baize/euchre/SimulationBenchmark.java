package dev.baize.euchre;

import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.euchre.player.Simple;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The cost of simulation: the same games of four Simple players in a bare loop over matches, and in
 * simulations that measure them, on one thread and on two. The unit is games per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseParallelGC")
public class SimulationBenchmark {

  private static final int GAMES = 20_000;
  private static final EuchreRules RULES = EuchreRules.standard();
  private static final Seed SEED = Seed.of(2024);

  private final Simulation<EuchreView, EuchreDecision, EuchreEvent> simulation =
      new Simulation<>(
          new EuchreProvider(),
          RULES,
          List.of(Entrant.of("Simple", context -> new Simple())),
          SEED);

  /** Matches one after another, with new players in each: the obvious loop. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public long bareLoop() {
    long sum = 0;
    for (long game = 0; game < GAMES; game++) {
      Seed seed = Match.seedOf(SEED, game);
      List<Simple> players = List.of(new Simple(), new Simple(), new Simple(), new Simple());
      sum += Match.of(RULES, players, seed).play().scores().get(0);
    }
    return sum;
  }

  /** A simulation on one thread. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public SimulationResult oneThread() {
    return simulation.play(GameRange.first(GAMES), 1, new Progress());
  }

  /** A simulation on two threads. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public SimulationResult twoThreads() {
    return simulation.play(GameRange.first(GAMES), 2, new Progress());
  }
}
