package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Games drawn from what a seat sees when it is to lead first, and played to the hand's end. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class WorldsBenchmark {

  private final RandomGenerator random = Seed.of(2026).generator();
  private final WorldSampler<EuchreView, EuchreDecision> worlds = firstLead();

  /** The dealer has picked up the upcard and discarded, and another seat is to lead. */
  private static WorldSampler<EuchreView, EuchreDecision> firstLead() {
    EuchreRules rules = EuchreRules.standard();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(1));
    while (game.view(game.toAct()).phase() != Phase.LEAD) {
      List<EuchreDecision> legal = game.legal();
      game.apply(legal.get(legal.size() - 1));
    }
    return rules.determinization().orElseThrow().of(game.view(game.toAct()));
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
}
