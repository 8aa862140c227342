package dev.baize.euchre.player;

import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.Hand;

/** A strategy for each seat: that of {@link Simple} for those in a mask, else {@link Expert}'s. */
record StrategyProfile(int simple) {

  private static final Expert EXPERT_PLAYER = new Expert();
  private static final Simple SIMPLE_PLAYER = new Simple();

  /** The decision of the seat to act. */
  EuchreDecision decide(EuchreView view) {
    return isSimple(view.seat().index()) ? SIMPLE_PLAYER.decide(view) : EXPERT_PLAYER.decide(view);
  }

  /** The number of the decision that is expected of the seat to act. */
  int decide(Hand hand, HandStrategy strategy) {
    return isSimple(hand.toAct) ? strategy.simple(hand) : strategy.expert(hand);
  }

  private boolean isSimple(int seat) {
    return (simple >> seat & 1) != 0;
  }
}
