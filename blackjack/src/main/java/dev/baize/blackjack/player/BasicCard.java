package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.PlayTable;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The basic strategy card of a house: the best play by total, softness, pair, up card and what is
 * allowed, for a fresh shoe. Immutable except for a cache.
 */
final class BasicCard {
  private static final Map<BlackjackHouseRules, BasicCard> CARDS = new ConcurrentHashMap<>();

  private final BlackjackHouseRules house;
  private final Strategy strategy;
  private final HouseCard card;
  private final PlayTable table;

  private BasicCard(BlackjackHouseRules house) {
    this.house = house;
    this.strategy =
        ExactAnalysis.of(house, Composition.decks(house.decks()), StrategyClass.BASIC, 1)
            .strategy()
            .orElseThrow();
    this.card = new HouseCard(house, strategy);
    this.table = new PlayTable(card::play);
  }

  /** The card of a house, computed once in some 50 milliseconds. */
  static BasicCard of(BlackjackHouseRules house) {
    return CARDS.computeIfAbsent(house, BasicCard::new);
  }

  boolean isOf(BlackjackHouseRules other) {
    return house.equals(other);
  }

  Strategy strategy() {
    return strategy;
  }

  BlackjackDecision play(BlackjackView view) {
    return table.decide(view);
  }

  /** Whether to give the first two cards up before the dealer looks for a natural. */
  boolean surrenders(BlackjackView view) {
    return card.surrenders(HandValue.points(view.upcard().rank()), view.hand(), view.isPair());
  }

  /** Whether to insure the first two cards. */
  boolean insures(BlackjackView view) {
    return card.insures(view.hand(), view.isPair());
  }
}
