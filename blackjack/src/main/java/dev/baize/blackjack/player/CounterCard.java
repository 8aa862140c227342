package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.PlayTable;
import dev.baize.blackjack.counting.IndexPlays;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The strategy card of a house with index plays, as lookup tables. They are filled lazily;
 * thread-safe.
 */
final class CounterCard {
  private final BlackjackHouseRules house;
  private final Reading reading;
  private final double[] indices;

  /** The card below all indices, then from each of them on. */
  private final List<HouseCard> cards = new ArrayList<>();

  private final double insurance;

  /** By {@linkplain PlayTable#caseOf case}, as are surrenders. */
  private final @Nullable CountedDecision[] plays = new CountedDecision[PlayTable.CASES];

  private final @Nullable CountedDecision[] surrenders = new CountedDecision[PlayTable.CASES];

  CounterCard(BlackjackHouseRules house, Reading reading, IndexPlays known) {
    this.house = house;
    this.reading = reading;
    CountedStrategy strategy = new CountedStrategy(BasicCard.of(house).strategy(), known, reading);
    this.indices = strategy.indices();
    cards.add(new HouseCard(house, strategy.at(Double.NEGATIVE_INFINITY)));
    for (double index : indices) {
      cards.add(new HouseCard(house, strategy.at(index)));
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
}
