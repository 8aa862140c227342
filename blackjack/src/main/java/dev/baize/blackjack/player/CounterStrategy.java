package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.PlayTable;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.IndexPlay;
import dev.baize.blackjack.counting.IndexPlays;
import dev.baize.blackjack.player.HouseStrategy.BasicStrategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A strategy card with index plays, as lookup tables that are filled lazily; thread-safe. */
final class CounterStrategy {
  private final BlackjackHouseRules house;
  private final Reading reading;
  private final double[] indices;

  /** The card below all indices, then from each of them on. */
  private final List<HouseStrategy> cards = new ArrayList<>();

  private final double insurance;

  /** By {@linkplain PlayTable#caseOf case}, as are surrenders. */
  private final @Nullable CountedDecision[] plays = new CountedDecision[PlayTable.CASES];

  private final @Nullable CountedDecision[] surrenders = new CountedDecision[PlayTable.CASES];

  CounterStrategy(BlackjackHouseRules house, Reading reading, IndexPlays known) {
    this.house = house;
    this.reading = reading;
    CountedStrategy strategy =
        new CountedStrategy(BasicStrategy.of(house).strategy(), known, reading);
    this.indices = strategy.indices();
    cards.add(new HouseStrategy(house, strategy.at(Double.NEGATIVE_INFINITY)));
    for (double index : indices) {
      cards.add(new HouseStrategy(house, strategy.at(index)));
    }
    this.insurance =
        known.insurance().isPresent()
            ? reading.index(known.insurance().getAsDouble())
            : Double.POSITIVE_INFINITY;
  }

  boolean isOf(BlackjackHouseRules other) {
    return house.equals(other);
  }

  Reading reading() {
    return reading;
  }

  BlackjackDecision play(BlackjackView view) {
    int number = PlayTable.caseOf(view);
    CountedDecision decision = plays[number];
    if (decision == null) {
      decision = play(up(view), view.hand(), view.isPair(), view.legal());
      plays[number] = decision;
    }
    return at(decision, view);
  }

  private CountedDecision play(
      int up, HandValue hand, boolean pair, List<BlackjackDecision> legal) {
    return CountedDecision.of(indices, from -> cards.get(from).play(up, hand, pair, legal));
  }

  /** What to do when asked whether to surrender before the dealer looks for a natural. */
  BlackjackDecision surrender(BlackjackView view) {
    int number = PlayTable.caseOf(view);
    CountedDecision decision = surrenders[number];
    if (decision == null) {
      decision = surrender(up(view), view.hand(), view.isPair());
      surrenders[number] = decision;
    }
    return at(decision, view);
  }

  private CountedDecision surrender(int up, HandValue hand, boolean pair) {
    return CountedDecision.of(
        indices,
        from ->
            cards.get(from).surrenders(up, hand, pair)
                ? BlackjackDecision.surrender()
                : BlackjackDecision.decline());
  }

  private BlackjackDecision at(CountedDecision decision, BlackjackView view) {
    return decision.isFixed() ? decision.first() : decision.at(reading.count(view));
  }

  boolean insures(BlackjackView view) {
    return reading.count(view) >= insurance || cards.get(0).insures(view.hand(), view.isPair());
  }

  private static int up(BlackjackView view) {
    return HandValue.points(view.upcard().rank());
  }

  /** A decision that may depend on the count. Immutable. */
  static final class CountedDecision {
    private final double[] indices;

    /** One more than there are indices. */
    private final BlackjackDecision[] decisions;

    private CountedDecision(double[] indices, BlackjackDecision[] decisions) {
      this.indices = indices;
      this.decisions = decisions;
    }

    /** Keeps only those of ascending indices at which the decision changes. */
    static CountedDecision of(double[] indices, IntFunction<BlackjackDecision> decide) {
      List<Double> kept = new ArrayList<>();
      List<BlackjackDecision> decisions = new ArrayList<>();
      BlackjackDecision last = decide.apply(0);
      decisions.add(last);
      for (int i = 0; i < indices.length; i++) {
        BlackjackDecision next = decide.apply(i + 1);
        if (!next.equals(last)) {
          kept.add(indices[i]);
          decisions.add(next);
          last = next;
        }
      }
      return new CountedDecision(
          kept.stream().mapToDouble(Double::doubleValue).toArray(),
          decisions.toArray(new BlackjackDecision[0]));
    }

    boolean isFixed() {
      return indices.length == 0;
    }

    BlackjackDecision first() {
      return decisions[0];
    }

    BlackjackDecision at(double count) {
      int passed = 0;
      while (passed < indices.length && count >= indices[passed]) {
        passed++;
      }
      return decisions[passed];
    }
  }

  /** A strategy card with index plays. Immutable. */
  static final class CountedStrategy {
    private final Strategy basic;
    private final Map<Case, List<Departure>> departures = new HashMap<>();
    private final double[] indices;

    private record Case(int up, Situation situation) {}

    /** A choice from a count on, or below it. */
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

  /** The cards of all who use one count, each computed once. Thread-safe. */
  static final class Cache {
    private final CardCount count;
    private final Map<BlackjackHouseRules, IndexPlays> plays = new ConcurrentHashMap<>();
    private final Map<Key, CounterStrategy> cards = new ConcurrentHashMap<>();

    private record Key(BlackjackHouseRules house, int indices, TrueCountRounding rounding) {}

    Cache(CardCount count) {
      this.count = count;
    }

    CounterStrategy card(
        BlackjackHouseRules house,
        int indices,
        TrueCountRounding rounding,
        Function<BlackjackHouseRules, Reading> reading) {
      return cards.computeIfAbsent(
          new Key(house, indices, rounding),
          key -> new CounterStrategy(house, reading.apply(house), known(house, indices)));
    }

    /** The most valuable index plays, which take some seconds if there are any. */
    private IndexPlays known(BlackjackHouseRules house, int indices) {
      return indices == 0
          ? IndexPlays.none()
          : plays
              .computeIfAbsent(house, added -> IndexPlays.of(added, count))
              .mostValuable(indices);
    }
  }
}
