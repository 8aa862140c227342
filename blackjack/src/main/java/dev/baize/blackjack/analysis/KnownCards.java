package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.BlackjackHouseRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/**
 * All that is dealt from known cards in unknown order, before anyone plays: hands, and the hands of
 * splits. These are, for each value of a pair, those that start from one card of the pair, dealt
 * when the other card of the pair and 0, 1, 2 or more further cards of that value are gone.
 */
final class KnownCards {
  private static final Choice[] STANDING = HandPlay.standing();

  private final BlackjackHouseRules rules;
  private final Composition composition;
  private final Deals unsplit;
  private final List<List<Deals>> deals = new ArrayList<>(Collections.nCopies(VALUES, List.of()));

  KnownCards(BlackjackHouseRules rules, Composition composition, ParallelWork shares) {
    this(rules, new Deals(rules, new PossibleHands(composition, AllHands.EMPTY), 1, VALUES));
    if (rules.hands() > 1) {
      shares.each(VALUES, index -> deals.set(index, deals(index + 1, most(index + 1), 1, VALUES)));
    }
  }

  private KnownCards(BlackjackHouseRules rules, Deals unsplit) {
    this.rules = rules;
    this.composition = unsplit.hands().composition();
    this.unsplit = unsplit;
  }

  /** With a split of one value, into two or more, against one up card. */
  KnownCards(BlackjackHouseRules rules, Deals unsplit, int value, int most, int up) {
    this(rules, unsplit);
    deals.set(value - 1, deals(value, most, up, up));
  }

  private List<Deals> deals(int value, int most, int firstUp, int lastUp) {
    List<Deals> found = new ArrayList<>();
    int gone = Math.min(SplitWeights.needed(most), composition.count(value) - 1);
    PossibleHands hands = new PossibleHands(composition, AllHands.of(value));
    while (found.size() < gone) {
      hands = hands.without(value);
      found.add(new Deals(rules, hands, firstUp, lastUp));
    }
    return found;
  }

  BlackjackHouseRules rules() {
    return rules;
  }

  Composition composition() {
    return composition;
  }

  /** The hands that are no part of a split. */
  Deals deals() {
    return unsplit;
  }

  int most(int value) {
    return most(rules, value);
  }

  static int most(BlackjackHouseRules rules, int value) {
    return value == 1 && !rules.resplitAces() ? Math.min(2, rules.hands()) : rules.hands();
  }

  boolean getOneCard(int value) {
    return value == 1 && !rules.hitSplitAces();
  }

  /** How values of single hands make up the value of a split into up to {@code most} hands. */
  SplitWeights weights(int up, int value, int most) {
    int ofPair = composition.count(value) - 2 - (up == value ? 1 : 0);
    return new SplitWeights(composition.size() - 3, ofPair, most);
  }

  /** One more than the most further cards of a pair that can be gone. */
  int gone(int value, int most) {
    return Math.min(deals.get(value - 1).size(), SplitWeights.needed(most));
  }

  Deals deals(int value, int gone) {
    return deals.get(value - 1).get(gone);
  }

  /**
   * The value, not raised, of splitting a pair into up to {@code most} hands, which are split again
   * whenever they may be. Plans are by the number of further cards of the pair that are gone.
   */
  double split(HandPlay play, int up, int value, int most, IntFunction<Choice[]> plans) {
    SplitWeights weights = weights(up, value, most);
    double sum = 0;
    for (int gone = 0; gone < gone(value, most); gone++) {
      if (weights.any[gone] != 0 || weights.other[gone] != 0) {
        Deals deals = deals(value, gone);
        play.follow(deals, up, getOneCard(value) ? STANDING : plans.apply(gone));
        sum += half(play, deals, up, value, weights.any[gone], weights.other[gone]);
      }
    }
    return sum;
  }

  /**
   * The weighted value of a hand of a split that starts from one card of the pair: its value with
   * any second card times {@code weightOfAny}, plus its value with a second card of another value
   * times {@code weightOfOther}.
   */
  private static double half(
      HandPlay play, Deals deals, int up, int value, double weightOfAny, double weightOfOther) {
    PossibleHands hands = deals.hands();
    int start = hands.place(AllHands.of(value));
    double any = 0;
    double other = 0;
    for (int second = 1; second <= VALUES; second++) {
      double left = deals.left(up, start, second);
      if (left > 0) {
        int place = hands.next(start, second);
        double worth = left / deals.unseen(start) * (play.play(place) - deals.weight(up, place));
        any += worth;
        other += second == value ? 0 : worth;
      }
    }
    return weightOfAny * any + weightOfOther * other;
  }

  /**
   * Expresses the value of a split by values of single hands that start from one card of the pair,
   * exactly, whatever is drawn to the hands played before.
   *
   * <p>The method is E. Farmer's. No play depends on the cards of a hand before, and unseen cards
   * are equally likely in any order; so the cards that other hands drew after their second card may
   * as well be unseen, and all that matters of those hands is whether their second cards were of
   * the pair. Let <i>X</i>(p, n) be the value of a hand when p further cards of the pair and n
   * other cards are gone. One more card that is gone is of the pair with a chance q, so <i>X</i>(p,
   * n−1) = q <i>X</i>(p+1, n−1) + (1−q) <i>X</i>(p, n). Solved for the last term, that takes every
   * value back to those <i>X</i>(p, 0) for which nothing but cards of the pair need be known.
   */
  static final class SplitWeights {
    /** One more than the greatest number of further cards of the pair in a weight. */
    static final int GONE = 5;

    private final int unseen;
    private final int ofPair;
    private final int most;
    final double[] any = new double[GONE];

    /** The weights of hands that count only if their second card is not of the pair. */
    final double[] other = new double[GONE];

    /**
     * Computes the weights. {@code unseen} is the number of unseen cards, hole card included, the
     * pair and the up card not. {@code most} is the most hands, 2 or more.
     */
    SplitWeights(int unseen, int ofPair, int most) {
      this.unseen = unseen;
      this.ofPair = ofPair;
      this.most = most;
      deal(1, 2, 0, 0);
    }

    /** How many numbers of further cards of the pair have a weight, from 0 up. */
    static int needed(int most) {
      return 2 * most - 3;
    }

    /** Adds what the hands are worth that wait for their second card. */
    private void deal(double chance, int waiting, int pairs, int others) {
      if (waiting == 0) {
        return;
      }
      if (pairs + 2 == most) {
        expand(any, chance * waiting, pairs, others);
        return;
      }
      expand(other, chance, pairs, others);
      double pair = chanceOfPair(pairs, others);
      if (pair > 0) {
        deal(chance * pair, waiting + 1, pairs + 1, others);
      }
      if (pair < 1) {
        deal(chance * (1 - pair), waiting - 1, pairs, others + 1);
      }
    }

    private double chanceOfPair(int pairs, int others) {
      return (double) (ofPair - pairs) / Math.max(1, unseen - pairs - others);
    }

    private void expand(double[] weights, double weight, int pairs, int others) {
      if (others == 0) {
        weights[pairs] += weight;
        return;
      }
      double pair = chanceOfPair(pairs, others - 1);
      expand(weights, weight / (1 - pair), pairs, others - 1);
      if (pair > 0) {
        expand(weights, -weight * pair / (1 - pair), pairs + 1, others - 1);
      }
    }
  }
}
