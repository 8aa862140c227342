package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.Surrender;
import java.util.Arrays;

/** The value of each choice with one hand against one up card. */
final class HandChoices {
  private final BlackjackHouseRules rules;
  private final Composition composition;
  private final int up;
  private final int hand;
  private final Deals deals;
  private final int place;
  private final HandPlay play;

  /** Plays the hand. {@code hand} is one of {@link AllHands} of two cards or more. */
  HandChoices(BlackjackHouseRules rules, Composition composition, int up, int hand) {
    this.rules = rules;
    this.composition = composition;
    this.up = up;
    this.hand = hand;
    this.deals = new Deals(rules, new PossibleHands(composition, hand), up, up);
    this.place = deals.hands().place(hand);
    this.play = new HandPlay(rules);
    play.best(deals, up, new Plan());
  }

  /** All that the rules allow. A pair is taken to become {@code mostHands} at most, 2 or more. */
  ChoiceValues values(Payments payments, int mostHands, boolean afterSplit) {
    boolean two = AllHands.size(hand) == 2;
    boolean natural = hand == AllHands.NATURAL && !afterSplit;
    double[] values = new double[Choice.values().length];
    Arrays.fill(values, Double.NaN);
    values[Choice.STAND.index()] =
        natural ? natural(payments) : comparable(deals.stand(up)[place] - weight());
    values[Choice.HIT.index()] = comparable(play.hit(place) - weight());
    if (two
        && rules.doubleDown().allows(AllHands.value(hand))
        && (rules.doubleAfterSplit() || !afterSplit)) {
      values[Choice.DOUBLE.index()] = comparable(deals.doubled(up, place) - weight());
    }
    if (Situations.pair(hand) != 0 && rules.hands() > 1) {
      values[Choice.SPLIT.index()] = comparable(split(Situations.pair(hand), mostHands));
    }
    if (two && rules.surrender() != Surrender.NONE && !natural && !afterSplit) {
      values[Choice.SURRENDER.index()] = surrender(payments.surrendered());
    }
    return new ChoiceValues(values);
  }

  private double weight() {
    return deals.weight(up, place);
  }

  /** A value that leaves out naturals of the dealer, given none or with their loss. */
  private double comparable(double value) {
    double leftOut = 1 - weight();
    if (rules.dealerNatural() != DealerNatural.PEEK || weight() == 0) {
      return value - leftOut;
    }
    return value / weight();
  }

  /** What a natural wins, given none of the dealer or with those that push. */
  private double natural(Payments payments) {
    boolean given = rules.dealerNatural() == DealerNatural.PEEK && weight() > 0;
    double pushed = given || !rules.naturalsPush() ? 0 : deals.natural(up, place);
    return payments.natural() * (1 - pushed);
  }

  private double surrender(double share) {
    boolean early = rules.surrender() == Surrender.EARLY;
    if (rules.dealerNatural() == DealerNatural.PEEK) {
      return early && weight() > 0 ? (1 - share - weight()) / weight() : -share;
    }
    boolean allLost = !early && rules.dealerNatural() != DealerNatural.NONE;
    return -share - (allLost ? (1 - share) * deals.natural(up, place) : 0);
  }

  private double split(int value, int mostHands) {
    int most = Math.min(mostHands, Pairs.most(rules, value));
    Pairs pairs = new Pairs(rules, composition, value, most, up);
    SplitValue split = new SplitValue(pairs, play, up);
    if (pairs.getOneCard(value)) {
      return split.of(value, most, gone -> Plan.STAND);
    }
    return split.of(
        value,
        most,
        gone -> {
          Plan plan = new Plan();
          play.best(pairs.deals(value, gone), up, plan);
          return plan;
        });
  }
}
