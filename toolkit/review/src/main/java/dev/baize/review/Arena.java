package dev.baize.review;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multimaps;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.review.ArenaReport.Competitor;
import dev.baize.review.ArenaReport.MeanCost;
import dev.baize.review.SeatReview.Costs;
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
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A {@link Tournament} of which every decision is judged: who wins, what decisions cost by what
 * their seats knew, who answers illegally, and how long answers take. A player that fails has
 * forfeited the game, of which the decisions before are judged, and the arena goes on. Times are
 * those of all rounds that an arena has played.
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
  private final List<AnswerClock> clocks;
  private final Tournament<V, D, E> tournament;

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
    this.clocks = this.players.stream().map(player -> new AnswerClock()).toList();
    List<Entrant<V, D, E>> entrants = new ArrayList<>();
    for (int i = 0; i < clocks.size(); i++) {
      PlayerProvider<V, D, E> player = players.get(i);
      AnswerClock clock = clocks.get(i);
      entrants.add(
          Entrant.of(player.name(), seat -> clock.timing(requireNonNull(player.create(seat)))));
    }
    this.tournament = new Tournament<>(game, rules, entrants, seed).onFailure(OnFailure.FORFEIT);
  }

  /** {@return the number of games of a pair in a round; 1 if each of them plays alone} */
  public int gamesPerPair() {
    return tournament.gamesPerPair();
  }

  /**
   * {@return the name of the player that judges, with its settings}
   *
   * @throws dev.baize.core.registry.MissingProviderException if it is not registered
   * @throws IllegalArgumentException if it gives no values, or cannot play by these rules
   */
  public String judge() {
    List<Integer> seated = Collections.nCopies(rules.seats(), 0);
    return reviewer.of(record(0, seated), game, List.of()).judge();
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
   * @return the report of all rounds, or of those that were completed if the run was cancelled
   * @throws IllegalArgumentException as {@link #judge} does
   */
  public ArenaReport play(GameRange rounds, long maxDecisions, int threads, Progress progress) {
    return new ArenaReport(result(rounds, maxDecisions, threads, progress), game.unit());
  }

  ArenaReport.Result result(GameRange rounds, long maxDecisions, int threads, Progress progress) {
    String judge = judge();
    Map<Long, List<Tally>> tallies = new ConcurrentHashMap<>();
    TournamentResult played =
        tournament
            .maxDecisions(maxDecisions)
            .watchedBy(
                each -> judge(each, tallies.computeIfAbsent(each.round(), round -> tallies())))
            .play(rounds, threads, progress);
    List<List<Tally>> completed =
        played.completed().ranges().stream()
            .flatMapToLong(range -> LongStream.range(range.from(), range.to()))
            .mapToObj(round -> requireNonNull(tallies.get(round)))
            .toList();
    String unit =
        completed.stream()
            .flatMap(List::stream)
            .map(tally -> tally.unit)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse("");
    return new ArenaReport.Result(
        played,
        judge,
        unit,
        IntStream.range(0, players.size())
            .mapToObj(i -> competitor(i, played, completed.stream().map(it -> it.get(i)).toList()))
            .toList());
  }

  /** What a player has done in a round. */
  private static final class Tally {
    private long games;
    private long illegalAnswers;
    private long otherFailures;
    private String unit = "";
    private final SortedMap<String, Costs> costs = new TreeMap<>();
  }

  /** Measures how long a player takes to answer, on any number of threads. */
  private final class AnswerClock {

    private final LongSummaryStatistics nanos = new LongSummaryStatistics();

    synchronized ArenaReport.Times times() {
      return new ArenaReport.Times(nanos.getCount(), nanos.getSum(), Math.max(nanos.getMax(), 0));
    }

    private synchronized void add(long taken) {
      nanos.accept(taken);
    }

    /** The same player, whose answers are timed, those that fail included. */
    Player<V, D, E> timing(Player<V, D, E> player) {
      return new Player<>() {
        @Override
        public D decide(V view) {
          long asked = nanoTime.getAsLong();
          try {
            return player.decide(view);
          } finally {
            add(nanoTime.getAsLong() - asked);
          }
        }

        @Override
        public void observe(E event) {
          player.observe(event);
        }

        @Override
        public boolean observesEvents() {
          return player.observesEvents();
        }

        @Override
        public void ended(Outcome outcome) {
          player.ended(outcome);
        }
      };
    }
  }

  private List<Tally> tallies() {
    return Stream.generate(Tally::new).limit(players.size()).toList();
  }

  private void judge(PlayedGame played, List<Tally> round) {
    played.players().stream().distinct().map(round::get).forEach(tally -> tally.games++);
    for (int loser : played.losers()) {
      round.get(loser).illegalAnswers += played.illegal() ? 1 : 0;
      round.get(loser).otherFailures += played.illegal() ? 0 : 1;
    }
    MatchRecord record = record(played.round(), played.players()).plus(played.decisions());
    List<Seat> seats = IntStream.range(0, rules.seats()).mapToObj(Seat::of).toList();
    for (SeatReview seat : reviewer.of(record, game, seats).review(() -> {}, false).seats()) {
      Tally tally = round.get(played.players().get(seat.seat().index()));
      tally.unit = seat.decisions().isEmpty() ? tally.unit : seat.unit();
      seat.costsByKind().forEach((kind, costs) -> tally.costs.merge(kind, costs, Costs::plus));
    }
  }

  private Competitor competitor(int player, TournamentResult played, List<Tally> rounds) {
    ListMultimap<String, Costs> kinds = MultimapBuilder.treeKeys().arrayListValues().build();
    List<Costs> all = new ArrayList<>();
    for (Tally round : rounds) {
      round.costs.forEach(kinds::put);
      round.costs.values().stream().reduce(Costs::plus).ifPresent(all::add);
    }
    List<MeanCost> costs = new ArrayList<>();
    Multimaps.asMap(kinds).forEach((kind, sums) -> costs.add(costs(kind, sums)));
    costs.add(costs("all", all));
    return new Competitor(
        player,
        players.get(player).name(),
        rounds.stream().mapToLong(tally -> tally.games).sum(),
        played.score(player),
        rounds.stream().mapToLong(tally -> tally.illegalAnswers).sum(),
        rounds.stream().mapToLong(tally -> tally.otherFailures).sum(),
        costs,
        clocks.get(player).times());
  }

  /** The ratio of the sums, as an estimate from independent rounds. */
  private static MeanCost costs(String kind, List<Costs> rounds) {
    Costs all = rounds.stream().reduce(Costs.of(List.of()), Costs::plus);
    double mean = all.value() / all.decisions();
    double squares = 0;
    for (Costs round : rounds) {
      squares += Math.pow(round.value() - mean * round.decisions(), 2);
    }
    int degrees = rounds.size() - 1;
    double error = Math.sqrt(squares * rounds.size() / degrees) / all.decisions();
    Estimate each =
        degrees < 1 ? new Estimate(mean, Double.NaN, 0) : new Estimate(mean, error, degrees);
    return new MeanCost(kind, all.decisions(), all.mistakes(), each);
  }
}
