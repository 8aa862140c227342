package dev.baize.spark;

import static java.util.Objects.requireNonNull;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.Study;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * Plays simulations and tournaments on a Spark cluster. Immutable.
 *
 * <pre>{@code
 * SimulationResult result =
 *     SparkStudies.on(context).play(simulation, GameRange.first(10_000_000_000L));
 * }</pre>
 *
 * <p>The result is that of one thread on one machine, byte for byte, whatever the number of
 * executors, the order in which tasks end, and tasks that are retried or run speculatively: every
 * game depends on its number alone, results are exact, and each range of games counts once.
 *
 * <p>Executors are told the {@linkplain Study study}, not the objects: they find the game and the
 * players by name among the services on their class path, to which {@code spark-submit --jars}
 * adds. A study with players that are not installed is refused.
 *
 * <p>The driver plays the first games itself, for two seconds or until the executors have started,
 * to see how many games make a task of a few seconds. Memory on the driver does not grow with the
 * number of games: there are at most 10,000 tasks.
 */
public final class SparkStudies {

  /** In one second, Java compiles too little of the program for a fair estimate. */
  private static final double TRIAL_SECONDS = 2;

  private final JavaSparkContext context;
  private final RegistrySource source;
  private final PartWatch watch;
  private final double trialSeconds;
  private final @Nullable PartStore store;

  private SparkStudies(
      JavaSparkContext context,
      RegistrySource source,
      PartWatch watch,
      double trialSeconds,
      @Nullable PartStore store) {
    this.context = requireNonNull(context);
    this.source = source;
    this.watch = watch;
    this.trialSeconds = trialSeconds;
    this.store = store;
  }

  /**
   * {@return studies on a cluster}
   *
   * @param context of the application; it is not stopped
   */
  public static SparkStudies on(JavaSparkContext context) {
    return new SparkStudies(
        context, new RegistrySource.ClassPath(), new PartWatch.None(), TRIAL_SECONDS, null);
  }

  /**
   * {@return the same, which also keeps the results of finished ranges of games in a folder as they
   * come, and plays only what is missing there} So a run whose driver has crashed can be continued.
   * The folder is for one study.
   *
   * @param folder a path or URI of any Hadoop file system; created if it does not exist
   * @throws IOException that names the folder, if it cannot be used
   */
  public SparkStudies keeping(String folder) throws IOException {
    PartStore opened = PartStore.open(folder, context.hadoopConfiguration());
    return new SparkStudies(context, source, watch, trialSeconds, opened);
  }

  /** The same with the games and players of another source. */
  SparkStudies with(RegistrySource other) {
    return new SparkStudies(context, other, watch, trialSeconds, store);
  }

  /** The same, where games on executors are watched. */
  SparkStudies watchedBy(PartWatch other) {
    return new SparkStudies(context, source, other, trialSeconds, store);
  }

  /** The same, where the driver plays the first games for another time; none if it is 0. */
  SparkStudies trying(double seconds) {
    return new SparkStudies(context, source, watch, seconds, store);
  }

  /**
   * Plays games of a simulation and waits for them.
   *
   * @param simulation of an installed game and installed players
   * @param games the numbers of the games
   * @return the result of all games
   * @throws IllegalArgumentException if the game or a player is not installed here
   * @throws dev.baize.study.simulation.GameFailedException if a player or the game fails, for the
   *     first game that does
   */
  public SimulationResult play(Simulation<?, ?, ?> simulation, GameRange games) {
    return play(simulation, games, new Progress());
  }

  /**
   * Plays games of a simulation and waits for them.
   *
   * @param simulation of an installed game and installed players
   * @param games the numbers of the games
   * @param progress counts the games and may cancel the rest; for this one run
   * @return the result of all games, or of those that were finished if it was cancelled
   * @throws IllegalArgumentException if the game or a player is not installed here
   * @throws dev.baize.study.simulation.GameFailedException if a player or the game fails, for the
   *     first game that does
   * @throws SparkJobException if Spark gives up; an {@link ExecutorFailureException} if a game
   *     fails on an executor only
   * @throws UncheckedIOException if a result cannot be kept, or what was kept cannot be used
   */
  public SimulationResult play(Simulation<?, ?, ?> simulation, GameRange games, Progress progress) {
    return play(simulation, GameSet.of(games), progress);
  }

  /**
   * Plays any games of a simulation, as {@link #play(Simulation, GameRange, Progress)} does: those
   * that an interrupted run has left, for instance.
   *
   * @param simulation of an installed game and installed players
   * @param games the numbers of the games
   * @param progress counts the games and may cancel the rest; for this one run
   * @return the result of all games, or of those that were finished if it was cancelled
   */
  public SimulationResult play(Simulation<?, ?, ?> simulation, GameSet games, Progress progress) {
    SimulationParts parts =
        new SimulationParts(StudyNames.of(source, simulation.study()), simulation.maxDecisions());
    requireInstalled(parts, simulation.study());
    SimulationResult nothing = simulation.play(GameRange.first(0), 1, new Progress());
    MergingFold<SimulationResult> fold = new MergingFold<>(nothing, SimulationResult::merge);
    return played(parts, fold, games, progress).partOf(games);
  }

