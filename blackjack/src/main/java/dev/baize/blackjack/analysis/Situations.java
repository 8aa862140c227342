package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.Surrender;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All {@link Situation}s that there are under some rules, numbered from 0. */
final class Situations {
  private static final int NONE = -1;

  private final BlackjackHouseRules rules;
  private final Map<Situation, Integer> numbers = new HashMap<>();
  private final List<Situation> situations = new ArrayList<>();
  private final int[] later = new int[AllHands.count()];
  private final int[] first = new int[AllHands.count()];
  private final int[] again = new int[VALUES + 1];

  Situations(BlackjackHouseRules rules) {
    this.rules = rules;
    for (int hand = 0; hand < AllHands.count(); hand++) {
      boolean two = AllHands.size(hand) == 2;
      first[hand] = two ? number(hand, atFirst(hand)) : NONE;
      later[hand] =
          AllHands.size(hand) < 2 ? NONE : number(hand, two ? afterSplit(hand) : hitOrStand());
    }
    for (int value = 1; value <= VALUES; value++) {
      boolean more = rules.hands() > 2 && (value > 1 || rules.resplitAces());
      again[value] = more ? number(AllHands.of(value, value), splitAgain(value)) : NONE;
    }
  }

  private int number(int hand, Set<Choice> allowed) {
    Situation situation = new Situation(AllHands.value(hand), pair(hand), allowed);
    return numbers.computeIfAbsent(
        situation,
        added -> {
          situations.add(added);
          return situations.size() - 1;
        });
  }

  static int pair(int hand) {
    for (int value = 1; value <= VALUES; value++) {
      if (AllHands.size(hand) == 2 && AllHands.cards(hand, value) == 2) {
        return value;
      }
    }
    return 0;
  }

  private Set<Choice> atFirst(int hand) {
    Set<Choice> allowed = hitOrStand();
    if (rules.doubleDown().allows(AllHands.value(hand))) {
      allowed.add(Choice.DOUBLE);
    }
    if (rules.hands() > 1 && pair(hand) != 0) {
      allowed.add(Choice.SPLIT);
    }
    if (rules.surrender() != Surrender.NONE) {
      allowed.add(Choice.SURRENDER);
    }
    return allowed;
  }

  private Set<Choice> afterSplit(int hand) {
    Set<Choice> allowed = hitOrStand();
    if (rules.doubleAfterSplit() && rules.doubleDown().allows(AllHands.value(hand))) {
      allowed.add(Choice.DOUBLE);
    }
    return allowed;
  }

  private Set<Choice> splitAgain(int value) {
    Set<Choice> allowed =
        value == 1 && !rules.hitSplitAces()
            ? EnumSet.of(Choice.STAND)
            : afterSplit(AllHands.of(value, value));
    allowed.add(Choice.SPLIT);
    return allowed;
  }

  private static Set<Choice> hitOrStand() {
    return EnumSet.of(Choice.STAND, Choice.HIT);
  }

  List<Situation> all() {
    return Collections.unmodifiableList(situations);
  }

  int count() {
    return situations.size();
  }

  Situation situation(int number) {
    return situations.get(number);
  }

  int number(Situation situation) {
    return numbers.getOrDefault(situation, NONE);
  }

  int first(int hand) {
    return first[hand];
  }

  /** The situation with more cards, or with two that are part of a split and not split again. */
  int later(int hand) {
    return later[hand];
  }

  boolean splitsAgain(int value) {
    return again[value] != NONE;
  }

  /** The situation with a pair that is part of a split and may be split again. */
  int again(int value) {
    return again[value];
  }
}
