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

/**
 * The time to solve a fresh deal, averaged over thousands of deals: of 20 cards, and of 15 where a
 * seat plays alone.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class SolverBenchmark {

  private static final int DEALS = 4000;

  /** The number of nodes visited over all deals; another number means another search. */
  private static final long NODES = 1_080_492;

  private static final long NODES_OF_CARDS = 2_359_614;

  private static final long NODES_ALONE = 433_373;

  private final Solver solver = new Solver();
  private final List<OpenPosition> deals =
      IntStream.range(0, DEALS).mapToObj(SolverBenchmark::deal).toList();

  /** A quarter as many deals, with each of the four seats as the lone maker. */
  private final List<OpenPosition> alone =
      IntStream.range(0, DEALS).mapToObj(i -> alone(deals.get(i / 4), Seat.of(i % 4))).toList();

  /** Any hands, any leader, any trump. */
  private static OpenPosition deal(int number) {
    OpenDeal deal = OpenDeal.of(EuchreRules.standard(), Seed.of(number), number % 4);
    Trump trump = Trump.of(Suit.at(number / 4 % 4));
    return new OpenPosition(
        trump, deal.hands(), new Trick(deal.dealer().next(4), List.of(), Set.of()));
  }

  /** If the leader sits out, the next seat leads. */
  private static OpenPosition alone(OpenPosition deal, Seat maker) {
    Seat partner = Seat.of((maker.index() + 2) % 4);
    List<CardSet> hands = new ArrayList<>(deal.hands());
    hands.set(partner.index(), CardSet.none());
    Seat eldest = deal.trick().leader();
    Seat leader = eldest == partner ? partner.next(4) : eldest;
    return new OpenPosition(deal.trump(), hands, new Trick(leader, List.of(), Set.of(partner)));
  }

  /** The tricks that each side takes. */
  @Benchmark
  @OperationsPerInvocation(DEALS)
  public long tricks() {
    return tricks(deals, NODES);
  }

  /** The tricks that each side takes where a maker plays alone. */
  @Benchmark
  @OperationsPerInvocation(DEALS)
  public long alone() {
    return tricks(alone, NODES_ALONE);
  }

  private long tricks(List<OpenPosition> positions, long expectedNodes) {
    long tricks = 0;
    long nodes = 0;
    for (OpenPosition position : positions) {
      tricks += solver.tricks(position, Side.EVEN);
      nodes += solver.nodes();
    }
    require(expectedNodes, nodes);
    return tricks;
  }

  /** The tricks that each side takes where nobody sits out, and with each opening lead. */
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
