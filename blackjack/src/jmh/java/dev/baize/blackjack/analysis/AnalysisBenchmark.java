package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.core.card.Rank;
import java.util.List;
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

  private static final BlackjackHouseRules ONE_DECK =
      BlackjackHouseRules.parse(
          "double any, double after split yes, hands 2, naturals push yes, dealer natural peek");
  private static final BlackjackHouseRules SIX_DECKS =
      BlackjackHouseRules.parse(
          "decks 6, double any, double after split yes, hands 4, surrender late, "
              + "naturals push yes, dealer natural peek");

  private static final BlackjackHouseRules EIGHT_DECKS =
      BlackjackHouseRules.parse(
          "decks 8, soft 17 hit, double any, double after split yes, hands 4, resplit aces yes, "
              + "hit split aces yes");

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

  /** From one deck, with doubles and one split. */
  @Benchmark
  public double oneDeck() {
    return ExactAnalysis.of(ONE_DECK, Composition.decks(1), StrategyClass.CDZ, 1).expected();
  }

  /** From six decks, with doubles, splits into up to four hands and surrender. */
  @Benchmark
  public double sixDecks() {
    return ExactAnalysis.of(SIX_DECKS, Composition.decks(6), StrategyClass.CDZ, 1).expected();
  }

  /** One hand, the one that takes longest: aces that may be split again and hit, against a Two. */
  @Benchmark
  public double longestHand() {
    return ExactHand.of(EIGHT_DECKS, List.of(Rank.ACE, Rank.ACE), Rank.TWO)
        .values()
        .value(Choice.SPLIT)
        .orElseThrow();
  }

  /** From six decks, with the best play by situation. */
  @Benchmark
  public double sixDecksBasic() {
    return ExactAnalysis.of(SIX_DECKS, Composition.decks(6), StrategyClass.BASIC, 1).expected();
  }

  /** The same as {@link #sixDecks} on two threads. */
  @Benchmark
  public double sixDecksOnTwoThreads() {
    return ExactAnalysis.of(SIX_DECKS, Composition.decks(6), StrategyClass.CDZ, 2).expected();
  }
}
