package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Surrender;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Answers all questions by a strategy, even in situations that it does not know. Immutable. */
final class HouseStrategy {
  private static final int HARD_HIT = 11;
  private static final int SOFT_HIT = 17;

  private final BlackjackHouseRules house;
  private final Strategy strategy;

  HouseStrategy(BlackjackHouseRules house, Strategy strategy) {
    this.house = house;
    this.strategy = strategy;
  }

  /** Whether to give the first two cards up before the dealer looks for a natural. */
  boolean surrenders(int up, HandValue hand, boolean pair) {
    return first(pair, hand, up) == Choice.SURRENDER;
  }

  boolean insures(HandValue hand, boolean pair) {
    return strategy.insures(situation(hand, pair, atFirst(hand, pair)));
  }

  BlackjackDecision play(int up, HandValue hand, boolean pair, List<BlackjackDecision> legal) {
    return decision(choose(up, hand, pair, choices(legal)));
  }

  private Choice first(boolean pair, HandValue hand, int up) {
    return strategy.choose(up, situation(hand, pair, atFirst(hand, pair)));
  }

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

  static Set<Choice> choices(List<BlackjackDecision> legal) {
    Set<Choice> choices = EnumSet.noneOf(Choice.class);
    for (Choice choice : Choice.values()) {
      if (legal.contains(decision(choice))) {
        choices.add(choice);
      }
    }
    return choices;
  }

  static BlackjackDecision decision(Choice choice) {
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

  private static int value(HandValue pair) {
    return pair.isSoft() ? 1 : pair.total() / 2;
  }
}
