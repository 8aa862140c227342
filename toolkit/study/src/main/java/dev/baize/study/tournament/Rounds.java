package dev.baize.study.tournament;

import com.google.common.collect.Lists;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.BatchTask;
import dev.baize.study.simulation.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Plays a round of a tournament: each pair of players that meet, in each seating. */
final class Rounds<V extends View, D extends Decision, E extends Event>
    implements BatchTask<Crosstable> {

  private final Conditions<V, D, E> conditions;
  private final Schedule schedule;
  private final Progress progress;
  private final int seats;
  private final long[] seatings;

  /** The games of a round in order: the numbers of the players, by seat. */
  private final List<int[]> tables;

  Rounds(Conditions<V, D, E> conditions, Progress progress) {
    this.conditions = conditions;
    this.schedule = conditions.schedule();
    this.progress = progress;
    this.seats = conditions.rules().seats();
    this.seatings = seats == 1 ? new long[] {1} : Seatings.of(seats);
    this.tables = seats == 1 ? alone() : together();
  }

  private List<Entrant<V, D, E>> entrants(int[] table) {
    return Arrays.stream(table).mapToObj(conditions.players()::get).toList();
  }

  /** Each player plays the deal once. */
  private List<int[]> alone() {
    return IntStream.range(0, schedule.players()).mapToObj(player -> new int[] {player}).toList();
  }

  private List<int[]> together() {
    List<int[]> games = new ArrayList<>();
    for (int[] pair : schedule.pairs()) {
      for (long seating : seatings) {
        games.add(table(seating, pair[0], pair[1]));
      }
    }
    return games;
  }

  private int[] table(long seating, int first, int second) {
    int[] table = new int[seats];
    Arrays.setAll(table, seat -> Seatings.player(seating, seat, first, second));
    return table;
  }

  @Override
  public Crosstable begin() {
    return new Crosstable(schedule, seatings.length);
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
    return new Round(round, into);
  }

  @Override
  public void join(Crosstable total, Crosstable next) {
    total.add(next);
  }

  private final class Round implements BatchTask.Game {

    private final long number;
    private final Crosstable into;
    private final List<Margins.Played> games = new ArrayList<>(tables.size());
    private @Nullable SeatedGame<V, D, E> inPlay;

    Round(long number, Crosstable into) {
      this.number = number;
      this.into = into;
    }

    @Override
    public boolean advance() {
      while (games.size() < tables.size()) {
        if (inPlay == null) {
          int[] table = tables.get(games.size());
          inPlay = new SeatedGame<>(conditions, number, table, entrants(table), progress, into);
        }
        Optional<Margins.Played> played = inPlay.advance();
        if (played.isEmpty()) {
          return false;
        }
        games.add(played.get());
        inPlay = null;
      }
      List<Outcome> outcomes = Lists.transform(games, Margins.Played::outcome);
      into.add(seats == 1 ? compared(outcomes) : exchanged(outcomes));
      addMargins(games, into.margins());
      return true;
    }
  }

  /** The points of each pair, who are compared. */
  private int[][] compared(List<Outcome> outcomes) {
    int[][] points = new int[schedule.pairs().length][1];
    for (int pair = 0; pair < points.length; pair++) {
      int[] met = schedule.pairs()[pair];
      points[pair][0] = Seatings.pointsAlone(outcomes.get(met[0]), outcomes.get(met[1]));
    }
    return points;
  }

  /** The points of each pair in the games in which they exchange seats. */
  private int[][] exchanged(List<Outcome> outcomes) {
    int[][] points = new int[schedule.pairs().length][seatings.length];
    for (int game = 0; game < outcomes.size(); game++) {
      int seating = game % seatings.length;
      points[game / seatings.length][seating] =
          Seatings.points(seatings[seating], outcomes.get(game));
    }
    return points;
  }

  private void addMargins(List<Margins.Played> games, Margins margins) {
    for (int pair = 0; pair < schedule.pairs().length; pair++) {
      if (seats == 1) {
        int[] met = schedule.pairs()[pair];
        margins.add(pair, new long[] {1, 0}, List.of(games.get(met[0]), games.get(met[1])));
      } else {
        int from = pair * seatings.length;
        margins.add(pair, seatings, games.subList(from, from + seatings.length));
      }
    }
  }
}
