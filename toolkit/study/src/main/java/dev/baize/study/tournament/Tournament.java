package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.Streams;
import com.google.common.primitives.Longs;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Plural;
import dev.baize.study.simulation.BatchResult;
import dev.baize.study.simulation.BatchRunner;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudySetup;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A round robin or a {@linkplain #gauntlet gauntlet} of players in which each pair plays the same
 * deals with the seats exchanged (duplicate play), so that the luck of the deal cancels out.
 * Immutable.
 *
 * <pre>{@code
 * TournamentResult result =
 *     new Tournament<>(euchre, euchre.rules(), List.of(simple, random), Seed.of(42)).play(10_000);
 * Estimate score = result.pairing(0, 1).score();
 * }</pre>
 *
 * <p>All games of a round are played from the same deal: their seed is {@linkplain Match#seedOf
 * that} of the simulated game with the number of the round. Each pair of players plays it once for
 * each seating:
 *
 * <ul>
 *   <li>with an even number of seats, twice: the players alternate around the table, A, B, A, B,
 *       and then B, A, B, A;
 *   <li>with an odd number of seats, twice for each seat: A sits in the first, third and so on up
 *       to the last, with B between; this seating is rotated seat by seat; then A and B are
 *       exchanged;
 *   <li>with one seat, each player plays it alone, and each pair is compared.
 * </ul>
 *
 * <p>A game is won by the player with the larger share of winning seats, or with one seat, by the
 * higher {@linkplain dev.baize.core.game.Outcome#score score}. If these are equal, for instance if
 * all seats or none won, it is a draw.
 *
 * <p>A player that fails stops the tournament, or if {@linkplain #onFailure(OnFailure) so decided},
 * loses the game. So do all players of a game that {@linkplain #maxDecisions(long) does not end}.
 *
 * <p>Each game has new players, whose randomness depends only on the deal and the seat. So a round
 * depends on its number alone, and a player that meets itself scores exactly half, even if it plays
 * at random.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Tournament<V extends View, D extends Decision, E extends Event>
    implements Study<TournamentResult> {

  private static final Logger LOG = LoggerFactory.getLogger(Tournament.class);

  /** The maximum number of players. */
  public static final int MAX_PLAYERS = Crosstable.MAX_PLAYERS;

  private final Rounds<V, D, E> round;

  /**
   * A round robin that {@linkplain OnFailure#STOP stops} when a player fails, of games that have at
   * most {@link Simulation#MAX_DECISIONS} decisions.
   *
   * @param game the game; the setup has its {@linkplain GameProvider#name name}
   * @param rules the rules of all games
   * @param players 2 to {@link #MAX_PLAYERS}; identified by their number in this list, from 0
   * @param seed the seed from which every round's own is derived
   */
  public Tournament(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, List<Entrant<V, D, E>> players, Seed seed) {
    checkArgument(
        players.size() >= 2 && players.size() <= MAX_PLAYERS,
        "%s; expected 2 to %s",
        Plural.of(players.size(), "player"),
        MAX_PLAYERS);
    List<String> names = players.stream().map(Entrant::name).toList();
    this.round =
        new Rounds<>(
            rules,
            players,
            new StudySetup(game.name(), rules.text(), seed, names),
            Schedule.roundRobin(players.size()),
            OnFailure.STOP,
            Simulation.MAX_DECISIONS,
            null);
  }

  private Tournament(Rounds<V, D, E> round) {
    this.round = round;
  }

  /**
   * {@return the same tournament, which does something else when a player fails} The setup is the
   * same, too: rounds in which nobody fails are not affected.
   *
   * @param policy what becomes of the tournament
   */
  public Tournament<V, D, E> onFailure(OnFailure policy) {
    return new Tournament<>(round.with(policy));
  }

  /** {@return what becomes of the tournament when a player fails} */
  public OnFailure onFailure() {
    return round.onFailure();
  }

  @Override
  public Tournament<V, D, E> maxDecisions(long number) {
    return new Tournament<>(round.withMaxDecisions(number));
  }

  @Override
  public long maxDecisions() {
    return round.maxDecisions();
  }

  /**
   * {@return the same tournament, of which every game is shown to a watcher as soon as it is over}
   *
   * @param watcher is called by the thread that has played the game, before this thread plays the
   *     next one of the round; what it throws ends the tournament
   */
  public Tournament<V, D, E> watchedBy(Consumer<? super PlayedGame> watcher) {
    return new Tournament<>(round.watchedBy(requireNonNull(watcher)));
  }

  /**
   * {@return the same players in a gauntlet: the first meets each other one, and these do not meet}
   * With two players, it is the same tournament. The setup is the same, but parts of a gauntlet and
   * of a round robin do not merge.
   */
  public Tournament<V, D, E> gauntlet() {
    return new Tournament<>(round.with(Schedule.gauntlet(round.players().size())));
  }

  /** {@return whether it is a gauntlet of more than two players} */
  public boolean isGauntlet() {
    return round.schedule().isGauntlet();
  }

  @Override
  public StudySetup setup() {
    return round.setup();
  }

  @Override
  public String unit() {
    return "round";
  }

  /** {@return the number of games of a pair in a round; 1 if each of them plays alone} */
  public int gamesPerPair() {
    return round.gamesPerPair();
  }

  @Override
  public TournamentResult play(GameRange rounds, int threads, Progress progress) {
    return play(rounds, runner(threads, progress), progress);
  }

  @Override
  public TournamentResult parse(String text) {
    return TournamentResult.parse(text);
  }

  /**
   * Plays rounds until a test is decided. The score is tested every {@value
   * SequentialTest#ROUNDS_BETWEEN_LOOKS} rounds.
   *
   * @param test of the first of two players against the second
   * @param rounds the rounds to play at most, from round 0 on: a test cannot be split
   * @param threads 1 or more; the result is the same for any number
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of the rounds up to the decision, or of all if there was none, or of the
   *     first ones if the run was cancelled
   * @throws GameFailedException as {@link #play(GameRange, int, Progress)} does
   */
  public TournamentResult play(
      SequentialTest test, GameRange rounds, int threads, Progress progress) {
    return play(test, nothing(), rounds, threads, progress);
  }

  /**
   * Goes on with a test that was interrupted, with the result that it would have had without that.
   *
   * @param test of the first of two players against the second
   * @param before the result of the first rounds of this tournament, with this test or none
   * @param rounds the rounds to play at most, from round 0 on, those of that result included
   * @param threads 1 or more; the result is the same for any number
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of all rounds up to the decision, or of all if there was none, or of the
   *     first ones if the run was cancelled
   * @throws GameFailedException as {@link #play(GameRange, int, Progress)} does
   */
  public TournamentResult play(
      SequentialTest test,
      TournamentResult before,
      GameRange rounds,
      int threads,
      Progress progress) {
    requireTestable(rounds);
    requireNonNull(progress);
    TournamentResult result =
        nothing().merge(before.untested()).partOf(GameSet.of(rounds)).tested(test);
    long begun = before.completed().games();
    long look = Math.min(rounds.to(), SequentialTest.nextLook(begun));
    if (begun < look && !result.isComplete()) {
      TournamentResult upToLook = play(new GameRange(begun, look), threads, progress);
      result = result.untested().merge(upToLook).tested(test);
    }
    if (result.isComplete() || result.completed().games() < look) {
      return result;
    }
    List<Long> scores = result.pairing(0, 1).roundScores();
    BatchRunner<Crosstable> runner =
        runner(threads, progress)
            .until(
                SequentialTest.ROUNDS_BETWEEN_LOOKS,
                table -> isDecided(test, sum(scores, table.scores()[0])));
    TournamentResult rest = play(new GameRange(look, rounds.to()), runner, progress);
    return result.untested().merge(rest).tested(test);
  }

  private TournamentResult nothing() {
    GameSet none = GameSet.of(GameRange.first(0));
    return new TournamentResult(setup(), none, none, Optional.empty(), round.noRounds());
  }

  private static List<Long> sum(List<Long> one, long[] other) {
    return Streams.zip(one.stream(), Arrays.stream(other).boxed(), Long::sum).toList();
  }

  private void requireTestable(GameRange rounds) {
    int players = round.players().size();
    checkArgument(
        players == 2, "a sequential test of %s; expected two", Plural.of(players, "player"));
    checkArgument(
        rounds.from() == 0,
        "a sequential test from round %s on: it cannot be split; expected all rounds from 0"
            + " on",
        rounds.from());
  }

  /**
   * Plays rounds on one thread, and reports the score at each look of a sequential test that is
   * split into parts.
   *
   * @param rounds the numbers of the rounds, of which the first is a multiple of {@value
   *     SequentialTest#ROUNDS_BETWEEN_LOOKS}
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @param looks receives the {@linkplain Pairing#roundScores round scores} of the first player
   *     against the second in these rounds so far, after every {@value
   *     SequentialTest#ROUNDS_BETWEEN_LOOKS} of them
   * @return the result of all rounds, or of the first ones if the run was cancelled
   * @throws GameFailedException as {@link #play(GameRange, int, Progress)} does
   */
  public TournamentResult playPart(
      GameRange rounds, Progress progress, Consumer<? super List<Long>> looks) {
    requireNonNull(looks);
    BatchRunner<Crosstable> runner =
        runner(1, progress)
            .until(
                SequentialTest.ROUNDS_BETWEEN_LOOKS,
                table -> {
                  looks.accept(Longs.asList(table.scores()[0].clone()));
                  return false;
                });
    return play(rounds, runner, progress);
  }

  private static boolean isDecided(SequentialTest test, List<Long> roundScores) {
    Verdict verdict = test.verdict(roundScores);
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue("rounds", roundScores.stream().mapToLong(Long::longValue).sum())
          .addKeyValue("llr", test.logLikelihoodRatio(roundScores))
          .addKeyValue("lower", test.lowerBound())
          .addKeyValue("upper", test.upperBound())
          .addKeyValue("verdict", verdict)
          .log("sequential test");
    }
    return verdict != Verdict.UNDECIDED;
  }

  private TournamentResult play(
      GameRange rounds, BatchRunner<Crosstable> runner, Progress progress) {
    LOG.atDebug()
        .addKeyValue("game", setup().game())
        .addKeyValue("rules", setup().rules())
        .addKeyValue("players", setup().players())
        .addKeyValue("seed", setup().seed().value())
        .addKeyValue("rounds", rounds.games())
        .log("tournament started");
    BatchResult<Crosstable> batch = runner.play(rounds, progress);
    LOG.atDebug()
        .addKeyValue("seed", setup().seed().value())
        .addKeyValue("completed", batch.completed().games())
        .log("tournament ended");
    return new TournamentResult(
        setup(), GameSet.of(rounds), batch.completed(), Optional.empty(), batch.result());
  }

  private BatchRunner<Crosstable> runner(int threads, Progress progress) {
    return new BatchRunner<>(round.task(progress), threads);
  }
}
