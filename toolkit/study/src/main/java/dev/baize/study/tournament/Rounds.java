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
    this.tables = tables();
  }

  /** All seatings of each pair; where a player plays alone, each plays the deal once. */
  private List<int[]> tables() {
    if (seats == 1) {
      return IntStream.range(0, schedule.players()).mapToObj(each -> new int[] {each}).toList();
    }
    List<int[]> games = new ArrayList<>();
    for (int[] pair : schedule.pairs()) {
      for (long seating : seatings) {
        int[] table = new int[seats];
        Arrays.setAll(table, seat -> Seatings.player(seating, seat, pair[0], pair[1]));
        games.add(table);
      }
    }
    return games;
  }

  @Override
  public Crosstable begin() {
    return new Crosstable(schedule, seatings.length);
  }

  @Override
  public int maxConcurrentMatches() {
    return tables.stream()
        .mapToInt(table -> Entrant.maxConcurrentMatches(conditions.seated(table)))
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
    private final List<Crosstable.Played> games = new ArrayList<>(tables.size());
    private @Nullable SeatedGame<V, D, E> inPlay;

    Round(long number, Crosstable into) {
      this.number = number;
      this.into = into;
    }

    @Override
    public boolean advance() {
      while (games.size() < tables.size()) {
        if (inPlay == null) {
          inPlay = new SeatedGame<>(conditions, number, tables.get(games.size()), progress, into);
        }
        Optional<Crosstable.Played> played = inPlay.advance();
        if (played.isEmpty()) {
          return false;
        }
        games.add(played.get());
        inPlay = null;
      }
      addTo(into, games);
      return true;
    }
  }

  /** Adds the points and the margin of each pair. */
  private void addTo(Crosstable table, List<Crosstable.Played> games) {
    int[][] points = new int[schedule.pairs().length][];
    for (int pair = 0; pair < points.length; pair++) {
      int[] met = schedule.pairs()[pair];
      int from = pair * seatings.length;
      List<Crosstable.Played> played =
          seats == 1
              ? List.of(games.get(met[0]), games.get(met[1]))
              : games.subList(from, from + seatings.length);
      List<Outcome> outcomes = Lists.transform(played, Crosstable.Played::outcome);
      points[pair] =
          seats == 1
              ? new int[] {Seatings.pointsAlone(outcomes.get(0), outcomes.get(1))}
              : Seatings.points(seatings, outcomes);
      table.addMargin(pair, seats == 1 ? new long[] {1, 0} : seatings, played);
    }
    table.add(points);
  }
}
