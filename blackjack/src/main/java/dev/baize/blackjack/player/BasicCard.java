package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.HouseRules;
import dev.baize.blackjack.PlayTable;
import dev.baize.blackjack.Surrender;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The strategy card of a house: the best play by total, softness, pair, up card and what is
 * allowed, for a fresh shoe. Immutable but for a cache.
 */
final class BasicCard {
  private static final Map<HouseRules, BasicCard> CARDS = new ConcurrentHashMap<>();
  private static final int HARD_HIT = 11;
  private static final int SOFT_HIT = 17;

  private final HouseRules house;
  private final Strategy strategy;
  private final PlayTable table = new PlayTable(this::decide);

  private BasicCard(HouseRules house) {
    this.house = house;
    this.strategy =
        ExactAnalysis.of(house, Composition.decks(house.decks()), StrategyClass.BASIC)
            .strategy()
            .orElseThrow();
  }

  /** The card of a house, computed once in some 50 milliseconds. */
  static BasicCard of(HouseRules house) {
    return CARDS.computeIfAbsent(house, BasicCard::new);
  }

  /** Whether this is the card of a house. */
  boolean isOf(HouseRules other) {
    return house.equals(other);
  }

  /** What to do with the hand in play. */
  BlackjackDecision play(BlackjackView view) {
    return table.decide(view);
  }

  /** Whether to give the first two cards up before the dealer looks for a natural. */
  boolean surrenders(BlackjackView view) {
    return first(view.isPair(), view.hand(), up(view)) == Choice.SURRENDER;
  }

  /** Whether to insure the first two cards. */
  boolean insures(BlackjackView view) {
    return strategy.insures(
        situation(view.hand(), view.isPair(), atFirst(view.hand(), view.isPair())));
  }

  private static int up(BlackjackView view) {
    return HandValue.points(view.upcard().rank());
  }

  private Choice first(boolean pair, HandValue hand, int up) {
    return strategy.choose(up, situation(hand, pair, atFirst(hand, pair)));
  }

  /** What the house allows with the first two cards. */
  private Set<Choice> atFirst(HandValue hand, boolean pair) {
    Set<Choice> allowed = EnumSet.of(Choice.HIT, Choice.STAND);
    if (house.doubleDown().allows(hand)) {
      allowed.add(Choice.DOUBLE);
    }
    if (pair && house.hands() > 1) {
      allowed.add(Choice.SPLIT);
    }
    if (house.surrender() != Surrender.NONE) {
      allowed.add(Choice.SURRENDER);
    }
    return allowed;
  }

  private BlackjackDecision decide(
      int up, HandValue hand, boolean pair, List<BlackjackDecision> legal) {
    Set<Choice> allowed = choices(legal);
    return decision(choose(up, hand, pair, allowed));
  }

  private Choice choose(int up, HandValue hand, boolean pair, Set<Choice> allowed) {
    Situation exactly = situation(hand, pair, allowed);
    if (strategy.knows(exactly)) {
      return strategy.choose(up, exactly);
    }
    // More is allowed by the house: the player was asked to surrender before, or is short of money.
    Choice wanted = first(pair, hand, up);
    if (allowed.contains(wanted)) {
      return wanted;
    }
    Situation later = situation(hand, false, EnumSet.of(Choice.HIT, Choice.STAND));
    if (strategy.knows(later)) {
      return strategy.choose(up, later);
    }
    return hand.total() <= (hand.isSoft() ? SOFT_HIT : HARD_HIT) ? Choice.HIT : Choice.STAND;
  }

  private static Set<Choice> choices(List<BlackjackDecision> legal) {
    Set<Choice> choices = EnumSet.noneOf(Choice.class);
    for (Choice choice : Choice.values()) {
      if (legal.contains(decision(choice))) {
        choices.add(choice);
      }
    }
    return choices;
  }

  private static BlackjackDecision decision(Choice choice) {
    return switch (choice) {
      case STAND -> BlackjackDecision.stand();
      case HIT -> BlackjackDecision.hit();
      case DOUBLE -> BlackjackDecision.doubleDown();
      case SPLIT -> BlackjackDecision.split();
      case SURRENDER -> BlackjackDecision.surrender();
    };
  }

  private static Situation situation(HandValue hand, boolean pair, Set<Choice> allowed) {
    return new Situation(hand, pair ? value(hand) : 0, allowed);
  }

  /** The value of each card of a pair. */
  private static int value(HandValue pair) {
    return pair.isSoft() ? 1 : pair.total() / 2;
  }
}
