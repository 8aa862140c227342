package dev.baize.core.tournament;

import dev.baize.core.game.Outcome;
import dev.baize.core.simulation.BatchTask;
import java.util.Arrays;
import java.util.function.Consumer;

/** Plays a round of a tournament: each pair of players in each seating. */
final class Rounds implements BatchTask<Crosstable> {

  /** Plays one game of a round. */
  @FunctionalInterface
  interface Deal {

    /**
     * Plays the game of a round. One that a player forfeits is won by all others; if there are
     * none, it has the least score there is.
     *
     * @param seats the numbers of the players, by seat
     * @param forfeits receives a game that was forfeited
     */
    Outcome play(long round, int[] seats, Consumer<? super Forfeits> forfeits);
  }

  private final int players;
  private final int seats;
  private final Deal deal;
  private final long[] seatings;

  Rounds(int players, int seats, Deal deal) {
    this.players = players;
    this.seats = seats;
    this.deal = deal;
    this.seatings = seats == 1 ? new long[] {1} : Seatings.of(seats);
  }

  @Override
  public Crosstable begin() {
    return new Crosstable(players, seatings.length);
  }

  @Override
  public void play(long round, Crosstable into) {
    into.add(seats == 1 ? alone(round, into::add) : together(round, into::add));
  }

  @Override
  public void join(Crosstable total, Crosstable next) {
    total.add(next);
  }

  /** Each player plays the deal once and is compared with all others. */
  private int[][] alone(long round, Consumer<Forfeits> forfeits) {
    Outcome[] outcomes = new Outcome[players];
    for (int player = 0; player < players; player++) {
      outcomes[player] = deal.play(round, new int[] {player}, forfeits);
    }
    int[][] points = new int[players * (players - 1) / 2][];
    int pair = 0;
    for (int first = 0; first < players; first++) {
      for (int second = first + 1; second < players; second++) {
        points[pair++] = new int[] {Seatings.pointsAlone(outcomes[first], outcomes[second])};
      }
    }
    return points;
  }

  private int[][] together(long round, Consumer<Forfeits> forfeits) {
    int[][] points = new int[players * (players - 1) / 2][];
    int pair = 0;
    for (int first = 0; first < players; first++) {
      for (int second = first + 1; second < players; second++) {
        points[pair++] = together(round, first, second, forfeits);
      }
    }
    return points;
  }

  private int[] together(long round, int first, int second, Consumer<Forfeits> forfeits) {
    int[] points = new int[seatings.length];
    int[] table = new int[seats];
    for (int i = 0; i < seatings.length; i++) {
      long seating = seatings[i];
      Arrays.setAll(table, seat -> Seatings.player(seating, seat, first, second));
      points[i] = Seatings.points(seating, deal.play(round, table, forfeits));
    }
    return points;
  }
}
