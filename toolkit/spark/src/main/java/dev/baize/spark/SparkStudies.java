package dev.baize.spark;

import static java.util.Objects.requireNonNull;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.io.UncheckedIOException;
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
 * <p>Executors are told the {@linkplain Study#setup setup}, not the objects: they find the game and
 * the players by name among the services on their class path, to which {@code spark-submit --jars}
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
   * Plays games of a simulation or rounds of a tournament and waits for them.
   *
   * @param <R> the result
   * @param study of an installed game and installed players
   * @param range the numbers of the games or rounds
   * @return the result of all of them
   * @throws IllegalArgumentException if the game or a player is not installed here
   * @throws dev.baize.study.simulation.GameFailedException as {@link Study#play} does
   */
  public <R extends StudyResult<R>> R play(Study<R> study, GameRange range) {
    return play(study, GameSet.of(range), new Progress());
  }

  /**
   * Plays any games of a simulation or rounds of a tournament, those that an interrupted run has
   * left, for instance, and waits for them.
   *
   * @param <R> the result
   * @param study of an installed game and installed players
   * @param games the numbers of the games or rounds
   * @param progress counts them and may cancel the rest; for this one run
   * @return the result of all of them, or of those that were finished if it was cancelled
   * @throws IllegalArgumentException if the game or a player is not installed here
   * @throws dev.baize.study.simulation.GameFailedException as {@link Study#play} does
   * @throws SparkJobException if Spark gives up; an {@link ExecutorFailureException} if a game
   *     fails on an executor only
   * @throws UncheckedIOException if a result cannot be kept, or what was kept cannot be used
   */
  public <R extends StudyResult<R>> R play(Study<R> study, GameSet games, Progress progress) {
    StudyParts<R> parts = StudyParts.of(source, study);
    requireInstalled(parts, study);
    return played(parts, new PartFold<>(study.play(0)), games, progress).partOf(games);
  }

  /**
   * Plays rounds until a test is decided, and waits for them; throws what {@link #play(Study,
   * GameSet, Progress)} throws.
   *
   * @param tournament of an installed game and two installed players
   * @param test of the first player against the second
   * @param rounds the rounds to play at most, from round 0 on
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of the rounds up to the decision, or of all if there was none, or of the
   *     first ones if the run was cancelled
   */
  public TournamentResult play(
      Tournament<?, ?, ?> tournament, SequentialTest test, GameRange rounds, Progress progress) {
    return play(tournament, test, tournament.play(0), rounds, progress);
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
          "a sequential test from round " + rounds.from() + " on; expected all rounds from 0 on");
    }
    StudyParts<TournamentResult> parts = StudyParts.ofTest(source, tournament);
    requireInstalled(parts, tournament);
    long look = Math.min(rounds.to(), SequentialTest.nextLook(before.completed().games()));
    TournamentResult first =
        tournament
            .play(test, before, GameRange.first(look), processors(), progress)
            .partOf(GameSet.of(rounds));
    if (first.isComplete() || first.completed().games() < look) {
      return first;
    }
    TestedFold fold = new TestedFold(test, first.untested(), tournament::play);
    GameSet rest = GameSet.of(new GameRange(look, rounds.to()));
    return played(parts, fold, rest, progress).partOf(GameSet.of(rounds)).tested(test);
  }

  private <R extends StudyResult<R>> R played(
      StudyParts<R> parts, PartFold<R> fold, GameSet games, Progress progress) {
    PartLedger<R> ledger = new PartLedger<>(parts, fold, progress, store);
    return new StudyJob<>(context, parts, ledger, progress, watch, trialSeconds).play(games);
  }

  private static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  private static void requireInstalled(StudyParts<?> parts, Study<?> meant) {
    StudySetup installed = parts.setup();
    if (!installed.equals(meant.setup())) {
      throw new IllegalArgumentException(
          "what is installed makes " + installed + "; expected " + meant.setup());
    }
  }
}
