package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import java.util.Arrays;

/**
 * Plays the hands of {@link Deals} against one up card. All values are raised. Plans say by hand
 * whether it is hit or doubled; it stands otherwise. Nothing else is allowed with hands that have
 * been hit, or after a split.
 */
final class HandPlay {
  private final BlackjackHouseRules rules;
  private final double[] hit = new double[AllHands.count()];
  private final double[] play = new double[AllHands.count() + 1];

  HandPlay(BlackjackHouseRules rules) {
    this.rules = rules;
  }

  /** The plan of a player who always stands. */
  static Choice[] standing() {
    Choice[] plan = new Choice[AllHands.count()];
    Arrays.fill(plan, Choice.STAND);
    return plan;
  }

  /** Plays each hand as is best; returns the plan. */
  Choice[] best(Deals deals, int up) {
    Choice[] plan = standing();
    play(deals, up, plan, true, true);
    return plan;
  }

  void follow(Deals deals, int up, Choice[] plan) {
    play(deals, up, plan, false, false);
  }

  /** Plays each hand as the plan says, and finds the value of hitting it in any case. */
  void followAndHit(Deals deals, int up, Choice[] plan) {
    play(deals, up, plan, false, true);
  }

  private void play(Deals deals, int up, Choice[] plan, boolean best, boolean hitAll) {
    PossibleHands hands = deals.hands();
    double[] stand = deals.stand(up);
    play[hands.count()] = 0;
    for (int i = 0; i < hands.count(); i++) {
      int place = hands.largestFirst(i);
      int hand = hands.hand(place);
      int size = AllHands.size(hand);
      if (size < 2) {
        return;
      }
      if (hitAll || plan[hand] == Choice.HIT) {
        hit[place] = deals.drawn(up, place, play);
      }
      if (best) {
        plan[hand] = choice(deals, up, place, hand, size);
      }
      Choice choice = plan[hand];
      play[place] =
          choice == Choice.HIT
              ? hit[place]
              : choice == Choice.DOUBLE ? deals.doubled(up, place) : stand[place];
    }
  }

  private Choice choice(Deals deals, int up, int place, int hand, int size) {
    double stand = deals.stand(up)[place];
    Choice choice = hit[place] > stand ? Choice.HIT : Choice.STAND;
    boolean doubles =
        size == 2
            && rules.doubleAfterSplit()
            && rules.doubleDown().allows(AllHands.value(hand))
            && deals.doubled(up, place) > Math.max(stand, hit[place]);
    return doubles ? Choice.DOUBLE : choice;
  }

  double[] hits(int count) {
    return Arrays.copyOf(hit, count);
  }

  double hit(int place) {
    return hit[place];
  }

  double play(int place) {
    return play[place];
  }
}
