package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import dev.baize.search.RolloutPolicy;
import dev.baize.search.SearchResult;
import dev.baize.search.SearchSettings;
import dev.baize.search.TreeSearch;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
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

/** Games drawn from what a seat sees when it is to lead first, played on, and searched. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class WorldsBenchmark {

  private static final int ITERATIONS = 10_000;

  private final EuchreRules rules = EuchreRules.standard();
  private final EuchreView view = firstLead(rules);
  private final WorldSampler<EuchreView, EuchreDecision> worlds =
      rules.determinization().orElseThrow().of(view);
  private final TreeSearch<EuchreView, EuchreDecision> search =
      new TreeSearch<>(
          rules,
          SearchSettings.DEFAULT.withIterations(ITERATIONS),
          seed -> RolloutPolicy.uniform());
  private final RandomGenerator random = Seed.of(2026).generator();

  /** The dealer has picked up the upcard and discarded, and another seat is to lead. */
  private static EuchreView firstLead(EuchreRules rules) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(1));
    while (game.view(game.toAct()).phase() != Phase.LEAD) {
      List<EuchreDecision> legal = game.legal();
      game.apply(legal.get(legal.size() - 1));
    }
    return game.view(game.toAct());
  }

  /** One game. */
  @Benchmark
  public Game<EuchreView, EuchreDecision> draw() {
    return worlds.draw(random);
  }

  /** One game, in which random decisions are made until the hand is over. */
  @Benchmark
  public Game<EuchreView, EuchreDecision> drawAndPlay() {
    Game<EuchreView, EuchreDecision> game = worlds.draw(random);
    long hand = game.hand();
    while (!game.isOver() && game.hand() == hand) {
      List<EuchreDecision> legal = game.legal();
      game.apply(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  /** Iterations of a tree search with random rollouts to the hand's end. */
  @Benchmark
  @OperationsPerInvocation(ITERATIONS)
  public SearchResult<EuchreDecision> iterate() {
    return search.search(view, Seed.of(random.nextLong()));
  }
}
