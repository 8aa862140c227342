package dev.baize.euchre.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.Side;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * Match equity: the chance that a side wins the game, from 0 to 1, by the points that each side
 * still needs, or by its lead and the number of deals left, and by which of them deals next. It is
 * computed backwards from the end of the game, from the frequencies of the points of a hand, for
 * two sides that play equally well, whatever the score. Hands that are thrown in are left out: they
 * only pass the deal on.
 */
public final class MatchEquity {

  /** The unit of these chances, as advice names it. */
  public static final String UNIT = "chances to win";

  /** The most points of a hand by the usual rules. */
  static final int MAX_POINTS = 4;

  /** The most points that win a game by any rules. */
  static final int MAX_NEEDED = 100;

  /** Counted in 16,000 hands of four Masters with 100 samples, by the american rules. */
  private static final double[] LONE_HANDS = {0.019, 0, 0.149, 0.162, 0, 0.460, 0.151, 0, 0.059};

  /** The same, where a lone march and a lone euchre count as usual. */
  private static final MatchEquity WITH_LONE_HANDS = new MatchEquity(MAX_NEEDED, LONE_HANDS);

  /** Counted in 15,000 such hands by the classic rules. */
  private static final MatchEquity WITHOUT_LONE_HANDS =
      new MatchEquity(MAX_NEEDED, 0, 0, 0.1794, 0.1414, 0, 0.4531, 0.2261, 0, 0);

  /**
   * The frequency with which the dealer's side makes trump alone and is euchred, counted in 440,000
   * hands of four Experts by the american rules.
   */
  private static final double LONE_EUCHRES = 0.0028;

  /** The same for the other side. */
  private static final double LONE_EUCHRES_OF_OTHERS = 0.0016;

  private final int most;

  /** The relative frequencies of the dealer's side's points in a hand, from the fewest. */
  private final double[] frequencies;

  /** The chance of the dealer's side, by the points that it needs and those of the other. */
  private final double[][] ofDealers;

  /**
   * Computes it for up to {@code needed} points from the relative frequencies of the dealer's
   * side's points in a hand, which are as many below zero as above.
   */
  MatchEquity(int needed, double... frequencies) {
    this.most = frequencies.length / 2;
    this.frequencies = frequencies;
    this.ofDealers = new double[needed + 1][needed + 1];
    for (int more = 1; more <= needed; more++) {
      for (int less = 1; less <= more; less++) {
        ofDealers[more][less] = beforeHand(more, less);
        ofDealers[less][more] = beforeHand(less, more);
      }
    }
  }

  /**
   * Match equity where lone hands are played or not and what they count, for up to {@code needed}
   * points; other rules of a house make less difference.
   */
  static MatchEquity of(EuchreHouseRules house, int needed) {
    if (house.alone() == Alone.NO) {
      return WITHOUT_LONE_HANDS;
    }
    int march = house.loneMarch();
    int euchre = house.loneEuchred();
    int usual = HandResult.EUCHRED.points();
    if (march == MAX_POINTS && euchre == usual) {
      return WITH_LONE_HANDS;
    }
    int most = house.mostPoints();
    double[] frequencies = new double[2 * most + 1];
    for (int points = 1; points <= MAX_POINTS; points++) {
      int counted = points == MAX_POINTS ? march : points;
      frequencies[most + counted] += LONE_HANDS[MAX_POINTS + points];
      frequencies[most - counted] += LONE_HANDS[MAX_POINTS - points];
    }
    frequencies[most - usual] -= LONE_EUCHRES;
    frequencies[most - euchre] += LONE_EUCHRES;
    frequencies[most + usual] -= LONE_EUCHRES_OF_OTHERS;
    frequencies[most + euchre] += LONE_EUCHRES_OF_OTHERS;
    return new MatchEquity(needed, frequencies);
  }

  /**
   * {@return the chance of a side before the first deal; a half if no side has more points}
   *
   * @param rules the rules of the game
   * @param side any side
   */
  public static double beforeGame(EuchreRules rules, Side side) {
    EuchreHouseRules house = rules.house();
    int own = requireNonNull(side) == Side.EVEN ? house.startOfEven() : house.startOfOdd();
    int theirs = house.startOfEven() + house.startOfOdd() - own;
    boolean deals = Side.of(Seat.of(house.firstDealer())) == side;
    if (own == theirs) {
      return 1.0 / 2;
    }
    if (house.deals() > 0) {
      return of(house, 0).afterDeal(house.deals(), !deals).applyAsDouble(own - theirs);
    }
    int needed = rules.pointsToWin() - own;
    int others = rules.pointsToWin() - theirs;
    return of(house, Math.max(needed, others)).afterHand(0, needed, others, !deals);
  }

  /** The chance of the dealer's side before a hand, if those after it are known. */
  private double beforeHand(int needed, int others) {
    double chance = 0;
    for (int points = -most; points <= most; points++) {
      chance += frequencies[points + most] * afterHand(points, needed, others, true);
    }
    return chance;
  }

  /**
   * The chance of a side after a hand in which it made some points, negative if the other side did.
   * {@code needed} and {@code others} are the points that each side needed before; whoever {@code
   * dealt} does not deal next.
   */
  double afterHand(int points, int needed, int others, boolean dealt) {
    int left = needed - Math.max(points, 0);
    int othersLeft = others + Math.min(points, 0);
    if (left <= 0) {
      return 1;
    }
    if (othersLeft <= 0) {
      return 0;
    }
    return dealt ? 1 - ofDealers[othersLeft][left] : ofDealers[left][othersLeft];
  }

  /**
   * The chance of a side in a game of a fixed number of deals by its lead after one of them, when
   * some are {@code left}; a draw counts half. Whoever {@code dealt} does not deal next.
   */
  IntToDoubleFunction afterDeal(int left, boolean dealt) {
    int decided = left * most + 1;
    double[] ofNext = new double[2 * decided + 1];
    Arrays.fill(ofNext, decided + 1, ofNext.length, 1);
    ofNext[decided] = 1.0 / 2;
    for (int deal = 0; deal < left; deal++) {
      ofNext = beforeDeal(ofNext);
    }
    double[] chances = ofNext;
    return lead -> dealt ? 1 - at(-lead, chances) : at(lead, chances);
  }

  /** The chances of the dealer's side before a deal by those of the next dealer's after it. */
  private double[] beforeDeal(double[] ofNext) {
    int decided = ofNext.length / 2;
    double[] chances = new double[ofNext.length];
    for (int lead = -decided; lead <= decided; lead++) {
      for (int points = -most; points <= most; points++) {
        chances[lead + decided] += frequencies[points + most] * (1 - at(-lead - points, ofNext));
      }
    }
    return chances;
  }

  /** The chance with a lead, of which the largest that count are at the ends. */
  private static double at(int lead, double[] chances) {
    int decided = chances.length / 2;
    return chances[Math.max(-decided, Math.min(decided, lead)) + decided];
  }
}
