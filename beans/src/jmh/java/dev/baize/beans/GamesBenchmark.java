package dev.baize.beans;

import dev.baize.beans.player.Greedy;
import dev.baize.beans.player.Planner;
import dev.baize.beans.player.Random;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole games through the public player interface: every decision checked, no listeners but the
 * players; and random games without objects. The unit is games per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseParallelGC")
public class GamesBenchmark {

  private static final Seed SEED = Seed.of(2021);
  private static final SeatContext FIRST = SeatContext.of(SEED, Seat.of(0));
  private static final SeatContext SECOND = SeatContext.of(SEED, Seat.of(1));

  /** The program without objects, after it was seen to play the same games as Baize. */
  @State(Scope.Thread)
  public static class Limit {

    private static final int GAMES = 1000;

    /** Compares games with those of Baize. */
    @Setup
    public void compare() {
      RandomLimit.seat(SEED);
      List<Random> players = List.of(new Random(FIRST), new Random(SECOND));
      for (int game = 0; game < GAMES; game++) {
        Seed seed = SEED.derive(game);
        var match = Match.of(BeansRules.standard(), players, seed);
        RandomLimit.play(seed);
        List<Long> scores = match.play().scores();
        if (scores.get(0) != RandomLimit.COINS[0]
            || scores.get(1) != RandomLimit.COINS[1]
            || match.turn() != RandomLimit.turns) {
          throw new IllegalStateException("the limit program plays another game for " + seed);
        }
      }
    }
  }

  private final List<Random> randoms = List.of(new Random(FIRST), new Random(SECOND));
  private final List<Greedy> greedies = List.of(new Greedy(), new Greedy());
  private long games;

  /** Two players that decide at random. */
  @Benchmark
  public long random() {
    return play(randoms);
  }

  /** The same games without objects. */
  @Benchmark
  public long randomLimit(Limit limit) {
    RandomLimit.play(SEED.derive(games++));
    return RandomLimit.COINS[0];
  }

  /** Two players that follow rules of thumb. */
  @Benchmark
  public long greedy() {
    return play(greedies);
  }

  /** A player that searches, against one that follows rules of thumb. */
  @Benchmark
  public long planner() {
    return play(List.of(new Planner(FIRST), new Greedy()));
  }

  private long play(List<? extends Player<BeansView, BeansDecision, BeansEvent>> players) {
    return Match.of(BeansRules.standard(), players, SEED.derive(games++)).play().scores().get(0);
  }
}
