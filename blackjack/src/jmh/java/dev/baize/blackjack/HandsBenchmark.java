package dev.baize.blackjack;

import dev.baize.blackjack.player.Basic;
import dev.baize.blackjack.player.Counting;
import dev.baize.blackjack.player.HiLo;
import dev.baize.blackjack.player.Simple;
import dev.baize.blackjack.player.TrueCountRounding;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
 * Whole sessions through the public player interface: every decision checked, uniform shuffle, no
 * listeners; and Simple's hands without objects. The unit of {@code hands} is hands per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseParallelGC")
public class HandsBenchmark {

  private static final long HANDS = 10_000;
  private static final BlackjackRules RULES =
      BlackjackRules.standard().withBankroll(1_000_000).withHands(HANDS);
  private static final BlackjackRules STRIP =
      RULES.withHouse(BlackjackHouseRules.of(BlackjackHousePreset.STRIP));
  private static final Seed SEED = Seed.of(2024);

  /** Counts what was played. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Played {
    /** Hands of all sessions. */
    public long hands;
  }

  /** The program without objects, after it was seen to play the same session as Baize. */
  @State(Scope.Thread)
  public static class Limit {

    /** Compares a session with that of Baize. */
    @Setup
    public void compare() {
      var match = Match.of(RULES, List.of(new Simple()), SEED);
      SimpleLimit.play(SEED, RULES.bankroll(), HANDS);
      if (match.play().scores().get(0) != SimpleLimit.bankroll
          || match.turn() != SimpleLimit.turns) {
        throw new IllegalStateException("the limit program plays another session");
      }
    }
  }

  private final List<Simple> simple = List.of(new Simple());
  private final List<Counting> counting = List.of(new Counting());
  private final List<Basic> basic = List.of(new Basic());
  private final List<HiLo> hiLo = List.of(new HiLo(12, TrueCountRounding.FLOOR, 18, -20));
  private long sessions;

  /** The Simple player of the specification. */
  @Benchmark
  public long simple(Played played) {
    return play(RULES, simple, played);
  }

  /** The same hands as Simple's, without objects. */
  @Benchmark
  public long simpleLimit(Limit limit, Played played) {
    SimpleLimit.play(SEED.derive(sessions++), RULES.bankroll(), HANDS);
    played.hands += HANDS;
    return SimpleLimit.bankroll;
  }

  /** The Counting player of the specification. */
  @Benchmark
  public long counting(Played played) {
    return play(RULES, counting, played);
  }

  /** Basic strategy at a table with six decks, doubles, splits and surrender. */
  @Benchmark
  public long basic(Played played) {
    return play(STRIP, basic, played);
  }

  /** A card counter at that table, who bets 1 to 12 minimums and knows 18 index plays. */
  @Benchmark
  public long hiLo(Played played) {
    return play(STRIP, hiLo, played);
  }

  private long play(BlackjackRules rules, List<? extends BlackjackPlayer> players, Played played) {
    played.hands += HANDS;
    return Match.of(rules, players, SEED.derive(sessions++)).play().scores().get(0);
  }
}
