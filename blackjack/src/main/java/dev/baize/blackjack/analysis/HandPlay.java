package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import java.util.Arrays;

/** Plays the hands of {@link Deals} against one up card. All values are raised. */
final class HandPlay {
  private final BlackjackHouseRules rules;
  private final double[] hit = new double[AllHands.count()];
  private final double[] play = new double[AllHands.count() + 1];

  HandPlay(BlackjackHouseRules rules) {
    this.rules = rules;
  }

  /** Plays each hand as is best, and fills in the plan that says how. */
  void best(Deals deals, int up, Plan plan) {
    play(deals, up, plan, true, true);
  }

  void follow(Deals deals, int up, Plan plan) {
    play(deals, up, plan, false, false);
  }

  /** Plays each hand as the plan says, and finds the value of hitting it in any case. */
  void followAndHit(Deals deals, int up, Plan plan) {
    play(deals, up, plan, false, true);
  }

  private void play(Deals deals, int up, Plan plan, boolean best, boolean hitAll) {
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
      if (hitAll || plan.hits(hand)) {
        hit[place] = deals.drawn(up, place, play);
      }
      if (best) {
        plan.set(hand, choice(deals, up, place, hand, size));
      }
      play[place] =
          plan.hits(hand)
              ? hit[place]
              : plan.doubles(hand) ? deals.doubled(up, place) : stand[place];
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

  /** How hands are played once only hitting, standing and, after a split, doubling are allowed. */
  static final class Plan {
    static final Plan STAND = new Plan();

    private final boolean[] hits = new boolean[AllHands.count()];
    private final boolean[] doubles = new boolean[AllHands.count()];

    void set(int hand, Choice choice) {
      hits[hand] = choice == Choice.HIT;
      doubles[hand] = choice == Choice.DOUBLE;
    }

    boolean hits(int hand) {
      return hits[hand];
    }

    boolean doubles(int hand) {
      return doubles[hand];
    }
  }
}
