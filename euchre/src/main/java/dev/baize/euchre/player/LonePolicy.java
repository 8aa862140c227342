package dev.baize.euchre.player;

import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.Hand;

/**
 * When to play alone: if that is expected to win enough more points than playing with the partner,
 * and the side needs more points than a march or a euchre with the partner scores. Whoever gives
 * the right bower to the other side cannot march, and so never plays alone. The weights are fitted
 * to hands where a lone march is worth 4 points and a lone euchre 2; where a house counts them
 * otherwise, the expected gain is corrected by the chances of both.
 *
 * @param makersGain the expected gain of a maker in the house by the fitted one
 * @param defendersGain the expected gain of a defender against a lone maker by the fitted one
 */
record LonePolicy(
    HandEvaluation maker,
    HandEvaluation defender,
    Line makersGain,
    Line defendersGain,
    EuchreHouseRules house) {

  /** Fitted to simulated hands by {@code FitLoneHands}, among the tests; a column for each turn. */
  static final FeatureWeights MAKER_WEIGHTS =
      FeatureWeights.parse(
          """
          passes                   0     1     2     3     4     5     6     7
          any hand             -3.15 -5.28 -3.73 -3.48 -3.28 -3.47 -3.35 -3.22
          right bower           1.18  2.00  1.19  1.52  1.23  1.19  1.24  1.16
          left bower            0.63  1.41  0.49  0.85  0.69  0.70  0.68  0.62
          both bowers           0.30 -0.51  0.48  0.18  0.23  0.20  0.17  0.27
          ace of trump          0.48  0.65  0.64  0.67  0.57  0.59  0.62  0.55
          king of trump         0.39  0.58  0.55  0.61  0.49  0.51  0.58  0.49
          queen of trump        0.33  0.54  0.48  0.59  0.46  0.47  0.51  0.47
          ten or nine of trump  0.25  0.49  0.36  0.58  0.36  0.44  0.47  0.45
          third trump           0.07  0.09  0.32 -0.25  0.10  0.07 -0.01 -0.04
          side ace              0.67  1.17  0.63  0.73  0.68  0.79  0.78  0.75
          void                  0.40  0.65 -0.04  0.12  0.47  0.34  0.22  0.21
          void, three trumps    0.08  0.18  0.40  0.27 -0.03  0.14  0.20  0.25
          next suit             0.00  0.00  0.00  0.00 -0.03  0.03 -0.09 -0.03
          jack turned up        0.00  0.58  0.00  0.00  0.36  0.36  0.34  0.28
          ace turned up         0.01  0.02 -0.08  0.00  0.00  0.00  0.00  0.00
          needed                0.12  0.18 -0.03  0.09  0.00  0.09  0.08  0.07
          """);

  /**
   * Fitted in the same way. The columns: the defender to the maker's left against two makers, the
   * other one, and both against a lone maker.
   */
  static final FeatureWeights DEFENDER_WEIGHTS =
      FeatureWeights.parse(
          """
          defender                 0     1     2     3
          any hand             -2.88 -2.86 -1.10 -0.89
          right bower           1.33  1.47  0.99  0.73
          left bower            0.84  0.89  0.56  0.48
          both bowers           0.20  0.12 -0.20 -0.17
          ace of trump          0.82  0.80  0.36  0.26
          king of trump         0.77  0.74  0.35  0.25
          queen of trump        0.72  0.71  0.35  0.27
          ten or nine of trump  0.66  0.66  0.34  0.26
          third trump          -0.12 -0.17 -0.23 -0.49
          side ace              0.80  0.80  0.11  0.07
          void                 -0.09 -0.16 -0.15 -0.10
          void, three trumps    0.54  0.65  0.20  0.47
          next suit             0.07  0.09  0.07  0.03
          jack turned up        0.28  0.16  0.15  0.16
          ace turned up         0.00  0.00  0.00  0.00
          needed                0.18  0.24  0.35  0.13
          """);

  /** The fitted gain itself. */
  private static final Line GAIN = new Line(0, 1);

  static final LonePolicy FITTED = of(MAKER_WEIGHTS, DEFENDER_WEIGHTS);

  /**
   * Where a suit may only be ordered up alone, the threshold of the expected gain over playing with
   * the partner from which ordering up is better than passing. The best of nine values, each tried
   * in 20,000 games: it wins 62.2 ± 0.7 % against always ordering up.
   */
  private static final double NEEDED_TO_BID_ONLY_ALONE = -0.5;

  /** Chances as lines by the fitted gain: at 0, and its slope. Fitted in the same way. */
  static final Line LONE_MARCH = new Line(0.183, 0.391);

  static final Line LONE_EUCHRE = new Line(0.133, -0.160);
  static final Line LONE_EUCHRE_BY_ONE = new Line(0.171, 0.450);
  static final Line LONE_EUCHRE_BY_BOTH = new Line(0.191, 0.446);

  /** How much likelier a lone march is against one defender than against both. */
  static final Line MORE_LONE_MARCHES = new Line(0.003, -0.410);

  private static final int DEFENDERS = 2;
  private static final int ENOUGH_WITH_PARTNER = 2;

  /** The policy by these weights where lone marches and lone euchres count as usual. */
  static LonePolicy of(FeatureWeights maker, FeatureWeights defender) {
    return new LonePolicy(
        new HandEvaluation(maker),
        new HandEvaluation(defender),
        GAIN,
        GAIN,
        EuchreHouseRules.classic());
  }

  /** The same policy where lone marches and lone euchres count what a house says. */
  LonePolicy in(EuchreHouseRules other) {
    int march = other.loneMarch() - HandResult.LONE_MARCH.points();
    int euchre = other.loneEuchred() - HandResult.EUCHRED.points();
    if (march == 0 && euchre == 0) {
      return this;
    }
    int defence = other.points(HandResult.LONE_DEFENCE, true) - HandResult.LONE_DEFENCE.points();
    return new LonePolicy(
        maker,
        defender,
        GAIN.plus(march, LONE_MARCH).plus(-euchre, LONE_EUCHRE),
        GAIN.plus(defence, LONE_EUCHRE_BY_ONE)
            .plus(-euchre, LONE_EUCHRE_BY_BOTH)
            .plus(-march, MORE_LONE_MARCHES),
        other);
  }

  boolean playsAlone(EuchreView view, Suit trump) {
    return needsMore(view, Side.of(view.seat()))
        && in(view.house()).playsAlone(BiddingHand.of(view), trump.index(), view.passes());
  }

  /** Whether playing alone after a number of passes is expected to win enough. */
  boolean playsAlone(BiddingHand hand, int trump, int passes) {
    return !hand.givesRightBower(passes)
        && house.loneMarch() > HandResult.MARCH.points()
        && makersGain.at(maker.of(trump, hand, passes)) >= maker.threshold(passes);
  }

  /** Whether to order up a suit, rather than to pass, in which the maker must play alone. */
  boolean bidsOnlyAlone(BiddingHand hand, int trump, int passes) {
    return makersGain.at(maker.of(trump, hand, passes)) >= NEEDED_TO_BID_ONLY_ALONE;
  }

  boolean defendsAlone(EuchreView view) {
    int trump = view.trump().orElseThrow().suit().index();
    return needsMore(view, Side.of(view.seat()))
        && in(view.house()).defendsAlone(BiddingHand.of(view), trump, defence(view));
  }

  /** Whether defending alone is expected to win enough, by the column of weights. */
  boolean defendsAlone(BiddingHand hand, int trump, int column) {
    boolean loneMaker = column >= DEFENDERS;
    double gain = defender.of(trump, hand, column);
    return house.points(HandResult.LONE_DEFENCE, loneMaker)
            > house.points(HandResult.EUCHRED, loneMaker)
        && (loneMaker ? defendersGain.at(gain) : gain) >= defender.threshold(column);
  }

  /**
   * Whether a side needs more points than it can score with both partners, as both always do before
   * the last of a fixed number of deals.
   */
  static boolean needsMore(EuchreView view, Side side) {
    if (view.pointsToWin() > 0) {
      return view.pointsToWin() - view.points(side) > ENOUGH_WITH_PARTNER;
    }
    return view.handNumber() + 1 < view.house().deals()
        || view.points(side.other()) - view.points(side) >= ENOUGH_WITH_PARTNER;
  }

  /** A chance or a gain as a line by the fitted gain. */
  record Line(double atZero, double slope) {

    Line plus(int times, Line other) {
      return new Line(atZero + times * other.atZero, slope + times * other.slope);
    }

    double at(double gain) {
      return atZero + slope * gain;
    }
  }

  static int defence(EuchreView view) {
    int maker = view.maker().orElseThrow().index();
    return defence(view.seat().index(), maker, view.isMakerAlone());
  }

  /** The column of the weights of the defender to act. */
  static int defence(Hand hand) {
    return defence(hand.toAct, hand.maker(), hand.isMakerAlone());
  }

  private static int defence(int seat, int maker, boolean alone) {
    return (seat == Hand.wrap(maker + 1) ? 0 : 1) + (alone ? DEFENDERS : 0);
  }
}
