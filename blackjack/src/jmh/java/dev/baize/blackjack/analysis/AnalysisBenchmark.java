package dev.baize.blackjack.analysis;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The whole analysis of a hand: every decision, and what the hand is worth before the deal. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class AnalysisBenchmark {

  private static final double NATURAL = 1.5;

  private final Composition twenty = Composition.of(1, 2, 1, 2, 1, 2, 2, 1, 2, 6);

  /** From a full deck. */
  @Benchmark
  public double fresh() {
    return BlackjackAnalysis.of(Composition.fullDeck()).bestPlay(NATURAL);
  }

  /** From the fewest cards that a hand is dealt from. */
  @Benchmark
  public double twentyCards() {
    return BlackjackAnalysis.of(twenty).bestPlay(NATURAL);
  }
}
