package dev.baize.blackjack.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HouseRules;
import dev.baize.blackjack.Surrender;
import java.util.Arrays;
import java.util.Locale;

/**
 * What each choice is worth with one hand against one up card, whatever other cards were seen: as
 * exact as {@link ExactAnalysis}, in a few milliseconds.
 */
public final class ExactHand {
  private static final double HALF = 0.5;

  private final HouseRules rules;
  private final Composition composition;
  private final int up;
  private final int hand;
  private final Deals deals;
  private final int place;
  private final HandPlay play;

  private ExactHand(HouseRules rules, Composition composition, int up, int hand) {
    this.rules = rules;
    this.composition = composition;
    this.up = up;
    this.hand = hand;
    this.deals = new Deals(rules, new PossibleHands(composition, hand), up, up);
    this.place = deals.hands().place(hand);
    this.play = new HandPlay(rules);
    play.best(deals, up, new Plan());
  }

  /**
   * {@return what each choice is worth} Values are for a wager of 1 and, where the dealer looks for
   * a natural before the player acts, conditional on there being none; early surrender is converted
   * accordingly. All that the rules allow with two cards has a value. The hands of a split are
   * played as is best given how many cards of the pair are gone.
   *
   * @param rules the rules of the house
   * @param composition the hand, the up card and all cards that are unseen
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param splits the most hands that a pair is taken to become, 2 to 4
   * @param hand the values of the player's cards, two or more, in any order
   * @throws IllegalArgumentException if the hand and the up card are not in the composition, the
   *     hand has fewer than two cards or more than 21, or the number of hands is out of range
   */
  public static ChoiceValues values(
      HouseRules rules, Composition composition, int up, int splits, int... hand) {
    return values(rules, composition, up, splits, HALF, hand);
  }

  /**
   * {@return the value of each choice} As {@link #values(HouseRules, Composition, int, int,
   * int...)}, but surrender may cost more than half of the wager, because amounts are integers.
   *
   * @param rules the rules of the house
   * @param composition the hand, the up card and all cards that are unseen
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param splits the most hands that a pair is taken to become, 2 to 4
   * @param surrendered the share of the wager that surrender costs, about 0.5
   * @param hand the values of the player's cards, two or more, in any order
   * @throws IllegalArgumentException if the hand and the up card are not in the composition, the
   *     hand has fewer than two cards or more than 21, or the number of hands is out of range
   */
  public static ChoiceValues values(
      HouseRules rules,
      Composition composition,
      int up,
      int splits,
      double surrendered,
      int... hand) {
    requireNonNull(rules);
    requireNonNull(composition);
    requireNonNull(hand);
    Composition.checkValue(up);
    if (splits < 2 || splits > HouseRules.MOST_HANDS) {
      throw new IllegalArgumentException(splits + " hands of a split: expected 2 to 4");
    }
    int number = hand.length < 2 ? AllHands.BUST : AllHands.of(hand);
    if (number == AllHands.BUST
        || !composition.contains(AllHands.packed(number))
        || composition.count(up) <= AllHands.cards(number, up)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s against %d: expected two or more cards that are left, up to 21",
              Arrays.toString(hand),
              up));
    }
    return new ExactHand(rules, composition, up, number).values(splits, surrendered);
  }

  /**
   * {@return the value of insuring half of the wager}
   *
   * @param composition the hole card and all other cards that are unseen, one or more
   */
  public static double insurance(Composition composition) {
    return HALF * (3.0 * composition.count(Composition.VALUES) / composition.size() - 1);
  }

  private ChoiceValues values(int splits, double surrendered) {
    boolean two = AllHands.size(hand) == 2;
    double[] values = new double[Choice.values().length];
    Arrays.fill(values, Double.NaN);
    values[Choice.STAND.index()] = comparable(deals.stand(up)[place] - weight());
    values[Choice.HIT.index()] = comparable(play.hit(place) - weight());
    if (two && rules.doubleDown().allows(AllHands.value(hand))) {
      values[Choice.DOUBLE.index()] = comparable(deals.doubled(up, place) - weight());
    }
    if (Situations.pair(hand) != 0 && rules.hands() > 1) {
      values[Choice.SPLIT.index()] = comparable(split(Situations.pair(hand), splits));
    }
    if (two && rules.surrender() != Surrender.NONE) {
      values[Choice.SURRENDER.index()] = surrender(surrendered);
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

  private double surrender(double share) {
    boolean early = rules.surrender() == Surrender.EARLY;
    if (rules.dealerNatural() == DealerNatural.PEEK) {
      return early && weight() > 0 ? (1 - share - weight()) / weight() : -share;
    }
    boolean allLost = !early && rules.dealerNatural() != DealerNatural.NONE;
    return -share - (allLost ? (1 - share) * deals.natural(up, place) : 0);
  }

  private double split(int value, int splits) {
    int most = Math.min(splits, Pairs.most(rules, value));
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
