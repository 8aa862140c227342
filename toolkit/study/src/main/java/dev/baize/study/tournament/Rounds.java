package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.collect.Lists;
import com.google.common.primitives.Ints;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.IllegalAnswerException;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.BatchTask;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.tournament.Crosstable.Played;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays the rounds of a tournament: each pair of players that meet, in each seating. */
record Rounds<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules,
    List<Entrant<V, D, E>> players,
    StudySetup setup,
    Schedule schedule,
    OnFailure onFailure,
    long maxDecisions,
    @Nullable Consumer<? super PlayedGame> watcher) {

  private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);

  Rounds {
    players = List.copyOf(players);
    requireNonNull(onFailure);
    checkArgument(maxDecisions >= 1, "%s decisions; expected 1 or more", maxDecisions);
  }

  Rounds<V, D, E> with(Schedule other) {
    return new Rounds<>(rules, players, setup, other, onFailure, maxDecisions, watcher);
  }

  Rounds<V, D, E> with(OnFailure other) {
    return new Rounds<>(rules, players, setup, schedule, other, maxDecisions, watcher);
  }

  Rounds<V, D, E> withMaxDecisions(long number) {
    return new Rounds<>(rules, players, setup, schedule, onFailure, number, watcher);
  }

  Rounds<V, D, E> watchedBy(Consumer<? super PlayedGame> other) {
    return new Rounds<>(rules, players, setup, schedule, onFailure, maxDecisions, other);
  }

  /** The number of games of a pair of players; 1 if each of them plays alone. */
  int gamesPerPair() {
    return Seatings.games(rules.seats());
  }

  /** A table of no rounds. */
  Crosstable noRounds() {
    return new Crosstable(schedule, gamesPerPair());
  }

  BatchTask<Crosstable> task(Progress progress) {
    return new Task(progress);
  }

  private final class Task implements BatchTask<Crosstable> {

    private final Progress progress;
    private final boolean alone = rules.seats() == 1;
    private final long[] seatings = alone ? new long[] {1} : Seatings.of(rules.seats());

    /** The games of a round in order: the numbers of the players, by seat. */
    private final List<int[]> tables = new ArrayList<>();

    /** All seatings of each pair; where a player plays alone, each plays the deal once. */
    Task(Progress progress) {
      this.progress = progress;
      for (int i = 0; alone && i < players.size(); i++) {
        tables.add(new int[] {i});
      }
      for (int[] pair : alone ? new int[0][] : schedule.pairs()) {
        for (long seating : seatings) {
          int[] table = new int[rules.seats()];
          Arrays.setAll(table, seat -> Seatings.player(seating, seat, pair[0], pair[1]));
          tables.add(table);
        }
      }
    }

    private List<Entrant<V, D, E>> entrants(int[] table) {
      return Arrays.stream(table).mapToObj(players::get).toList();
    }

    @Override
    public Crosstable begin() {
      return noRounds();
    }

    @Override
    public int maxConcurrentMatches() {
      return tables.stream()
          .mapToInt(table -> Entrant.maxConcurrentMatches(entrants(table)))
          .min()
          .orElse(1);
    }

    @Override
    public Game start(long round, Crosstable into) {
      return new Round(this, round, into);
    }

    @Override
    public void join(Crosstable total, Crosstable next) {
      total.add(next);
    }

    /** Adds the points and the margin of each pair. */
    private void addTo(Crosstable table, List<Played> games) {
      int[][] points = new int[schedule.pairs().length][];
      for (int pair = 0; pair < points.length; pair++) {
        int[] met = schedule.pairs()[pair];
        int from = pair * seatings.length;
        List<Played> played =
            alone
                ? List.of(games.get(met[0]), games.get(met[1]))
                : games.subList(from, from + seatings.length);
        List<Outcome> outcomes = Lists.transform(played, Played::outcome);
        points[pair] =
            alone
                ? new int[] {Seatings.pointsAlone(outcomes.get(0), outcomes.get(1))}
                : Seatings.points(seatings, outcomes);
        table.addMargin(pair, alone ? new long[] {1, 0} : seatings, played);
      }
      table.add(points);
    }
  }

  /** A round; if somebody watches, it listens to its games. */
  private final class Round implements BatchTask.Game, Listener<D, E> {

    private final Task task;
    private final long number;
    private final Crosstable into;
    private final List<Played> games = new ArrayList<>();

    /** The game at the next table; null before it begins. */
    private @Nullable GameInProgress game;

    /** The decisions of that game, if somebody watches. */
    private final List<String> decisions = new ArrayList<>();

    Round(Task task, long number, Crosstable into) {
      this.task = task;
      this.number = number;
      this.into = into;
    }

    @Override
    public boolean wantsEvents() {
      return false;
    }

    @Override
    public void decided(Seat seat, D decision) {
      decisions.add(MatchRecord.textOf(decision));
    }

    @Override
    public boolean advance() {
      while (games.size() < task.tables.size()) {
        int[] table = task.tables.get(games.size());
        List<Entrant<V, D, E>> seated = task.entrants(table);
        if (game == null) {
          decisions.clear();
          game = task.progress.begin(number, seated.stream().map(Entrant::name).toList());
        }
        Optional<Played> played = advance(game, table, seated);
        if (played.isEmpty()) {
          return false;
        }
        games.add(played.get());
        game = null;
      }
      task.addTo(into, games);
      return true;
    }

    /**
     * Plays until the game has to wait for an answer; how it ended, if it has. A game that players
     * forfeit is won by all others; if there are none, by nobody, with the least score there is.
     */
    private Optional<Played> advance(
        GameInProgress current, int[] table, List<Entrant<V, D, E>> seated) {
      List<Integer> seats = Ints.asList(table);
      Match<?, ?, ?> match;
      Optional<Outcome> outcome;
      try {
        match = current.resume(() -> sitDown(current, seated));
        outcome = match.advance(maxDecisions);
      } catch (Throwable e) {
        Set<Integer> losers = onFailure == OnFailure.FORFEIT ? losers(seats, e) : Set.of();
        if (losers.isEmpty()) {
          throw new GameFailedException("round", setup.seed(), current, e);
        }
        Played lost = new Played(forfeited(current, seats, losers, e), 0);
        tell(seats, losers, isIllegalAnswer(e));
        return Optional.of(lost);
      }
      if (outcome.isPresent()) {
        current.end();
        tell(seats, Set.of(), false);
      }
      return outcome.map(end -> new Played(end, match.hand() + 1));
    }

    private void tell(List<Integer> seats, Set<Integer> losers, boolean illegal) {
      if (watcher != null) {
        watcher.accept(new PlayedGame(number, seats, decisions, losers, illegal));
      }
    }

    /** Who answers nothing (null) has thrown nothing. */
    private static boolean isIllegalAnswer(Throwable thrown) {
      return thrown instanceof MatchStoppedException stopped
          && !stopped.isTooLong()
          && (stopped.getCause() == null
              || stopped.getCause() instanceof IllegalDecisionException
              || stopped.getCause() instanceof IllegalAnswerException);
    }

    private Match<V, D, E> sitDown(GameInProgress current, List<Entrant<V, D, E>> seated) {
      Seed own = Match.seedOf(setup.seed(), number);
      Match.Builder<V, D, E> match =
          Match.builder(rules, current.seat(seated, rules, own), own).names(current.players());
      return watcher == null ? match.build() : match.listener(this).build();
    }

    /** The outcome of a game that players have lost by failing. */
    private Outcome forfeited(
        GameInProgress current, List<Integer> table, Set<Integer> losers, Throwable failure) {
      current.end();
      LOG.atDebug()
          .addKeyValue("round", number)
          .addKeyValue("players", current.players())
          .addKeyValue("losers", losers)
          .setCause(failure)
          .log("game forfeited");
      String message = GameInProgress.failure(failure);
      losers.forEach(loser -> into.add(Forfeits.one(loser, number, table, message)));
      List<Seat> winners =
          IntStream.range(0, table.size())
              .filter(seat -> !losers.contains(table.get(seat)))
              .mapToObj(Seat::of)
              .toList();
      List<Long> scores =
          table.stream().map(player -> losers.contains(player) ? Long.MIN_VALUE : 0L).toList();
      return new Outcome(scores, winners);
    }

    /**
     * The player that failed, or all players if the game took too many decisions; nobody if the
     * game itself failed. Nobody is blamed for an {@link OutOfMemoryError} either: it hits whoever
     * allocates next, not whoever used up the memory.
     */
    private static Set<Integer> losers(List<Integer> table, Throwable thrown) {
      if (Throwables.getCausalChain(thrown).stream().anyMatch(OutOfMemoryError.class::isInstance)) {
        return Set.of();
      }
      if (thrown instanceof MatchStoppedException stopped) {
        return stopped.isTooLong()
            ? new TreeSet<>(table)
            : Set.of(table.get(stopped.seat().index()));
      }
      return thrown instanceof PlayerCreationException unseated
          ? Set.of(table.get(unseated.seat().index()))
          : Set.of();
    }
  }
}
