package dev.baize.euchre.analysis;

import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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

/** The time to solve a fresh deal of 20 cards, averaged over thousands of deals. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class SolverBenchmark {

  private static final int DEALS = 4000;

  /** The number of nodes visited over all deals; another number means another search. */
  private static final long NODES = 1_548_606;

  private static final long NODES_OF_CARDS = 3_272_832;
  private static final long NODES_ALONE = 1;

  private final Solver solver = new Solver();
  private final List<OpenPosition> deals =
      IntStream.range(0, DEALS).mapToObj(SolverBenchmark::deal).toList();

  /** Any hands, any leader, any trump. */
  private static OpenPosition deal(int number) {
    OpenDeal deal = OpenDeal.of(EuchreRules.standard(), Seed.of(number), number % 4);
    Trump trump = Trump.of(Suit.at(number / 4 % 4));
    return new OpenPosition(trump, deal.hands(), new Trick(deal.dealer().next(4), List.of()));
  }

  private final List<OpenPosition> loneDeals =
      IntStream.range(0, DEALS).mapToObj(number -> alone(deals.get(number), number % 4)).toList();

  /** The same, where a seat sits out. */
  private static OpenPosition alone(OpenPosition deal, int sittingOut) {
    List<CardSet> hands = new ArrayList<>(deal.hands());
    hands.set(sittingOut, CardSet.none());
    Seat seat = Seat.of(sittingOut);
    Seat leader = deal.toAct() == seat ? seat.next(4) : deal.toAct();
    return new OpenPosition(deal.trump(), hands, new Trick(leader, List.of(), Set.of(seat)));
  }

  /** The tricks that each side takes where one seat sits out. */
  @Benchmark
  @OperationsPerInvocation(DEALS)
  public long tricksAlone() {
    long tricks = 0;
    long nodes = 0;
    for (OpenPosition deal : loneDeals) {
      tricks += solver.tricks(deal, Side.EVEN);
      nodes += solver.nodes();
    }
    require(NODES_ALONE, nodes);
    return tricks;
  }

  /** The tricks that each side takes. */
  @Benchmark
  @OperationsPerInvocation(DEALS)
  public long tricks() {
    long tricks = 0;
    long nodes = 0;
    for (OpenPosition deal : deals) {
      tricks += solver.tricks(deal, Side.EVEN);
      nodes += solver.nodes();
    }
    require(NODES, nodes);
    return tricks;
  }

  /** The same, and the value of each opening lead. */
  @Benchmark
  @OperationsPerInvocation(DEALS)
  public long cards() {
    long tricks = 0;
    long nodes = 0;
    for (OpenPosition deal : deals) {
      tricks += solver.solve(deal).tricks(Side.EVEN);
      nodes += solver.nodes();
    }
    require(NODES_OF_CARDS, nodes);
    return tricks;
  }

  private static void require(long expected, long nodes) {
    if (nodes != expected) {
      throw new IllegalStateException(nodes + " nodes: expected " + expected);
    }
  }
}
