package dev.baize.euchre.player;

import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * Which card to play to a trick that another seat led.
 *
 * @param canFollow whether the legal cards follow suit
 * @param partnerWins whether partner is winning the trick
 * @param makerWins whether the maker is
 * @param last whether the seat plays last
 * @param leavesToPartner whether the seat plays second and partner plays later
 * @param lost the tricks that the other side has taken
 */
record FollowPolicy(
    KnownCards known,
    int legal,
    boolean canFollow,
    int led,
    int winning,
    boolean partnerWins,
    boolean makerWins,
    boolean last,
    boolean leavesToPartner,
    int lost) {

  private static final int SECOND = 1;
  private static final int KINGS_AND_ACES = EuchreCards.KINGS | EuchreCards.ACES;

  /**
   * A trump below which no more than this are out is worth more than a trick that partner may win.
   */
  private static final int FEW_ABOVE = 2;

  static int play(EuchreView view) {
    return of(view).card();
  }

  static FollowPolicy of(EuchreView view) {
    Seat next = view.seat().next(Hand.SEATS);
    return new FollowPolicy(
        KnownCards.of(view),
        EuchreCards.mask(view.legalCards()),
        view.canFollow(),
        view.suitLed().index(),
        EuchreCards.number(view.winningCard()),
        view.winningSeat() == view.partner(),
        view.winningSeat() == view.maker().orElseThrow(),
        view.trickSize() == view.players() - 1,
        view.trickSize() == SECOND
            && partnerPlaysLater(
                view.players(), view.isSittingOut(next), view.isSittingOut(view.partner())),
        view.tricksTaken(Side.of(view.seat()).other()));
  }

  static int play(Hand hand, TrumpOrder trump) {
    int seat = hand.toAct;
    int out = hand.sittingOut;
    int partner = SittingOut.partnerOf(seat);
    int players = SittingOut.players(out);
    int legal = (int) hand.legal;
    return new FollowPolicy(
            KnownCards.of(hand, trump),
            legal,
            (legal & hand.following) != 0,
            hand.led,
            hand.winningCard(),
            hand.winningSeat() == partner,
            hand.winningSeat() == hand.maker(),
            hand.trickSize() == players - 1,
            hand.trickSize() == SECOND
                && partnerPlaysLater(
                    players,
                    SittingOut.contains(out, Hand.wrap(seat + 1)),
                    SittingOut.contains(out, partner)),
            hand.tricksLost())
        .card();
  }

  /** For the second to play: whether its partner plays after it. */
  private static boolean partnerPlaysLater(int players, boolean nextOut, boolean partnerOut) {
    return players == Hand.SEATS || (nextOut && !partnerOut);
  }

  private int card() {
    int winners = winners();
    if (winners == 0 || mayDuck(winners)) {
      return canFollow ? known.trump().lowest(legal) : DiscardPolicy.discard(known);
    }
    return last || !canFollow || (leavesToPartner && makerWins && led == known.trump().suit)
        ? known.trump().lowest(winners)
        : cheapestEquivalent(known.trump().highest(winners), winners);
  }

  /** The legal cards that beat the winning one. */
  int winners() {
    return legal & known.trump().above(winning, led);
  }

  private boolean mayDuck(int winners) {
    return partnerWins ? partnerIsSafe() : leavesToPartner && partnerWillDoBetter(winners);
  }

  /** This seat plays last, or partner's card is a boss card or too high to spend a trump on. */
  private boolean partnerIsSafe() {
    return last || known.isBoss(winning) || (!canFollow && (1 << winning & KINGS_AND_ACES) != 0);
  }

  /** Second to play, it saves a high trump where partner may beat the card. */
  private boolean partnerWillDoBetter(int winners) {
    if (canFollow) {
      return led == known.trump().suit && !known.isBoss(known.trump().highest(winners));
    }
    return known.trumpsOut() > 0 && savesTrump(known.trump().lowest(winners));
  }

  /** Only the right bower is saved from a king; from a lower card of the maker, any high trump. */
  private boolean savesTrump(int trump) {
    if ((1 << winning & KINGS_AND_ACES) != 0) {
      return trump == known.trump().right && !known.isBoss(winning);
    }
    return (!known.isBoss(winning) && known.isBoss(trump))
        || (makerWins && lost < LeadPolicy.NEARLY_LOST && known.trumpsOutAbove(trump) <= FEW_ABOVE);
  }

  /** The lowest card that is as good as the highest: no unseen card ranks between the two. */
  private int cheapestEquivalent(int highest, int cards) {
    TrumpOrder trump = known.trump();
    int higher = known.unseen() & trump.above(highest, led);
    int cheapest = highest;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = EuchreCards.lowest(rest);
      boolean equivalent = (known.unseen() & trump.above(card, led)) == higher;
      boolean cheaper = trump.strength(cheapest, led) > trump.strength(card, led);
      cheapest = equivalent && cheaper ? card : cheapest;
    }
    return cheapest;
  }
}
