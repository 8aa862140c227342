package dev.baize.euchre.player;

import dev.baize.core.card.Suit;
import dev.baize.euchre.Bid;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;

/** Whether to order up, and what: the suit of most expected tricks, if they are enough. */
final class Bidding {

  /**
   * Fitted to simulated hands by {@code FitBidding}, among the tests. "Third trump" is added once
   * to hands of three trumps or more, "void" for each side suit that the hand has no card of, "next
   * suit" to the suit of the same colour as the one turned down.
   */
  static final TrickTable TABLE =
      TrickTable.parse(
          """
          passes                   0     1     2     3     4     5     6     7
          any hand              1.08  2.31  0.89  0.78  1.22  1.66  0.82  1.45
          right bower           0.94  0.81  1.12  1.15  1.03  0.93  1.21  0.94
          left bower            0.59  0.49  0.70  0.79  0.66  0.59  0.83  0.62
          both bowers           0.35  0.02  0.16  0.09  0.07 -0.10  0.06  0.05
          ace of trump          0.49  0.39  0.56  0.64  0.53  0.47  0.67  0.51
          king of trump         0.40  0.32  0.50  0.58  0.45  0.36  0.62  0.41
          queen of trump        0.33  0.29  0.46  0.50  0.39  0.30  0.59  0.35
          ten or nine of trump  0.28  0.25  0.44  0.45  0.35  0.27  0.56  0.31
          third trump           0.15  0.05  0.03  0.10  0.06  0.03 -0.04  0.07
          side ace              0.27  0.19  0.35  0.39  0.37  0.34  0.42  0.31
          void                  0.18  0.14  0.09  0.27  0.20  0.27  0.21  0.28
          void, three trumps    0.12  0.02  0.16 -0.02  0.05  0.03 -0.02  0.01
          next suit             0.00  0.00  0.00  0.00  0.35 -0.34  0.39 -0.24
          jack turned up       -0.30  0.55 -0.25  0.00  0.33  0.08  0.37 -0.00
          ace turned up        -0.07  0.13 -0.00  0.00  0.00  0.00  0.00  0.00
          needed                3.23  3.45  3.22  2.74  2.68  2.37  2.75  0.00
          """);

  /** By that table. */
  static final Bidding FITTED = new Bidding(TABLE);

  private static final int SUITS = 4;

  private final TrickTable table;
  private final ExpectedTricks tricks;

  Bidding(TrickTable table) {
    this.table = table;
    this.tricks = new ExpectedTricks(table);
  }

  Bid bid(EuchreView view) {
    Suit best = best(view);
    return view.mayPass() && tricks.with(best, view) < table.needed(view.passes())
        ? EuchreDecision.pass()
        : EuchreDecision.orderUp(best);
  }

  /** The suit of most expected tricks; the next suit where others are no better. */
  Suit best(EuchreView view) {
    Suit proposed = view.upcard().suit();
    if (view.phase() == Phase.ROUND_ONE) {
      return proposed;
    }
    Suit best = proposed.next();
    double most = tricks.with(best, view);
    for (int i = 0; i < SUITS; i++) {
      Suit suit = Suit.at(i);
      double expected = suit == proposed ? 0 : tricks.with(suit, view);
      if (expected > most) {
        most = expected;
        best = suit;
      }
    }
    return best;
  }
}
