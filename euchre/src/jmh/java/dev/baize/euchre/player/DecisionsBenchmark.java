package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import java.util.ArrayList;
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
 * The time that players take for a decision, averaged over all decisions of a few games, including
 * forced ones.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class DecisionsBenchmark {

  private static final Seed SEED = Seed.of(2026);
  private static final int GAMES = 10;

  private final List<EuchreView> views = new ArrayList<>();
  private final Expert expert = new Expert();
  private final Player<EuchreView, EuchreDecision, EuchreEvent> apprentice =
      Registry.load()
          .player(new EuchreProvider(), "Apprentice")
          .create(SeatContext.of(SEED, Seat.of(0)));
  private int next;

  /** Plays the games, with Expert in all seats. */
  @Setup
  public void play() {
    for (int i = 0; i < GAMES; i++) {
      Game<EuchreView, EuchreDecision> game = EuchreRules.standard().start(SEED.derive(i));
      while (!game.isOver()) {
        EuchreView view = game.view(game.toAct());
        views.add(view);
        game.apply(expert.decide(view));
      }
    }
  }

  private EuchreView next() {
    next = next + 1 < views.size() ? next + 1 : 0;
    return views.get(next);
  }

  /** Expert, which plays by rules of thumb. */
  @Benchmark
  public EuchreDecision expert() {
    return expert.decide(next());
  }

  /** Apprentice, a network with two hidden layers of 256 units, whatever the seat of the view. */
  @Benchmark
  public EuchreDecision apprentice() {
    return apprentice.decide(next());
  }

  /** Master with its default number of samples. */
  @Benchmark
  public EuchreDecision master() {
    EuchreView view = next();
    return new Master(SeatContext.of(SEED, view.seat())).decide(view);
  }
}
