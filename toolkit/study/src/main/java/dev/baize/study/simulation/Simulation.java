package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.Streams;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.study.statistics.TallySheet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays many games between the same kinds of player and measures them. Immutable.
 *
 * <pre>{@code
 * EuchreProvider euchre = new EuchreProvider();
 * Entrant<EuchreView, EuchreDecision, EuchreEvent> simple = Entrant.of(registry.player(euchre, "Simple"));
 * SimulationResult result =
 *     new Simulation<>(euchre, euchre.rules(), List.of(simple), Seed.of(42)).play(1_000_000);
 * double wins = result.sample(Measure.winOf(Seat.of(0))).mean();
 * }</pre>
 *
 * <p>Each game has new players and depends only on the {@linkplain StudySetup setup} and its own
 * {@linkplain Match#seedOf seed}. So the result is the same on any number of threads and machines,
 * and any game can be replayed on its own.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Simulation<V extends View, D extends Decision, E extends Event>
    implements Study<SimulationResult> {

  /**
   * The number of decisions after which a game that has not ended fails, unless another is
   * {@linkplain #maxDecisions(long) chosen}: ten million, far more than a game takes that ends.
   */
  public static final long MAX_DECISIONS = 10_000_000;

  private static final Logger LOG = LoggerFactory.getLogger(Simulation.class);

  private final Rules<V, D, E> rules;
  private final List<Entrant<V, D, E>> entrants;
  private final StudySetup setup;
  private final List<Measure> measures;
  private final long maxDecisions;

  /**
   * A simulation of games that have at most {@link #MAX_DECISIONS} decisions.
   *
   * @param game the game; the setup has its {@linkplain GameProvider#name name}
   * @param rules the rules of all games
   * @param entrants in the order in which they sit down {@linkplain SeatContext#around around the
   *     table}: one for all seats, sides that alternate, or one for each seat
   * @param seed the seed from which every game's own is derived
   * @throws IllegalArgumentException if their number does not divide that of the seats, or if the
   *     rules declare two measures of the same name, or one with the name of a measure that every
   *     game has
   */
  public Simulation(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<Entrant<V, D, E>> entrants,
      Seed seed) {
    this.rules = rules;
    this.entrants = SeatContext.around(entrants, rules.seats());
    this.setup =
        new StudySetup(
            game.name(), rules.text(), seed, this.entrants.stream().map(Entrant::name).toList());
    this.measures =
        Streams.concat(
                seats(rules).map(Measure::scoreOf),
                seats(rules).map(Measure::winOf),
                Stream.of(Measure.DECISIONS),
                rules.measures().stream())
            .toList();
    this.maxDecisions = MAX_DECISIONS;
    List<String> names = measures.stream().map(Measure::name).toList();
    checkArgument(new HashSet<>(names).size() == names.size(), "measures of one name: %s", names);
  }

  private Simulation(Simulation<V, D, E> other, long maxDecisions) {
    this.rules = other.rules;
    this.entrants = other.entrants;
    this.setup = other.setup;
    this.measures = other.measures;
    this.maxDecisions = maxDecisions;
  }

  private static Stream<Seat> seats(Rules<?, ?, ?> rules) {
    return IntStream.range(0, rules.seats()).mapToObj(Seat::of);
  }

  @Override
  public StudySetup setup() {
    return setup;
  }

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public Simulation<V, D, E> maxDecisions(long number) {
    checkArgument(number >= 1, "%s decisions; expected 1 or more", number);
    return new Simulation<>(this, number);
  }

  @Override
  public long maxDecisions() {
    return maxDecisions;
  }

  @Override
  public SimulationResult play(GameRange range, int threads, Progress progress) {
    LOG.atDebug()
        .addKeyValue("game", setup.game())
        .addKeyValue("rules", setup.rules())
        .addKeyValue("players", setup.players())
        .addKeyValue("seed", setup.seed().value())
        .addKeyValue("games", range.games())
        .log("simulation started");
    BatchResult<TallySheet> batch =
        new BatchRunner<>(new GameTask(progress), threads).play(range, progress);
    LOG.atDebug()
        .addKeyValue("seed", setup.seed().value())
        .addKeyValue("completed", batch.completed().games())
        .log("simulation ended");
    List<Measurement> measurements =
        Streams.zip(measures.stream(), batch.result().samples().stream(), Measurement::new)
            .toList();
    return new SimulationResult(setup, GameSet.of(range), batch.completed(), measurements);
  }

  @Override
  public SimulationResult parse(String text) {
    return SimulationResult.parse(text);
  }

  /** Tallies all measures in one sheet: those that every game has, then those of the rules. */
  private final class GameTask implements BatchTask<TallySheet> {

    private final int seats = rules.seats();
    private final Progress progress;

    GameTask(Progress progress) {
      this.progress = progress;
    }

    @Override
    public TallySheet begin() {
      return new TallySheet(measures.size());
    }

    @Override
    public int maxConcurrentMatches() {
      return Entrant.maxConcurrentMatches(entrants);
    }

    @Override
    public Game start(long game, TallySheet into) {
      GameInProgress inProgress = progress.begin(game, setup.players());
      return () -> advance(inProgress, into);
    }

    @Override
    public void join(TallySheet total, TallySheet next) {
      total.join(next);
    }

    private boolean advance(GameInProgress game, TallySheet sheet) {
      try {
        Match<?, ?, ?> match = game.resume(() -> sitDown(game, sheet));
        Optional<Outcome> outcome = match.advance(maxDecisions);
        if (outcome.isPresent()) {
          game.end();
          for (int i = 0; i < seats; i++) {
            sheet.add(i, outcome.get().scores().get(i));
            sheet.add(seats + i, outcome.get().wonBy(Seat.of(i)) ? 1 : 0);
          }
          sheet.add(2 * seats, match.turn());
          sheet.endGame();
        }
        return outcome.isPresent();
      } catch (Throwable e) {
        throw new GameFailedException(unit(), setup.seed(), game, e);
      }
    }

    private Match<V, D, E> sitDown(GameInProgress game, TallySheet sheet) {
      Seed seed = Match.seedOf(setup.seed(), game.number());
      Match.Builder<V, D, E> builder =
          Match.builder(rules, game.seat(entrants, rules, seed), seed).names(setup.players());
      int always = 2 * seats + 1;
      if (always < measures.size()) {
        builder.tally(sheet.from(always));
      }
      return builder.build();
    }
  }
}
