package dev.baize.core.tournament;

import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Longs;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.simulation.BatchResult;
import dev.baize.core.simulation.BatchRunner;
import dev.baize.core.simulation.Entrant;
import dev.baize.core.simulation.GameInProgress;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.GameSet;
import dev.baize.core.simulation.Progress;
import dev.baize.core.simulation.Simulation;
import dev.baize.core.simulation.Study;
import dev.baize.core.text.Plural;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A round robin of players in which each pair plays the same deals with the seats exchanged
 * (duplicate play), so that the luck of the deal cancels out. Immutable.
 *
 * <pre>{@code
 * TournamentResult result =
 *     new Tournament<>(euchre, euchre.rules(), List.of(simple, random), Seed.of(42)).play(10_000);
 * Estimate score = result.pairing(0, 1).score();
 * }</pre>
 *
 * <p>All games of a round are played from the same deal: their seed is that of the {@linkplain
 * Simulation#seedOf simulated} game with the number of the round. Each pair of players plays it
 * once for each seating:
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
 * higher {@linkplain Outcome#score score}. If these are equal, for instance if all seats or none
 * won, it is a draw.
 *
 * <p>A player that fails stops the tournament, or if {@linkplain #onFailure(OnFailure) so decided},
 * loses the game.
 *
 * <p>Each game has new players, whose randomness depends only on the deal and the seat. So a round
 * depends on its number alone, and a player that meets itself scores exactly half, even if it plays
 * at random.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Tournament<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(Tournament.class);

  /** The maximum number of players. */
  public static final int MAX_PLAYERS = Crosstable.MAX_PLAYERS;

  private final Rules<V, D, E> rules;
  private final List<Entrant<V, D, E>> players;
  private final Study study;
  private final OnFailure onFailure;

  /**
   * A tournament that {@linkplain OnFailure#STOP stops} when a player fails.
   *
   * @param game the game; the study has its {@linkplain GameProvider#name name}
   * @param rules the rules of all games
   * @param players 2 to {@link #MAX_PLAYERS}; identified by their number in this list, from 0
   * @param seed the seed from which every round's own is derived
   * @throws IllegalArgumentException if there are fewer players or more
   */
  public Tournament(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, List<Entrant<V, D, E>> players, Seed seed) {
    if (players.size() < 2 || players.size() > MAX_PLAYERS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s; expected 2 to %d",
              Plural.of(players.size(), "player"),
              MAX_PLAYERS));
    }
    this.rules = rules;
    this.players = List.copyOf(players);
    this.study =
        new Study(game.name(), rules.text(), seed, players.stream().map(Entrant::name).toList());
    this.onFailure = OnFailure.STOP;
  }

  private Tournament(Tournament<V, D, E> other, OnFailure onFailure) {
    this.rules = other.rules;
    this.players = other.players;
    this.study = other.study;
    this.onFailure = requireNonNull(onFailure);
  }

  /**
   * {@return the same tournament, which does something else when a player fails} The study is the
   * same, too: rounds in which nobody fails are not affected.
   *
   * @param policy what becomes of the tournament
   */
  public Tournament<V, D, E> onFailure(OnFailure policy) {
    return new Tournament<>(this, policy);
  }

  /** {@return what becomes of the tournament when a player fails} */
  public OnFailure onFailure() {
    return onFailure;
  }

  /** {@return the identity of the tournament, with the players in the order given} */
  public Study study() {
    return study;
  }

  /** {@return the number of games of a round} */
  public long gamesPerRound() {
    long tables =
        rules.seats() == 1 ? players.size() : (long) players.size() * (players.size() - 1) / 2;
    return tables * gamesPerPair();
  }

  /**
   * {@return the number of games of a pair of players in a round; 1 if each of them plays alone}
   */
  public int gamesPerPair() {
    return rules.seats() == 1 ? 1 : Seatings.of(rules.seats()).length;
  }

  /**
   * Plays the first rounds on all processors.
   *
   * @param number how many rounds, 0 or more
   * @return the result of all rounds, or of the first ones if the thread was interrupted
   * @throws IllegalArgumentException if the number is negative
   * @throws RoundFailedException if the game fails, or a player and the tournament is to
   *     {@linkplain OnFailure#STOP stop} then; for the first such round
   */
  public TournamentResult play(long number) {
    return play(GameRange.first(number));
  }

  /**
   * Plays rounds on all processors.
   *
   * @param rounds the numbers of the rounds
   * @return the result of all rounds, or of the first ones if the thread was interrupted
   * @throws RoundFailedException if the game fails, or a player and the tournament is to
   *     {@linkplain OnFailure#STOP stop} then; for the first such round
   */
  public TournamentResult play(GameRange rounds) {
    return play(rounds, Runtime.getRuntime().availableProcessors(), new Progress());
  }

  /**
   * Plays rounds and waits for them; see {@link BatchRunner#play} for how they end.
   *
   * @param rounds the numbers of the rounds
   * @param threads 1 or more; the result is the same for any number
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of all rounds, of the first ones if the run was cancelled, or of the
   *     completed ones if it was abandoned
   * @throws RoundFailedException if the game fails, or a player and the tournament is to
   *     {@linkplain OnFailure#STOP stop} then; for the first such round
   */
  public TournamentResult play(GameRange rounds, int threads, Progress progress) {
    return play(rounds, runner(threads, progress), progress, Optional.empty());
  }

  /**
   * Plays rounds until a test is decided. The score is tested every {@value
   * SequentialTest#ROUNDS_BETWEEN_LOOKS} rounds.
   *
   * @param test of the first player against the second
   * @param rounds the rounds to play at most, from round 0 on: a test cannot be split
   * @param threads 1 or more; the result is the same for any number
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of the rounds up to the decision, or of all if there was none, or of the
   *     first ones if the run was cancelled
   * @throws IllegalArgumentException if there are more than two players, or if the rounds do not
   *     begin with the first
   * @throws RoundFailedException if the game fails, or a player and the tournament is to
   *     {@linkplain OnFailure#STOP stop} then; for the first such round
   */
  public TournamentResult play(
      SequentialTest test, GameRange rounds, int threads, Progress progress) {
    if (players.size() != 2) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a sequential test of %s; expected two",
              Plural.of(players.size(), "player")));
    }
    if (rounds.from() != 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a sequential test from round %d on: it cannot be split; expected all rounds from 0"
                  + " on",
              rounds.from()));
    }
    BatchRunner<Crosstable> runner =
        runner(threads, progress)
            .until(SequentialTest.ROUNDS_BETWEEN_LOOKS, table -> isDecided(test, table));
    return play(rounds, runner, progress, Optional.of(test));
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
   * @throws RoundFailedException if the game fails, or a player and the tournament is to
   *     {@linkplain OnFailure#STOP stop} then; for the first such round
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
    return play(rounds, runner, progress, Optional.empty());
  }

  private static boolean isDecided(SequentialTest test, Crosstable table) {
    long[] roundScores = table.scores()[0];
    Verdict verdict = test.verdict(roundScores);
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue("rounds", table.rounds())
          .addKeyValue("llr", test.logLikelihoodRatio(roundScores))
          .addKeyValue("lower", test.lowerBound())
          .addKeyValue("upper", test.upperBound())
          .addKeyValue("verdict", verdict)
          .log("sequential test");
    }
    return verdict != Verdict.UNDECIDED;
  }

  private TournamentResult play(
      GameRange rounds,
      BatchRunner<Crosstable> runner,
      Progress progress,
      Optional<SequentialTest> test) {
    LOG.atDebug()
        .addKeyValue("game", study.game())
        .addKeyValue("rules", study.rules())
        .addKeyValue("players", study.players())
        .addKeyValue("seed", study.seed().value())
        .addKeyValue("rounds", rounds.games())
        .log("tournament started");
    BatchResult<Crosstable> batch = runner.play(rounds, progress);
    LOG.atDebug()
        .addKeyValue("seed", study.seed().value())
        .addKeyValue("completed", batch.completed().games())
        .log("tournament ended");
    return new TournamentResult(study, GameSet.of(rounds), batch.completed(), test, batch.result());
  }

  private BatchRunner<Crosstable> runner(int threads, Progress progress) {
    Rounds rounds =
        new Rounds(
            players.size(),
            rules.seats(),
            (round, seats, forfeits) -> new SeatedGame(round, seats, progress, forfeits),
            seats -> Entrant.simultaneous(entrants(seats)));
    return BatchRunner.of(rounds).threads(threads);
  }

  private List<Entrant<V, D, E>> entrants(int[] seats) {
    return Arrays.stream(seats).mapToObj(players::get).toList();
  }

  private final class SeatedGame implements Rounds.GameOfRound {

    private final long round;
    private final int[] seats;
    private final Progress progress;
    private final Consumer<? super Forfeits> forfeits;
    private final List<Entrant<V, D, E>> seated;
    private final List<String> names;
    private final GameInProgress inProgress;
    private @Nullable Match<V, D, E> match;

    SeatedGame(long round, int[] seats, Progress progress, Consumer<? super Forfeits> forfeits) {
      this.round = round;
      this.seats = seats;
      this.progress = progress;
      this.forfeits = forfeits;
      this.seated = entrants(seats);
      this.names = seated.stream().map(Entrant::name).toList();
      this.inProgress = progress.begin(round, names);
    }

    @Override
    public Optional<Outcome> playOn() {
      try {
        Optional<Outcome> outcome = resume().advance();
        if (outcome.isPresent()) {
          inProgress.end();
        }
        return outcome;
      } catch (Throwable e) {
        return Optional.of(forfeited(e));
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
      Seed seed = Simulation.seedOf(study.seed(), round);
      Match<V, D, E> started =
          Match.builder(rules, inProgress.seat(seated, rules, seed), seed).names(names).build();
      inProgress.follow(started);
      return started;
    }

    /** The outcome of a game that a player has lost by failing, if such games are forfeited. */
    private Outcome forfeited(Throwable failure) {
      Forfeit forfeit =
          onFailure == OnFailure.FORFEIT ? Forfeit.of(seats, failure).orElse(null) : null;
      if (forfeit == null) {
        throw new RoundFailedException(study.seed(), inProgress, failure);
      }
      inProgress.end();
      LOG.atDebug()
          .addKeyValue("round", round)
          .addKeyValue("players", names)
          .addKeyValue("seat", forfeit.culprit().index())
          .setCause(failure)
          .log("game forfeited");
      forfeits.accept(forfeit.count(round, GameInProgress.failure(failure)));
      return forfeit.outcome();
    }
  }
}
