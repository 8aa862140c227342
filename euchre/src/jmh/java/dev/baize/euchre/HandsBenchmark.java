package dev.baize.euchre;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.player.Random;
import dev.baize.euchre.player.Simple;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * Whole games through the public player interface: matches to 100 points, every decision checked,
 * uniform shuffle, no listeners; and the same hands without objects. The counter {@code hands} is
 * hands per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseParallelGC")
public class HandsBenchmark {

  private static final EuchreRules RULES = EuchreRules.standard().withPointsToWin(100);
  private static final Seed SEED = Seed.of(2024);

  /** What was played. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Played {
    /** Hands of all games. */
    public long hands;
  }

  /** The program without objects, after it was seen to play the same games as Baize. */
  @State(Scope.Thread)
  public static class Limit {

    private static final int HANDS = 10_000;

    /** Compares games with those of Baize. */
    @Setup
    public void compare() {
      RandomLimit.seat(SEED);
      HandsBenchmark baize = new HandsBenchmark();
      for (long hands = 0; hands < HANDS; hands += RandomLimit.hands) {
        Seed seed = SEED.derive(baize.games++);
        var match = Match.of(RULES, baize.randoms, seed);
        RandomLimit.play(seed, RULES.pointsToWin());
        List<Long> scores = match.play().scores();
        if (scores.get(0) != RandomLimit.even
            || scores.get(1) != RandomLimit.odd
            || match.turn() != RandomLimit.turns) {
          throw new IllegalStateException("the limit program plays another game for " + seed);
        }
      }
    }
  }

  private final List<Random> randoms =
      IntStream.range(0, 4).mapToObj(i -> new Random(SeatContext.of(SEED, Seat.of(i)))).toList();
  private final List<Simple> simples =
      List.of(new Simple(), new Simple(), new Simple(), new Simple());
  private long games;

  /** Four players that decide at random. */
  @Benchmark
  public long random(Played played) {
    return play(randoms, played);
  }

  /** The same games without objects. */
  @Benchmark
  public long randomLimit(Limit limit, Played played) {
    RandomLimit.play(SEED.derive(games++), RULES.pointsToWin());
    played.hands += RandomLimit.hands;
    return RandomLimit.even;
  }

  /** Four players of the specification. */
  @Benchmark
  public long simple(Played played) {
    return play(simples, played);
  }

  private long play(
      List<? extends Player<EuchreView, EuchreDecision, EuchreEvent>> players, Played played) {
    Match<EuchreView, EuchreDecision, EuchreEvent> match =
        Match.of(RULES, players, SEED.derive(games++));
    long sum = match.play().scores().get(0);
    played.hands += match.view(Seat.of(0)).handNumber() + 1;
    return sum;
  }
}
