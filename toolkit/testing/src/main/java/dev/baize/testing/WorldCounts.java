package dev.baize.testing;

import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

  /** In how many of some games each decision is legal, and the other seats see something. */
  private static final class Sample {
    final int games;
    final Multiset<Object> legal = LinkedHashMultiset.create();
    final Multiset<Object> views = LinkedHashMultiset.create();

    /** Looks at games, and plays them on. */
    Sample(List<Game<View, Decision>> sample, List<Seat> others, RandomGenerator random) {
      this.games = sample.size();
      for (Game<View, Decision> game : sample) {
        views.add(others.stream().map(game::view).toList());
        for (int turns = 0; turns < TURNS && !game.isOver(); turns++) {
          List<Decision> decisions = game.legal();
          for (Decision decision : decisions.subList(0, Math.min(DECISIONS, decisions.size()))) {
            legal.add(new Legal(turns, game.toAct(), decision));
          }
          game.apply(SampleGame.any(decisions, random));
        }
      }
    }

    int count(Object what) {
      return legal.count(what) + views.count(what);
    }
  }

  private final Sample fitting;
  private final Sample drawn;

  /**
   * Counts in games that fit what a seat has seen, and in those that were drawn from its view.
   *
   * @param others the other seats
   */
  WorldCounts(
      List<Game<View, Decision>> fitting,
      List<Game<View, Decision>> drawn,
      List<Seat> others,
      RandomGenerator random) {
    this.fitting = new Sample(fitting, others, random);
    this.drawn = new Sample(drawn, others, random);
  }

  /** What differs most between the samples, if that much is rare by chance. */
  Optional<Object> suspicious() {
    Set<Object> views = Sets.union(fitting.views.elementSet(), drawn.views.elementSet());
    Set<Object> legal = Sets.union(fitting.legal.elementSet(), drawn.legal.elementSet());
    return (views.size() > MAX_POSSIBILITIES ? legal : Sets.union(legal, views))
        .stream()
            .max(Comparator.comparingDouble(this::chiSquare))
            .filter(most -> chiSquare(most) > SUSPICIOUS);
  }

  /** Whether the samples differ in something by more than chance. */
  boolean isDifferent(Object what) {
    return chiSquare(what) > DIFFERENT;
  }

  private double chiSquare(Object what) {
    double fits = fitting.count(what);
    double draws = drawn.count(what);
    double share = (fits + draws) / (fitting.games + drawn.games);
    double difference = fits / fitting.games - draws / drawn.games;
    double variance = share * (1 - share) * (1.0 / fitting.games + 1.0 / drawn.games);
    return variance == 0 ? 0 : difference * difference / variance;
  }

  /** In how many games that fit something is seen. */
  String fitting(Object what) {
    return fitting.count(what) + " of " + fitting.games + " games that fit";
  }

  /** In how many games that were drawn something is seen. */
  String drawn(Object what) {
    return drawn.count(what) + " of " + drawn.games + " games drawn";
  }
}
