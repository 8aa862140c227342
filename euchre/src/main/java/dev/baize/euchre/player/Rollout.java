package dev.baize.euchre.player;

import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.Step;

/** Plays a hand on from a position that a seat may be in, and says what that is worth to it. */
final class Rollout {

  private final HandStrategy strategy;
  private final int seat;

  /** The most points that count for the seat's side, and for the other. */
  private final int ours;

  private final int theirs;

  Rollout(EuchreView view, HandStrategy strategy) {
    this.strategy = strategy;
    this.seat = view.seat().index();
    Side side = Side.of(view.seat());
    this.ours = needed(view, side);
    this.theirs = needed(view, side.other());
  }

  /** Where hands are played alone, points beyond those that win the game are worth nothing. */
  private static int needed(EuchreView view, Side side) {
    return view.house().alone() == Alone.NO
        ? Integer.MAX_VALUE
        : view.pointsToWin() - view.points(side);
  }

  /** Plays a hand until it is over or no trick changes its points. */
  void playOut(Hand hand, StrategyProfile profile) {
    while (!hand.isOver() && !(hand.step == Step.LEAD && hand.isSettled())) {
      hand.apply(profile.decide(hand, strategy));
    }
  }

  /** The points that the seat's side makes in a hand that was played out, minus the other's. */
  int value(Hand hand) {
    if (hand.isThrownIn()) {
      return 0;
    }
    HandResult result =
        HandResult.of(hand.tricksOfMakers(), hand.isMakerAlone(), hand.isDefenderAlone());
    boolean makersScore = !result.isEuchre();
    boolean isMaker = ((hand.maker() - seat) & 1) == 0;
    return makersScore == isMaker
        ? Math.min(result.points(), ours)
        : -Math.min(result.points(), theirs);
  }
}
