package dev.baize.blackjack;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/**
 * What is measured in a session of blackjack: each hand, and the bankroll along the way. Hands with
 * the same bet are counted by result and added to the tally together, when the bet changes or the
 * session ends; that is ten times as fast as adding each hand.
 */
final class SessionMeasures {

  private static final int HANDS = 0;
  private static final int RESULT = 1;
  private static final int NATURAL = 2;
  private static final int WIN = 3;
  private static final int PUSH = 4;
  private static final int BUST = 5;
  private static final int DEALER_BUST = 6;
  private static final int RUIN = 7;
  private static final int BANKROLL = 8;

  private static final List<Measure> ALWAYS =
      List.of(
          new Measure("hands", "the hands of a session"),
          new Measure("result of a hand", "what the player won in a hand, negative for a loss"),
          share("natural", "the player had 21 with two cards"),
          share("win", "the player won money"),
          share("push", "nothing was won or lost"),
          share("bust", "the player's total was more than 21"),
          share("dealer bust", "the dealer's total was more than 21"),
          new Measure("ruin", "1 for a session that ended with less than the minimum"));

  /** The bankroll is sampled at this many evenly spaced points of a session. */
  private static final int POINTS = 10;

  /** The most hands that are counted before they are added to the tally. */
  private static final int MOST_COUNTED = 1 << 30;

  /** The largest sum of payoffs of one result, far from an overflow. */
  private static final long MAX_SUM = 1L << 61;

  private final Tally tally;
  private final long minimum;
  private final long[] points;
  private long played;
  private int reached;

  /** The hands that are not in the tally yet, by result, all with the same bet. */
  private final int[] counts = new int[HandResult.ALL.size()];

  private int counted;

  /** The number of hands at which they are added to the tally. */
  private int most;

  private long wager;

  SessionMeasures(SessionSettings settings, Tally tally) {
    this.minimum = settings.minimum();
    this.tally = tally;
    this.points = points(settings.hands());
  }

  private static Measure share(String name, String hand) {
    return new Measure(name, "1 for a hand in which " + hand);
  }

  /** In an order that never changes, so that simulations of different versions can be compared. */
  static List<Measure> of(long maxHands) {
    List<Measure> all = new ArrayList<>(ALWAYS);
    for (long hands : points(maxHands)) {
      all.add(
          new Measure(
              "bankroll after " + hands + " hands",
              "the bankroll then, or at the end of a session that ended before"));
    }
    return List.copyOf(all);
  }

  /** The numbers of hands, ascending, after which the bankroll is sampled. */
  static long[] points(long hands) {
    return LongStream.rangeClosed(1, POINTS)
        .map(i -> hands / POINTS * i + hands % POINTS * i / POINTS)
        .filter(point -> point > 0)
        .distinct()
        .toArray();
  }

  /**
   * Counts a hand that is over.
   *
   * @param bankroll the player's money after it
   */
  void add(HandResult result, long wagered, long bankroll) {
    if (wagered != wager || counted == most) {
      write();
      wager = wagered;
      most = mostCounted(wagered);
    }
    counts[result.index()]++;
    counted++;
    played++;
    if (played == points[reached]) {
      writePoint(bankroll);
    }
  }

  /** The most hands with one bet whose payoffs of one result cannot overflow. */
  private static int mostCounted(long wager) {
    return wager < MAX_SUM / MOST_COUNTED ? MOST_COUNTED : (int) Math.max(1, MAX_SUM / wager);
  }

  private void writePoint(long bankroll) {
    tally.add(BANKROLL + reached, bankroll);
    reached++;
  }

  private void write() {
    for (HandResult result : HandResult.ALL) {
      int count = counts[result.index()];
      counts[result.index()] = 0;
      long payoff = result.payoff(wager);
      tally.add(RESULT, payoff, count);
      tally.add(NATURAL, result == HandResult.NATURAL ? 1 : 0, count);
      tally.add(WIN, payoff > 0 ? 1 : 0, count);
      tally.add(PUSH, result == HandResult.PUSH ? 1 : 0, count);
      tally.add(BUST, result == HandResult.BUST ? 1 : 0, count);
      tally.add(DEALER_BUST, result == HandResult.DEALER_BUST ? 1 : 0, count);
    }
    counted = 0;
  }

  /** Adds the measures of the whole session, once it is over. */
  void end(long bankroll) {
    write();
    tally.add(HANDS, played);
    tally.add(RUIN, bankroll < minimum ? 1 : 0);
    while (reached < points.length) {
      writePoint(bankroll);
    }
  }
}
