package dev.baize.euchre.player;

import dev.baize.euchre.EuchreView;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.Step;

/** Plays out a hand from a sampled position, and evaluates the result for the seat. */
final class Rollout {

  private final HandStrategy strategy;
  private final int seat;

  /** The seat's chance to win the game by the points of its side in the hand, from -4 to 4. */
  private final double[] chances = new double[2 * MatchEquity.MAX_POINTS + 1];

  Rollout(EuchreView view, HandStrategy strategy) {
    this.strategy = strategy;
    this.seat = view.seat().index();
    Side side = Side.of(view.seat());
    MatchEquity equity = MatchEquity.of(view.house());
    for (int i = 0; i < chances.length; i++) {
      chances[i] =
          equity.afterHand(
              i - MatchEquity.MAX_POINTS,
              view.pointsToWin() - view.points(side),
              view.pointsToWin() - view.points(side.other()),
              side == Side.of(view.dealer()));
    }
  }

  /** Plays a hand until it is over or no trick changes its points. */
  void playOut(Hand hand, StrategyProfile profile) {
    while (!hand.isOver() && !(hand.step == Step.LEAD && hand.isSettled())) {
      hand.apply(profile.decide(hand, strategy));
    }
  }

  /** The seat's chance to win the game after a hand that was played out. */
  double value(Hand hand) {
    return chances[points(hand) + MatchEquity.MAX_POINTS];
  }

  /** The points of the seat's side in a hand that was played out, minus the other's. */
  int points(Hand hand) {
    if (hand.isThrownIn()) {
      return 0;
    }
    int ofMakers =
        HandResult.of(hand.tricksOfMakers(), hand.isMakerAlone(), hand.isDefenderAlone())
            .pointsOfMakers();
    boolean isMaker = ((hand.maker() - seat) & 1) == 0;
    return isMaker ? ofMakers : -ofMakers;
  }
}