  /**
   * Plays rounds of a tournament and waits for them.
   *
   * @param tournament of an installed game and installed players
   * @param rounds the numbers of the rounds
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of all rounds, or of those that were finished if it was cancelled
   * @throws IllegalArgumentException if the game or a player is not installed here
   * @throws dev.baize.study.tournament.RoundFailedException if the game fails, or a player and the
   *     tournament is to stop then; for the first such round
   * @throws SparkJobException if Spark gives up; an {@link ExecutorFailureException} if a game
   *     fails on an executor only
   * @throws UncheckedIOException if a result cannot be kept, or what was kept cannot be used
   */
  public TournamentResult play(
      Tournament<?, ?, ?> tournament, GameRange rounds, Progress progress) {
    return play(tournament, GameSet.of(rounds), progress);
  }

  /**
   * Plays any rounds of a tournament, as {@link #play(Tournament, GameRange, Progress)} does: those
   * that an interrupted run has left, for instance.
   *
   * @param tournament of an installed game and installed players
   * @param rounds the numbers of the rounds
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of all rounds, or of those that were finished if it was cancelled
   */
  public TournamentResult play(Tournament<?, ?, ?> tournament, GameSet rounds, Progress progress) {
    TournamentParts parts = new TournamentParts(TournamentNames.of(source, tournament));
    requireInstalled(parts, tournament.study());
    MergingFold<TournamentResult> fold =
        new MergingFold<>(nothing(tournament), TournamentResult::merge);
    return played(parts, fold, rounds, progress).partOf(rounds);
  }

  /**
   * Plays rounds until a test is decided, and waits for them.
   *
   * @param tournament of an installed game and two installed players
   * @param test of the first player against the second
   * @param rounds the rounds to play at most, from round 0 on
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of the rounds up to the decision, or of all if there was none, or of the
   *     first ones if the run was cancelled
   * @throws IllegalArgumentException if the game or a player is not installed here, if there are
   *     more than two players, or if the rounds do not begin with the first
   * @throws dev.baize.study.tournament.RoundFailedException if the game fails, or a player and the
   *     tournament is to stop then; for the first such round
   * @throws SparkJobException if Spark gives up; an {@link ExecutorFailureException} if a game
   *     fails on an executor only
   * @throws UncheckedIOException if a result cannot be kept, or what was kept cannot be used
   */
  public TournamentResult play(
      Tournament<?, ?, ?> tournament, SequentialTest test, GameRange rounds, Progress progress) {
    return play(tournament, test, nothing(tournament), rounds, progress);
  }

  /**
   * Goes on with a test that was interrupted, as {@link #play(Tournament, SequentialTest,
   * GameRange, Progress)} does with one that was not. The driver plays the rounds up to the next
   * look.
   *
   * @param tournament of an installed game and two installed players
   * @param test of the first player against the second
   * @param before the result of the first rounds, with this test or none
   * @param rounds the rounds to play at most, from round 0 on, those of that result included
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of the rounds up to the decision, or of all if there was none, or of the
   *     first ones if the run was cancelled
   */
  public TournamentResult play(
      Tournament<?, ?, ?> tournament,
      SequentialTest test,
      TournamentResult before,
      GameRange rounds,
      Progress progress) {
    if (rounds.from() != 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a sequential test from round %d on; expected all rounds from 0 on",
              rounds.from()));
    }
    TestedParts parts = new TestedParts(TournamentNames.of(source, tournament));
    requireInstalled(parts, tournament.study());
    long look = Math.min(rounds.to(), SequentialTest.nextLook(before.completed().games()));
    TournamentResult first =
        tournament
            .play(test, before, GameRange.first(look), processors(), progress)
            .partOf(GameSet.of(rounds));
    if (first.isComplete() || first.completed().games() < look) {
      return first;
    }
    TestedFold fold = new TestedFold(test, first.untested(), range -> replay(tournament, range));
    GameSet rest = GameSet.of(new GameRange(look, rounds.to()));
    return played(parts, fold, rest, progress).partOf(GameSet.of(rounds)).tested(test);
  }

  private <R, T> T played(
      StudyParts<R> parts, PartFold<R, T> fold, GameSet games, Progress progress) {
    PartLedger<R, T> ledger = new PartLedger<>(parts, fold, progress, store);
    return new StudyJob<>(context, parts, ledger, progress, watch, trialSeconds).play(games);
  }

  private static TournamentResult nothing(Tournament<?, ?, ?> tournament) {
    return tournament.play(GameRange.first(0), 1, new Progress());
  }

  private static TournamentResult replay(Tournament<?, ?, ?> tournament, GameRange rounds) {
    return tournament.play(rounds, processors(), new Progress());
  }

  private static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  private static void requireInstalled(StudyParts<?> parts, Study meant) {
    Study installed = parts.study();
    if (!installed.equals(meant)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "what is installed makes %s; expected %s", installed, meant));
    }
  }
}
