package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * In how many games of two samples something is seen: which decisions are legal in the next turns
 * of random play, and what the other seats see if there are few possibilities.
 */
final class WorldCounts {

  private static final int TURNS = 6;

  /** The number of decisions that are counted in each turn, the first ones. */
  private static final int DECISIONS = 40;

  /** If there are more possibilities, each is too rare for a comparison. */
  private static final int MAX_POSSIBILITIES = 50;

  /** Chi-square with one degree of freedom, exceeded by chance with probability 1/2000. */
  private static final double SUSPICIOUS = 12;

  /** Chi-square with one degree of freedom, exceeded by chance with probability 1/2,000,000. */
  private static final double DIFFERENT = 25.3;

  /** A decision that is legal a number of turns later. */
  private record Legal(int turns, Seat seat, Decision decision) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT, "\"%s\" is legal for %s, %d turns on,", decision.text(), seat, turns);
    }
  }

  /** In how many games of each sample something is seen. */
  private static final class Count {
    int fitting;
    int drawn;
  }

  /** All seats but the one to which all games look the same. */
  private final List<Seat> others;

  private final Map<Object, Count> legal = new LinkedHashMap<>();
  private final Map<Object, Count> seenByOthers = new LinkedHashMap<>();
  private final Count games = new Count();

  WorldCounts(List<Seat> others) {
    this.others = others;
  }

  /** Adds a game that fits what the seat has seen, and plays it on. */
  void addFitting(Game<View, Decision> game, RandomGenerator random) {
    games.fitting++;
    look(game, random).forEach(count -> count.fitting++);
  }

  /** Adds a game that was drawn from the view, and plays it on. */
  void addDrawn(Game<View, Decision> game, RandomGenerator random) {
    games.drawn++;
    look(game, random).forEach(count -> count.drawn++);
  }

  private List<Count> look(Game<View, Decision> game, RandomGenerator random) {
    List<Count> seen = new ArrayList<>();
    if (seenByOthers.size() <= MAX_POSSIBILITIES) {
      seen.add(
          seenByOthers.computeIfAbsent(
              others.stream().map(game::view).toList(), key -> new Count()));
    }
    for (int turns = 0; turns < TURNS && !game.isOver(); turns++) {
      List<Decision> decisions = game.legal();
      for (Decision decision : decisions.subList(0, Math.min(DECISIONS, decisions.size()))) {
        Legal key = new Legal(turns, game.toAct(), decision);
        seen.add(legal.computeIfAbsent(key, any -> new Count()));
      }
      game.apply(SampleGame.any(decisions, random));
    }
    return seen;
  }

  private Map<Object, Count> all() {
    Map<Object, Count> all = new LinkedHashMap<>(legal);
    if (seenByOthers.size() <= MAX_POSSIBILITIES) {
      all.putAll(seenByOthers);
    }
    return all;
  }

  private Count of(Object what) {
    return all().getOrDefault(what, new Count());
  }

  /** What differs most between the samples, if that much is rare by chance. */
  Optional<Object> suspicious() {
    return all().entrySet().stream()
        .max(Comparator.comparingDouble(entry -> chiSquare(entry.getValue())))
        .filter(most -> chiSquare(most.getValue()) > SUSPICIOUS)
        .map(Map.Entry::getKey);
  }

  /** Whether the samples differ in something by more than chance. */
  boolean isDifferent(Object what) {
    return chiSquare(of(what)) > DIFFERENT;
  }

  private double chiSquare(Count count) {
    double share = (double) (count.fitting + count.drawn) / (games.fitting + games.drawn);
    double difference = (double) count.fitting / games.fitting - (double) count.drawn / games.drawn;
    double variance = share * (1 - share) * (1.0 / games.fitting + 1.0 / games.drawn);
    return variance == 0 ? 0 : difference * difference / variance;
  }

  /** In how many games that fit something is seen. */
  String fitting(Object what) {
    return String.format(Locale.ROOT, "%d of %d games that fit", of(what).fitting, games.fitting);
  }

  /** In how many games that were drawn something is seen. */
  String drawn(Object what) {
    return String.format(Locale.ROOT, "%d of %d games drawn", of(what).drawn, games.drawn);
  }
}
