package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.Surrender;
import java.util.Arrays;

/** What choices are worth against one up card. Naturals are left out as in {@link Deals}. */
final class UpcardValues {
  private final BlackjackHouseRules rules;
  private final Payments payments;
  private final Deals deals;
  private final PossibleHands hands;
  private final int up;
  private final double[] hit;
  private final double[] split;

  /** Fills in all but splits, from hands that have been played and the values of hitting each. */
  UpcardValues(KnownCards cards, HandPlay play, int up) {
    this.rules = cards.rules();
    this.payments = Payments.exact(rules);
    this.deals = cards.deals();
    this.hands = deals.hands();
    this.up = up;
    this.hit = play.hits(hands.count());
    this.split = new double[VALUES];
    Arrays.fill(split, Double.NaN);
  }

  private UpcardValues(UpcardValues other, Payments payments) {
    this.rules = other.rules;
    this.payments = payments;
    this.deals = other.deals;
    this.hands = other.hands;
    this.up = other.up;
    this.hit = other.hit;
    this.split = other.split;
  }

  UpcardValues paying(Payments others) {
    return new UpcardValues(this, others);
  }

  void split(int value, double worth) {
    split[value - 1] = worth;
  }

  /** The value of a choice with a hand of {@link AllHands}; {@link Double#NaN} if not allowed. */
  double value(int hand, Choice choice) {
    int place = hands.place(hand);
    double weight = deals.weight(up, place);
    boolean two = AllHands.size(hand) == 2;
    return switch (choice) {
      case STAND -> hand == AllHands.NATURAL ? natural(place) : deals.stand(up)[place] - weight;
      case HIT -> hit[place] - weight;
      case DOUBLE ->
          two && rules.doubleDown().allows(AllHands.value(hand))
              ? deals.doubled(up, place) - weight
              : Double.NaN;
      case SPLIT -> Situations.pair(hand) == 0 ? Double.NaN : split[Situations.pair(hand) - 1];
      case SURRENDER ->
          two && hand != AllHands.NATURAL && rules.surrender() != Surrender.NONE
              ? surrender(place)
              : Double.NaN;
    };
  }

  /** What a natural wins, unless a natural of the dealer that is left out pays all the same. */
  private double natural(int place) {
    double wins = rules.naturalsPush() ? 1 - deals.natural(up, place) : deals.weight(up, place);
    return payments.natural() * wins;
  }

  /** What is given up, and what a natural of the dealer takes of the rest, or returns. */
  private double surrender(int place) {
    boolean allLost =
        rules.surrender() == Surrender.LATE && rules.dealerNatural() != DealerNatural.NONE;
    double leftOut = 1 - deals.weight(up, place);
    double lost = payments.surrendered();
    return -lost - (allLost ? (1 - lost) * deals.natural(up, place) : 0) + leftOut;
  }

  /** All values of a hand as usually published: conditional on no natural if the dealer looks. */
  ChoiceValues values(int hand) {
    double weight = deals.weight(up, hands.place(hand));
    boolean given = rules.dealerNatural() == DealerNatural.PEEK;
    double[] values = new double[Choice.values().length];
    for (Choice choice : Choice.values()) {
      values[choice.index()] = given ? value(hand, choice) / weight : total(hand, choice);
    }
    return new ChoiceValues(values);
  }

  /** The value of a choice with naturals of the dealer counted. */
  double total(int hand, Choice choice) {
    double leftOut = 1 - deals.weight(up, hands.place(hand));
    double won = rules.naturalsPush() ? 0 : payments.natural() * leftOut;
    boolean paid = hand == AllHands.NATURAL && choice == Choice.STAND;
    return value(hand, choice) + (paid ? won : -leftOut);
  }

  /** The value of insuring as much as can be insured against an ace. */
  double insurance(int hand) {
    return payments.insured() * (3 * deals.natural(up, hands.place(hand)) - 1);
  }

  /** The first of the best choices. */
  Choice best(int hand) {
    Choice best = Choice.STAND;
    for (Choice choice : Choice.values()) {
      if (hand != AllHands.NATURAL && value(hand, choice) > value(hand, best)) {
        best = choice;
      }
    }
    return best;
  }

  boolean isPossible(int hand) {
    return hands.place(hand) != PossibleHands.NONE
        && hands.composition().count(up) > AllHands.cards(hand, up);
  }

  double chance(int first, int second) {
    Composition composition = hands.composition();
    double size = composition.size() - 1;
    int firsts = composition.count(first) - (first == up ? 1 : 0);
    int seconds = composition.count(second) - (second == up ? 1 : 0) - (second == first ? 1 : 0);
    int orders = first == second ? 1 : 2;
    return Math.max(0, firsts) * Math.max(0, seconds) * orders / (size * (size - 1));
  }

  /**
   * The payments that are not whole multiples of the wager, each divided by the wager: what a
   * natural wins, what surrender loses, and the largest insurance.
   */
  record Payments(double natural, double surrendered, double insured) {
    private static final double HALF = 0.5;

    static Payments exact(BlackjackHouseRules rules) {
      return new Payments(rules.natural().ratio(), HALF, HALF);
    }

    /** What the game pays, in whole amounts, for a wager that the bank can pay. */
    static Payments roundedDown(BlackjackHouseRules rules, long wager) {
      if (wager < 1 || wager > BlackjackRules.BANK) {
        throw new IllegalArgumentException(
            "wager " + wager + ": expected 1 to " + BlackjackRules.BANK);
      }
      long insured = wager / 2;
      return new Payments(
          (double) rules.natural().of(wager) / wager,
          -(double) HandResult.SURRENDER.payoff(wager) / wager,
          (double) insured / wager);
    }
  }
}
