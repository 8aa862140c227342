package dev.baize.blackjack.player;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.IndexPlay;
import dev.baize.blackjack.counting.IndexPlays;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A strategy card with index plays. Immutable. */
final class CountedStrategy {
  private final Strategy basic;
  private final Map<Case, List<Departure>> departures = new HashMap<>();
  private final double[] indices;

  private record Case(int up, Situation situation) {}

  /**
   * A choice from a count on, or below it. {@code above} says whether it is made above the index,
   * not below.
   */
  private record Departure(double index, boolean above, Choice choice) {
    boolean isMadeAt(double count) {
      return above == count >= index;
    }
  }

  CountedStrategy(Strategy basic, IndexPlays plays, Reading reading) {
    this.basic = basic;
    for (IndexPlay play : plays.plays()) {
      for (CountIndex index : play.indices()) {
        departures
            .computeIfAbsent(new Case(index.up(), index.situation()), added -> new ArrayList<>())
            .add(new Departure(reading.index(index.trueCount()), play.above(), play.choice()));
      }
    }
    for (List<Departure> of : departures.values()) {
      // Those farther from the basic choice come later, and so decide.
      of.sort(Comparator.comparingDouble(each -> each.above() ? each.index() : -each.index()));
    }
    this.indices =
        departures.values().stream()
            .flatMap(List::stream)
            .mapToDouble(Departure::index)
            .sorted()
            .distinct()
            .toArray();
  }

  /** The counts at which some choice changes, ascending. */
  double[] indices() {
    return indices.clone();
  }

  Strategy at(double count) {
    return new Strategy() {
      @Override
      public Choice choose(int up, Situation situation) {
        Choice choice = basic.choose(up, situation);
        for (Departure each : departures.getOrDefault(new Case(up, situation), List.of())) {
          if (each.isMadeAt(count)) {
            choice = each.choice();
          }
        }
        return choice;
      }

      @Override
      public boolean knows(Situation situation) {
        return basic.knows(situation);
      }

      @Override
      public boolean insures(Situation situation) {
        return basic.insures(situation);
      }
    };
  }
}
