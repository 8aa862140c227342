package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays many games between the same kinds of player and measures them. Immutable.
 *
 * <pre>{@code
 * EuchreProvider euchre = new EuchreProvider();
 * Entrant<EuchreView, EuchreDecision, EuchreEvent> simple = Entrant.of(registry, euchre, "Simple");
 * SimulationResult result =
 *     new Simulation<>(euchre, euchre.rules(), List.of(simple), Seed.of(42)).play(1_000_000);
 * double wins = result.sample(Measure.winOf(Seat.of(0))).mean();
 * }</pre>
 *
 * <p>Each game has new players and depends only on the {@linkplain Study study} and its own
 * {@linkplain #seedOf seed}. So the result is the same on any number of threads and machines, and
 * any game can be replayed on its own.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Simulation<V extends View, D extends Decision, E extends Event> {

  /**
   * The number of decisions after which a game that has not ended fails, unless another is
   * {@linkplain #maxDecisions(long) chosen}: ten million, far more than a game takes that ends.
   */
  public static final long MAX_DECISIONS = 10_000_000;

  private static final Logger LOG = LoggerFactory.getLogger(Simulation.class);

  private final Rules<V, D, E> rules;
  private final List<Entrant<V, D, E>> entrants;
  private final Study study;
  private final List<Measure> measures;
  private final Seed games;
  private final long maxDecisions;

  /**
   * A simulation of games that have at most {@link #MAX_DECISIONS} decisions.
   *
   * @param game the game; the study has its {@linkplain GameProvider#name name}
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
    this.study =
        new Study(
            game.name(), rules.text(), seed, this.entrants.stream().map(Entrant::name).toList());
    this.measures = GameTallies.measures(rules.seats(), rules.measures());
    this.games = purpose(seed);
    this.maxDecisions = MAX_DECISIONS;
    List<String> names = measures.stream().map(Measure::name).toList();
    if (new HashSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException("measures of one name: " + names);
    }
  }

  private Simulation(Simulation<V, D, E> other, long maxDecisions) {
    this.rules = other.rules;
    this.entrants = other.entrants;
    this.study = other.study;
    this.measures = other.measures;
    this.games = other.games;
    this.maxDecisions = maxDecisions;
  }

  /**
   * {@return the same simulation with another bound on the length of games} The study is the same,
   * too: games that end within both bounds are not affected.
   *
   * @param number the number of decisions after which a game that has not ended fails, 1 or more
   * @throws IllegalArgumentException if it is less
   */
  public Simulation<V, D, E> maxDecisions(long number) {
    checkArgument(number >= 1, "%s decisions; expected 1 or more", number);
    return new Simulation<>(this, number);
  }

  /** {@return the number of decisions after which a game that has not ended fails} */
  public long maxDecisions() {
    return maxDecisions;
  }

  /**
   * The seed of a game: a match with the same rules and players and this seed is that game.
   *
   * @param simulation the seed of the simulation
   * @param game the number of the game, from 0
   * @return {@code simulation.derive("game").derive(game)}, in this version and every later one
   */
  public static Seed seedOf(Seed simulation, long game) {
    return purpose(simulation).derive(game);
  }

  private static Seed purpose(Seed simulation) {
    return simulation.derive("game");
  }

  /** {@return the identity of the simulation} */
  public Study study() {
    return study;
  }

  /**
   * Plays the first games on all processors.
   *
   * @param number how many games, 0 or more
   * @return the result of all games, or of the first ones if the thread was interrupted
   * @throws IllegalArgumentException if the number is negative
   * @throws GameFailedException if a player or the game fails, or the game does not end, for the
   *     first game that does
   */
  public SimulationResult play(long number) {
    return play(GameRange.first(number));
  }

  /**
   * Plays games on all processors.
   *
   * @param range the numbers of the games
   * @return the result of all games, or of the first ones if the thread was interrupted
   * @throws GameFailedException if a player or the game fails, or the game does not end, for the
   *     first game that does
   */
  public SimulationResult play(GameRange range) {
    return play(range, Runtime.getRuntime().availableProcessors(), new Progress());
  }

  /**
   * Plays games and waits for them; see {@link BatchRunner#play} for how they end.
   *
   * @param range the numbers of the games
   * @param threads 1 or more; the result is the same for any number
   * @param progress counts the games and may cancel the rest; for this one run
   * @return the result of all games, of the first ones if the run was cancelled, or of the
   *     completed ones if it was abandoned
   * @throws GameFailedException if a player or the game fails, or the game does not end, for the
   *     first game that does
   */
  public SimulationResult play(GameRange range, int threads, Progress progress) {
    LOG.atDebug()
        .addKeyValue("game", study.game())
        .addKeyValue("rules", study.rules())
        .addKeyValue("players", study.players())
        .addKeyValue("seed", study.seed().value())
        .addKeyValue("games", range.games())
        .log("simulation started");
    BatchResult<GameTallies> batch =
        BatchRunner.of(new GameTask(progress)).threads(threads).play(range, progress);
    LOG.atDebug()
        .addKeyValue("seed", study.seed().value())
        .addKeyValue("completed", batch.completed().games())
        .log("simulation ended");
    List<Sample> samples = batch.result().samples();
    List<Measurement> measurements = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      measurements.add(new Measurement(measures.get(i), samples.get(i)));
    }
    return new SimulationResult(study, GameSet.of(range), batch.completed(), measurements);
  }

  private final class GameTask implements BatchTask<GameTallies> {

    private final int declared = rules.measures().size();
    private final Progress progress;

    GameTask(Progress progress) {
      this.progress = progress;
    }

    @Override
    public GameTallies begin() {
      return new GameTallies(rules.seats(), declared);
    }

    @Override
    public int maxConcurrentMatches() {
      return Entrant.maxConcurrentMatches(entrants);
    }

    @Override
    public Game start(long game, GameTallies into) {
      return new MeasuredGame(game, progress, into);
    }

    @Override
    public void join(GameTallies total, GameTallies next) {
      total.join(next);
    }
  }

  private final class MeasuredGame implements BatchTask.Game {

    private final Seed seed;
    private final Progress progress;
    private final GameInProgress inProgress;
    private final GameTallies tallies;
    private @Nullable Match<V, D, E> match;

    MeasuredGame(long game, Progress progress, GameTallies tallies) {
      this.seed = games.derive(game);
      this.progress = progress;
      this.inProgress = progress.begin(game, study.players());
      this.tallies = tallies;
    }

    @Override
    public boolean advance() {
      try {
        Match<V, D, E> playing = resume();
        Optional<Outcome> outcome = playing.advance(maxDecisions);
        if (outcome.isPresent()) {
          inProgress.end();
          tallies.end(outcome.get(), playing.turn());
        }
        return outcome.isPresent();
      } catch (Throwable e) {
        throw new GameFailedException(study.seed(), inProgress, seed, e);
      }
    }

    private Match<V, D, E> resume() {
      Match<V, D, E> playing = match;
      if (playing == null) {
        playing = sitDown();
        match = playing;
      } else {
        progress.resume(inProgress);
      }
      return playing;
    }

    private Match<V, D, E> sitDown() {
      Match.Builder<V, D, E> builder =
          Match.builder(rules, inProgress.seat(entrants, rules, seed), seed).names(study.players());
      if (!rules.measures().isEmpty()) {
        builder.tally(tallies.declared());
      }
      Match<V, D, E> started = builder.build();
      inProgress.follow(started);
      return started;
    }
  }
}
