package dev.baize.core.simulation;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchBuilder;
import dev.baize.core.random.Seed;
import dev.baize.core.statistics.Sample;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Games of one kind, played by players without anybody watching, to be measured. Immutable.
 *
 * <pre>{@code
 * Entrant<EuchreView, EuchreDecision, EuchreEvent> simple = Entrant.of(registry, euchre, "Simple");
 * SimulationResult result =
 *     new Simulation<>("Euchre", rules, List.of(simple), Seed.of(42))
 *         .play(GameRange.first(1_000_000), 2, new Progress());
 * }</pre>
 *
 * <p>Each game is decided by the {@linkplain Study study} and its own {@linkplain #seedOf seed};
 * the players are new in each. So games can be played on any number of threads and machines, and
 * any of them again: the result is always the same.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class Simulation<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(Simulation.class);

  private final Rules<V, D, E> rules;
  private final List<Entrant<V, D, E>> entrants;
  private final Study study;
  private final List<Measure> measures;
  private final Seed games;

  /**
   * A simulation.
   *
   * @param game the name of the game
   * @param rules the rules of all games
   * @param entrants one for each seat, in the order of the seats, or one for all seats
   * @param seed from which every game has its own
   * @throws IllegalArgumentException if there are more or fewer entrants, or if the rules declare
   *     two measures of one name, or one that is measured in every game
   */
  public Simulation(String game, Rules<V, D, E> rules, List<Entrant<V, D, E>> entrants, Seed seed) {
    this.rules = rules;
    this.entrants = Entrant.oneASeat(entrants, rules);
    this.study =
        new Study(game, rules.text(), seed, this.entrants.stream().map(Entrant::name).toList());
    this.measures = GameTallies.measures(rules.seats(), rules.measures());
    this.games = purpose(seed);
    List<String> names = measures.stream().map(Measure::name).toList();
    if (new HashSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException("measures of one name: " + names);
    }
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

  /** {@return what is simulated} */
  public Study study() {
    return study;
  }

  /**
   * Plays games and waits for them; see {@link BatchRunner#play} for how they end.
   *
   * @param range the numbers of the games
   * @param threads 1 or more; the result is the same for any number
   * @param progress is told of the games and may cancel the rest; for this one run
   * @return of all games, or of the first of them if it was cancelled
   * @throws GameFailedException if a player or the game fails, for the first game that does
   */
  public SimulationResult play(GameRange range, int threads, Progress progress) {
    LOG.atDebug()
        .addKeyValue("game", study.game())
        .addKeyValue("rules", study.rules())
        .addKeyValue("players", study.players())
        .addKeyValue("seed", study.seed().value())
        .addKeyValue("games", range.games())
        .log("simulation started");
    BatchResult<GameTallies> played =
        BatchRunner.of(new Playing()).threads(threads).play(range, progress);
    LOG.atDebug()
        .addKeyValue("seed", study.seed().value())
        .addKeyValue("completed", played.completed().games())
        .log("simulation ended");
    List<Sample> samples = played.result().samples();
    List<Measurement> measured = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      measured.add(new Measurement(measures.get(i), samples.get(i)));
    }
    return new SimulationResult(study, GameSet.of(range), GameSet.of(played.completed()), measured);
  }

  private final class Playing implements BatchTask<GameTallies> {

    private final int declared = rules.measures().size();

    @Override
    public GameTallies begin() {
      return new GameTallies(rules.seats(), declared);
    }

    @Override
    public void play(long game, GameTallies into) {
      try {
        Seed seed = games.derive(game);
        MatchBuilder<V, D, E> builder = Match.builder(rules, Entrant.seat(entrants, seed), seed);
        Match<V, D, E> match = (declared == 0 ? builder : builder.tally(into.declared())).build();
        Outcome outcome = match.play();
        into.end(outcome, match.turn());
      } catch (Exception | AssertionError | LinkageError | StackOverflowError e) {
        throw new GameFailedException(study.seed(), game, e);
      }
    }

    @Override
    public void join(GameTallies total, GameTallies next) {
      total.join(next);
    }
  }
}
