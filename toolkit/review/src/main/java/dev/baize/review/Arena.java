package dev.baize.review;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.review.ArenaResult.Competitor;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.PlayedGame;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A {@link Tournament} of which every decision is judged: who wins, what decisions cost by what
 * their seats knew, who answers illegally, and how long answers take.
 *
 * <p>A player that fails has forfeited the game, and the arena goes on. What was decided in that
 * game before is judged all the same.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Arena<V extends View, D extends Decision, E extends Event> {

  private final Reviewer reviewer;
  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final List<PlayerProvider<V, D, E>> players;
  private final Seed seed;
  private final LongSupplier nanoTime;

  /**
   * An arena of players that play each other in a round robin.
   *
   * @param reviewer judges the decisions
   * @param game the game
   * @param rules the rules of all games
   * @param players the players, each with its settings in its name
   * @param seed the seed from which every round's own is derived
   * @param nanoTime the clock that times answers, such as {@link System#nanoTime}
   */
  public Arena(
      Reviewer reviewer,
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<? extends PlayerProvider<V, D, E>> players,
      Seed seed,
      LongSupplier nanoTime) {
    this.reviewer = requireNonNull(reviewer);
    this.game = game;
    this.rules = rules;
    this.players = List.copyOf(players);
    this.seed = seed;
    this.nanoTime = nanoTime;
    requireNonNull(tournament(clocks()));
  }

  private List<AnswerClock> clocks() {
    return players.stream().map(player -> new AnswerClock(nanoTime)).toList();
  }

  private Tournament<V, D, E> tournament(List<AnswerClock> clocks) {
    List<Entrant<V, D, E>> entrants = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      PlayerProvider<V, D, E> player = players.get(i);
      AnswerClock clock = clocks.get(i);
      entrants.add(
          Entrant.of(
              player.name(), context -> clock.timing(requireNonNull(player.create(context)))));
    }
    return new Tournament<>(game, rules, entrants, seed).onFailure(OnFailure.FORFEIT);
  }

  /** {@return the number of games of a pair in a round; 1 if each of them plays alone} */
  public int gamesPerPair() {
    return tournament(clocks()).gamesPerPair();
  }

  /**
   * {@return the name of the player that judges, with its settings}
   *
   * @throws dev.baize.core.registry.MissingProviderException if it is not registered
   * @throws IllegalArgumentException if it gives no values, or cannot play by these rules
   */
  public String judge() {
    List<Integer> first = Collections.nCopies(rules.seats(), 0);
    return reviewer.of(record(0, first), game, List.of()).judge();
  }

  private MatchRecord record(long round, List<Integer> seated) {
    List<Participant> participants =
        seated.stream().map(player -> new Participant("-", players.get(player).name())).toList();
    return MatchRecord.of(
        new Header(game.name(), rules.text(), Match.seedOf(seed, round), participants));
  }

  /**
   * Plays rounds and judges their games.
   *
   * @param rounds their numbers
   * @param maxDecisions the number of decisions after which all players of a game that has not
   *     ended forfeit it
   * @param threads 1 or more; the result is the same for any number, but for the times
   * @param progress counts the rounds and may cancel the rest; for this one run
   * @return the result of all rounds, or of those that were completed if the run was cancelled
   * @throws IllegalArgumentException as {@link #judge} does
   */
  public ArenaResult play(GameRange rounds, long maxDecisions, int threads, Progress progress) {
    String judge = judge();
    List<AnswerClock> clocks = clocks();
    Map<Long, List<JudgedGame>> judged = new ConcurrentHashMap<>();
    TournamentResult result =
        tournament(clocks)
            .maxDecisions(maxDecisions)
            .watchedBy(
                played ->
                    judged
                        .computeIfAbsent(played.round(), round -> new ArrayList<>())
                        .add(judge(played)))
            .play(rounds, threads, progress);
    List<List<JudgedGame>> completed =
        result.completed().ranges().stream()
            .flatMapToLong(range -> LongStream.range(range.from(), range.to()))
            .mapToObj(round -> requireNonNull(judged.get(round)))
            .toList();
    String unit =
        completed.stream()
            .flatMap(List::stream)
            .map(JudgedGame::unit)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse("");
    List<Competitor> competitors =
        IntStream.range(0, players.size())
            .mapToObj(i -> competitor(i, result, completed, clocks.get(i)))
            .toList();
    return new ArenaResult(result, judge, unit, competitors);
  }

  /** A game and what the decisions in it cost: by the number of the player, and by kind. */
  private record JudgedGame(
      List<Integer> players,
      Set<Integer> losers,
      boolean illegal,
      String unit,
      Map<Integer, SortedMap<String, Sum>> costs) {}

  /** Decisions of a kind, by one player. */
  private record Sum(long decisions, long mistakes, double cost) {

    static final Sum NOTHING = new Sum(0, 0, 0);

    Sum plus(Sum other) {
      return new Sum(decisions + other.decisions, mistakes + other.mistakes, cost + other.cost);
    }
  }

  private JudgedGame judge(PlayedGame played) {
    List<Seat> seats = IntStream.range(0, rules.seats()).mapToObj(Seat::of).toList();
    MatchRecord record = record(played.round(), played.players()).plus(played.decisions());
    String unit = "";
    Map<Integer, SortedMap<String, Sum>> costs = new TreeMap<>();
    for (SeatReview seat : reviewer.of(record, game, seats).review(() -> {}, false).seats()) {
      SortedMap<String, Sum> own =
          costs.computeIfAbsent(
              played.players().get(seat.seat().index()), player -> new TreeMap<>());
      for (String kind : seat.kinds()) {
        SeatReview.Costs of = seat.costs(kind);
        unit = seat.unit();
        own.merge(kind, new Sum(of.decisions(), of.mistakes(), of.value()), Sum::plus);
      }
    }
    return new JudgedGame(
        played.players(), played.losers(), played.isLostByIllegalAnswer(), unit, costs);
  }

  private Competitor competitor(
      int player, TournamentResult result, List<List<JudgedGame>> rounds, AnswerClock clock) {
    long games = 0;
    long illegal = 0;
    long failed = 0;
    SortedMap<String, List<Sum>> kinds = new TreeMap<>();
    List<Sum> all = new ArrayList<>();
    for (List<JudgedGame> round : rounds) {
      SortedMap<String, Sum> costs = new TreeMap<>();
      for (JudgedGame each : round) {
        games += each.players.contains(player) ? 1 : 0;
        boolean lost = each.losers.contains(player);
        illegal += lost && each.illegal ? 1 : 0;
        failed += lost && !each.illegal ? 1 : 0;
        each.costs
            .getOrDefault(player, Collections.emptySortedMap())
            .forEach((kind, sum) -> costs.merge(kind, sum, Sum::plus));
      }
      costs.forEach((kind, sum) -> kinds.computeIfAbsent(kind, k -> new ArrayList<>()).add(sum));
      if (!costs.isEmpty()) {
        all.add(costs.values().stream().reduce(Sum.NOTHING, Sum::plus));
      }
    }
    List<ArenaResult.Costs> costs = new ArrayList<>();
    kinds.forEach((kind, sums) -> costs.add(costs(kind, sums)));
    costs.add(costs(ArenaResult.ALL, all));
    return new Competitor(
        players.get(player).name(),
        games,
        result.score(player),
        illegal,
        failed,
        costs,
        clock.times());
  }

  /** The ratio of the sums, as an estimate from independent rounds. */
  private static ArenaResult.Costs costs(String kind, List<Sum> rounds) {
    Sum all = rounds.stream().reduce(Sum.NOTHING, Sum::plus);
    double mean = all.cost / all.decisions;
    double squares = 0;
    for (Sum round : rounds) {
      double residual = round.cost - mean * round.decisions;
      squares += residual * residual;
    }
    int degrees = rounds.size() - 1;
    double error = Math.sqrt(squares * rounds.size() / degrees) / all.decisions;
    return new ArenaResult.Costs(
        kind,
        all.decisions,
        all.mistakes,
        degrees < 1 ? new Estimate(mean, Double.NaN, 0) : new Estimate(mean, error, degrees));
  }
}
