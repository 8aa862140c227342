package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.kernel.Hand;

/** Hands of the kernel for tests of other packages, and what seats see of them. */
public final class KernelHands {

  private KernelHands() {}

  /** A hand dealt from a seed. */
  public static Hand dealt(EuchreHouseRules house, Seed seed, int number) {
    return Hand.dealt(
        number,
        EuchrePack.numbers(EuchreRules.standard().pack()),
        DealShuffle.UNIFORM.shuffle(),
        Hand.deals(seed),
        house.handRules());
  }

  /** What the seat to act sees, at a score. */
  public static EuchreView view(
      EuchreHouseRules house, Hand hand, int even, int odd, int pointsToWin) {
    return new EuchreView(
        hand, new Score(even, odd, pointsToWin, house), hand.toAct, hand.played());
  }

  /** What a seat sees at the score and the turn of a view. */
  public static EuchreView view(Hand hand, EuchreView other) {
    return new EuchreView(hand, other.score, other.seat().index(), other.turn());
  }

  /** A deal as a game of its own in the place of the hand of a view, at its score. */
  public static Game<EuchreView, EuchreDecision> start(OpenDeal deal, EuchreView view) {
    return new EuchreGame(deal.hand(view.handNumber(), view.house().handRules()), view.score);
  }
}
