package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.PlayTable;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.IndexPlay;
import dev.baize.blackjack.counting.IndexPlays;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A strategy card with index plays, as lookup tables that are filled lazily; thread-safe. */
final class CounterStrategy {
  private static final Map<BlackjackHouseRules, Strategy> BASIC = new ConcurrentHashMap<>();
  private static final Map<Key, CounterStrategy> CARDS = new ConcurrentHashMap<>();
  private static final Map<Counted, IndexPlays> PLAYS = new ConcurrentHashMap<>();

  private final BlackjackHouseRules house;
  private final Reading reading;
  private final double[] indices;

  /** The card below all indices, then from each of them on. */
  private final List<HouseStrategy> cards = new ArrayList<>();

  private final double insurance;

  private final PlayTable<CountedDecision> plays = new PlayTable<>(this::play);

  CounterStrategy(BlackjackHouseRules house, Reading reading, IndexPlays known) {
    this.house = house;
    this.reading = reading;
    CountedStrategy strategy = new CountedStrategy(basic(house), known, reading);
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

  private record Counted(BlackjackHouseRules house, CardCount count) {}

  private record Key(Counted by, @Nullable TrueCountRounding rounding, int indices) {}

  /** The card of all who count alike, computed once; index plays take some seconds. */
  static CounterStrategy of(
      BlackjackHouseRules house,
      CardCount count,
      @Nullable TrueCountRounding rounding,
      int indices) {
    Counted by = new Counted(house, count);
    return CARDS.computeIfAbsent(
        new Key(by, rounding, indices),
        key -> {
          IndexPlays known =
              indices == 0
                  ? IndexPlays.none()
                  : PLAYS
                      .computeIfAbsent(by, added -> IndexPlays.of(house, count))
                      .mostValuable(indices);
          return new CounterStrategy(house, new Reading(count, house.decks(), rounding), known);
        });
  }

  /** The basic strategy of a house for a fresh shoe, computed once in some 50 milliseconds. */
  static Strategy basic(BlackjackHouseRules house) {
    return BASIC.computeIfAbsent(
        house,
        added ->
            ExactAnalysis.of(house, Composition.decks(house.decks()), StrategyClass.BASIC, 1)
                .strategy()
                .orElseThrow());
  }

  boolean isOf(BlackjackHouseRules other) {
    return house.equals(other);
  }

  Reading reading() {
    return reading;
  }

  BlackjackDecision play(BlackjackView view) {
    CountedDecision decision = plays.decide(view);
    BlackjackDecision fixed = decision.fixed;
    return fixed == null ? decision.at(reading.count(view)) : fixed;
  }

  private CountedDecision play(
      int up, HandValue hand, boolean pair, List<BlackjackDecision> legal) {
    return CountedDecision.of(indices, from -> cards.get(from).play(up, hand, pair, legal));
  }

  /** Whether to give the first two cards up before the dealer looks for a natural. */
  boolean surrenders(BlackjackView view) {
    HouseStrategy card = cards.get(passed(indices, reading.count(view)));
    return card.surrenders(HandValue.points(view.upcard().rank()), view.hand(), view.isPair());
  }

  /** How many of ascending indices a count has passed. */
  private static int passed(double[] indices, double count) {
    int passed = 0;
    while (passed < indices.length && count >= indices[passed]) {
      passed++;
    }
    return passed;
  }

  boolean insures(BlackjackView view) {
    return reading.count(view) >= insurance || cards.get(0).insures(view.hand(), view.isPair());
  }

  /** A decision that may depend on the count. Immutable. */
  static final class CountedDecision {
    /** Null if it depends on the count. */
    final @Nullable BlackjackDecision fixed;

    private final double[] indices;

    /** One more than there are indices. */
    private final BlackjackDecision[] decisions;

    private CountedDecision(double[] indices, BlackjackDecision[] decisions) {
      this.indices = indices;
      this.decisions = decisions;
      this.fixed = indices.length == 0 ? decisions[0] : null;
    }

    /** Keeps only those of ascending indices at which the decision changes. */
    static CountedDecision of(double[] indices, IntFunction<BlackjackDecision> decide) {
      int[] changes =
          IntStream.range(0, indices.length)
              .filter(i -> !decide.apply(i + 1).equals(decide.apply(i)))
              .toArray();
      return new CountedDecision(
          IntStream.of(changes).mapToDouble(i -> indices[i]).toArray(),
          IntStream.concat(IntStream.of(0), IntStream.of(changes).map(i -> i + 1))
              .mapToObj(decide)
              .toArray(BlackjackDecision[]::new));
    }

    BlackjackDecision at(double count) {
      return decisions[passed(indices, count)];
    }
  }

  /** A strategy card with index plays. Immutable. */
  static final class CountedStrategy {
    private final Strategy basic;
    private final Map<Case, List<CountIndex>> departures = new HashMap<>();
    private final double[] indices;

    private final Reading reading;

    private record Case(int up, Situation situation) {}

    CountedStrategy(Strategy basic, IndexPlays plays, Reading reading) {
      this.basic = basic;
      this.reading = reading;
      for (IndexPlay play : plays.plays()) {
        for (CountIndex each : play.indices()) {
          departures
              .computeIfAbsent(new Case(each.up(), each.situation()), added -> new ArrayList<>())
              .add(each);
        }
      }
      for (List<CountIndex> of : departures.values()) {
        // Those farther from the basic choice come later, and so decide.
        of.sort(
            Comparator.comparingDouble(each -> each.isPlayedAbove() ? count(each) : -count(each)));
      }
      this.indices =
          departures.values().stream()
              .flatMap(List::stream)
              .mapToDouble(this::count)
              .sorted()
              .distinct()
              .toArray();
    }

    private double count(CountIndex index) {
      return reading.index(index.trueCount());
    }

    double[] indices() {
      return indices.clone();
    }

    Strategy at(double count) {
      return new Strategy() {
        @Override
        public Choice choose(int up, Situation situation) {
          Choice choice = basic.choose(up, situation);
          for (CountIndex each : departures.getOrDefault(new Case(up, situation), List.of())) {
            if (each.isPlayedAbove() == count >= count(each)) {
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
}
