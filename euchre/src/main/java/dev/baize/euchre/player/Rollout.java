package dev.baize.euchre.player;

import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.Step;
import java.util.function.IntToDoubleFunction;

/** Plays out a hand from a sampled position, and evaluates the result for the seat. */
final class Rollout {

  private final HandStrategy strategy;
  private final int seat;
  private final EuchreHouseRules house;

  /** The seat's chance to win the game by the points of its side in the hand, from the fewest. */
  private final double[] chances;

  Rollout(EuchreView view, HandStrategy strategy) {
    this.strategy = strategy;
    this.seat = view.seat().index();
    this.house = view.house();
    int most = house.mostPoints();
    this.chances = new double[2 * most + 1];
    IntToDoubleFunction chance = chance(view, house);
    for (int points = -most; points <= most; points++) {
      chances[points + most] = chance.applyAsDouble(points);
    }
  }

  private static IntToDoubleFunction chance(EuchreView view, EuchreHouseRules house) {
    Side side = Side.of(view.seat());
    boolean dealt = side == Side.of(view.dealer());
    int own = view.points(side);
    int theirs = view.points(side.other());
    if (view.pointsToWin() == 0) {
      IntToDoubleFunction byLead =
          MatchEquity.of(house, 0).afterDeal(house.deals() - 1 - view.handNumber(), dealt);
      return points -> byLead.applyAsDouble(own - theirs + points);
    }
    int needed = view.pointsToWin() - own;
    int others = view.pointsToWin() - theirs;
    MatchEquity equity = MatchEquity.of(house, Math.max(needed, others));
    return points -> equity.afterHand(points, needed, others, dealt);
  }

  /** Plays a hand until it is over or no trick changes its points. */
  void playOut(Hand hand, StrategyProfile profile) {
    while (!hand.isOver() && !(hand.step == Step.LEAD && hand.isSettled())) {
      hand.apply(profile.decide(hand, strategy));
    }
  }

  /** The seat's chance to win the game after a hand with these {@linkplain #points points}. */
  double value(int points) {
    return chances[points + chances.length / 2];
  }

  /** The points of the seat's side in a hand that was played out, minus the other's. */
  int points(Hand hand) {
    if (hand.isThrownIn()) {
      return 0;
    }
    boolean loneMaker = hand.isMakerAlone();
    HandResult result = HandResult.of(hand.tricksOfMakers(), loneMaker, hand.isDefenderAlone());
    int points = house.points(result, loneMaker);
    boolean isMaker = ((hand.maker() - seat) & 1) == 0;
    return isMaker != result.isEuchre() ? points : -points;
  }
}
