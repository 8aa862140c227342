package dev.baize.study.tournament;

import com.google.common.collect.Lists;
import dev.baize.core.game.Outcome;
import dev.baize.study.simulation.BatchTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Plays a round of a tournament: each pair of players that meet, in each seating. */
final class Rounds implements BatchTask<Crosstable> {

  /** Begins one game of a round. */
  @FunctionalInterface
  interface Deal {

    /**
     * Begins the game of a round. One that players forfeit is won by all others; if there are none,
     * by nobody, with the least score there is.
     *
     * @param seats the numbers of the players, by seat
     * @param forfeits receives a game that was forfeited
     */
    GameOfRound start(long round, int[] seats, Consumer<? super Forfeits> forfeits);
  }

  /** One game of a round. */
  @FunctionalInterface
  interface GameOfRound {

    /** Plays until it has to wait for an answer; how it ended, if it has. */
    Optional<Played> advance();
  }

  private final Schedule schedule;
  private final int seats;
  private final Deal deal;
  private final int simultaneous;
  private final long[] seatings;

  /** The games of a round in order: the numbers of the players, by seat. */
  private final List<int[]> tables;

  /**
   * Rounds.
   *
   * @param simultaneous the number of games with these players, by seat, that can be in play at the
   *     same time
   */
  Rounds(Schedule schedule, int seats, Deal deal, ToIntFunction<int[]> simultaneous) {
    this.schedule = schedule;
    this.seats = seats;
    this.deal = deal;
    this.seatings = seats == 1 ? new long[] {1} : Seatings.of(seats);
    this.tables = seats == 1 ? alone() : together();
    this.simultaneous = tables.stream().mapToInt(simultaneous).min().orElse(1);
  }

  /** Each player plays the deal once. */
  private List<int[]> alone() {
    List<int[]> games = new ArrayList<>();
    for (int player = 0; player < schedule.players(); player++) {
      games.add(new int[] {player});
    }
    return games;
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
  public int simultaneous() {
    return simultaneous;
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
    private final List<Played> games = new ArrayList<>(tables.size());
    private @Nullable GameOfRound inPlay;

    Round(long number, Crosstable into) {
      this.number = number;
      this.into = into;
    }

    @Override
    public boolean advance() {
      while (games.size() < tables.size()) {
        if (inPlay == null) {
          inPlay = deal.start(number, tables.get(games.size()), into::add);
        }
        Optional<Played> played = inPlay.advance();
        if (played.isEmpty()) {
          return false;
        }
        games.add(played.get());
        inPlay = null;
      }
      List<Outcome> outcomes = Lists.transform(games, Played::outcome);
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

  private void addMargins(List<Played> games, Margins margins) {
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
