package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.EuchreCards;

/**
 * Expert as it was before its leads, ruffs and bids were mended where they cost most, for
 * comparison: it orders up by expected tricks, and leads and ruffs by fewer rules.
 */
public final class FormerExpert implements EuchrePlayer {

  private static final BidPolicy BY_TRICKS =
      new BidPolicy(
          new HandEvaluation(
              FeatureWeights.parse(
                  """
                  passes                   0     1     2     3     4     5     6     7
                  any hand              1.08  2.31  0.91  0.81  1.23  1.69  0.90  1.35
                  right bower           0.93  0.80  1.10  1.15  1.03  0.94  1.18  1.01
                  left bower            0.58  0.49  0.68  0.79  0.65  0.57  0.78  0.69
                  both bowers           0.37  0.04  0.16  0.10  0.06 -0.10  0.06  0.01
                  ace of trump          0.48  0.40  0.55  0.64  0.51  0.47  0.63  0.54
                  king of trump         0.40  0.33  0.48  0.58  0.45  0.35  0.59  0.42
                  queen of trump        0.34  0.29  0.45  0.51  0.39  0.29  0.54  0.38
                  ten or nine of trump  0.29  0.25  0.43  0.45  0.34  0.25  0.53  0.32
                  third trump           0.16  0.07  0.05  0.09  0.06  0.05 -0.01  0.10
                  side ace              0.27  0.20  0.35  0.39  0.37  0.34  0.43  0.34
                  void                  0.19  0.13  0.09  0.25  0.21  0.26  0.19  0.32
                  void, three trumps    0.10  0.02  0.16 -0.02  0.04  0.03  0.01 -0.05
                  next suit             0.00  0.00  0.00  0.00  0.34 -0.36  0.41 -0.20
                  jack turned up       -0.31  0.55 -0.26  0.00  0.27  0.12  0.26  0.02
                  ace turned up        -0.08  0.13  0.00  0.00  0.00  0.00  0.00  0.00
                  needed                3.20  3.46  3.20  2.78  2.61  2.39  2.53  2.90
                  """)));

  private final Expert other = new Expert(BY_TRICKS, LonePolicy.FITTED);

  @Override
  public Bid orderUp(EuchreView view) {
    return other.orderUp(view);
  }

  @Override
  public boolean playAlone(EuchreView view, Suit trump) {
    return other.playAlone(view, trump);
  }

  @Override
  public boolean defendAlone(EuchreView view) {
    return other.defendAlone(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return other.discard(view);
  }

  @Override
  public Card lead(EuchreView view) {
    KnownCards known = KnownCards.of(view);
    int trumps = known.trumps();
    int side = known.sideCards();
    boolean partnerMade = view.maker().orElseThrow() == view.partner();
    boolean made = view.maker().orElseThrow() == view.seat();
    if (trumps != 0 && (side == 0 || known.trumpsOut() > 0)) {
      int highest = known.trump().highest(trumps);
      boolean opens = view.playedCards().isEmpty();
      if (side == 0 || (partnerMade && opens) || ((partnerMade || made) && known.isBoss(highest))) {
        return EuchreCards.card(highest);
      }
      if (made && Integer.bitCount(trumps) > 2) {
        return EuchreCards.card(known.trump().lowest(trumps));
      }
    }
    int bosses = known.sideBosses();
    return EuchreCards.card(known.leastHeld(bosses == 0 ? side : bosses));
  }

  @Override
  public Card play(EuchreView view) {
    FollowPolicy policy = FollowPolicy.of(view);
    KnownCards known = policy.known();
    int winners = policy.winners();
    if (policy.leavesToPartner() && !policy.partnerWins() && winners != 0) {
      int cheapest = known.trump().lowest(winners);
      if (!policy.canFollow()) {
        boolean saves = !known.isBoss(policy.winning()) && known.isBoss(cheapest);
        return EuchreCards.card(saves ? DiscardPolicy.discard(known) : cheapest);
      }
      int bosses = winners & known.trumps();
      while (bosses != 0 && !known.isBoss(known.trump().lowest(bosses))) {
        bosses &= ~(1 << known.trump().lowest(bosses));
      }
      if (bosses != 0) {
        return EuchreCards.card(known.trump().lowest(bosses));
      }
    }
    return other.play(view);
  }
}
