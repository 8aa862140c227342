package dev.baize.blackjack;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What is measured in a session of blackjack: each hand, and the bankroll along the way. The hands
 * of a split are one hand here, except where a measure says otherwise.
 *
 * <p>Plain hands, without double, split or insurance, are counted by result while the bet at a true
 * count is the same, and added to the tally together, when it changes or the session ends; that is
 * ten times as fast as adding each hand.
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
  private static final int HOUSE = 8;
  private static final int RESULT_OF_WAGER = HOUSE;
  private static final int WAGERED = HOUSE + 1;
  private static final int DOUBLED = HOUSE + 2;
  private static final int SPLIT_TO = HOUSE + 3;
  private static final int SURRENDERED = HOUSE + 4;
  private static final int INSURED = HOUSE + 5;
  private static final int RESULT_OF_INSURANCE = HOUSE + 6;
  private static final int DEALER_NATURAL = HOUSE + 7;
  private static final int BET = HOUSE + 8;
  private static final int SQUARED_RESULT = HOUSE + 9;
  private static final int RESULT_AT = HOUSE + 10;

  /** Squared results are clamped to this, so that no sum of a session overflows. */
  static final long MAX_SQUARED = 1L << 32;

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

  private static final List<Measure> OF_HOUSES =
      List.of(
          new Measure(
              "result of a wager",
              "what the player won with one hand, each hand of a split on its own"),
          new Measure("wagered", "what the player wagered in a hand, doubles and splits included"),
          new Measure("doubled", "the number of doubles in a hand"),
          new Measure("split to", "the number of hands that a hand became, 1 without a split"),
          share("surrendered", "the player gave up"),
          share("insured", "the player bought insurance"),
          new Measure("result of insurance", "what insurance won in a hand in which it was bought"),
          share("dealer natural", "the dealer showed 21 with two cards"),
          new Measure("bet", "what the player bet before the cards of a hand were dealt"),
          new Measure(
              "squared result",
              "the square of what the player won in a hand, in minimums, rounded, at most 2^32"));

  private static final int RESULTS = 2 * HandResult.ALL.size();

  /** The bankroll is sampled at this many evenly spaced points of a session. */
  private static final int POINTS = 10;

  /** The most hands that are counted before they are added to the tally. */
  private static final int MAX_COUNTED = 1 << 30;

  /** The largest sum of payoffs of one result, far from an overflow. */
  private static final long MAX_SUM = 1L << 61;

  private final Tally tally;
  private final PlayRules rules;
  private final boolean ofHouse;
  private final long minimum;
  private final int firstPoint;
  private final long[] points;
  private long played;
  private int reached;

  /** Plain hands not in the tally yet, by true count, result, and natural shown by the dealer. */
  private final int[] counts;

  /** By true count, the number of hands that are counted. */
  private final int[] counted;

  /** By true count, the number of hands at which they are added to the tally. */
  private final int[] most;

  /** By true count, the bet of the hands that are counted. */
  private final long[] bets;

  /** The place of the true count at the deal of this round. */
  private int at = DealCount.FRESH;

  /** The results of the hands of this round, as bits. */
  private int results;

  private HandResult last = HandResult.PUSH;
  private final long[] payoffs = new long[BlackjackHouseRules.MAX_HANDS];
  private int settled;

  /** How many times the bet was placed on them together. */
  private int wagers;

  /** What insurance has won or lost in this round; 0 if nothing was insured. */
  private long insurance;

  SessionMeasures(SessionSettings settings, PlayRules rules, Tally tally) {
    this.tally = tally;
    this.rules = rules;
    this.ofHouse = !settings.house().isClassic();
    this.minimum = settings.minimum();
    this.firstPoint = ofHouse ? RESULT_AT + DealCount.PLACES : HOUSE;
    this.points = points(settings.hands());
    this.counts = new int[DealCount.PLACES * RESULTS];
    this.counted = new int[DealCount.PLACES];
    this.most = new int[DealCount.PLACES];
    this.bets = new long[DealCount.PLACES];
  }

  private static Measure share(String name, String hand) {
    return new Measure(name, "1 for a hand in which " + hand);
  }

  /** In an order that never changes, so that simulations of different versions can be compared. */
  static List<Measure> of(long maxHands, BlackjackHouseRules house) {
    List<Measure> all = new ArrayList<>(ALWAYS);
    if (!house.isClassic()) {
      all.addAll(OF_HOUSES);
      all.addAll(DealCount.measures());
    }
    for (long hands : points(maxHands)) {
      all.add(
          new Measure(
              "bankroll after " + hands + " hands",
              "the bankroll then, or at the end of a session that ended before"));
    }
    return List.copyOf(all);
  }

  static long[] points(long hands) {
    return LongStream.rangeClosed(1, POINTS)
        .map(i -> hands / POINTS * i + hands % POINTS * i / POINTS)
        .filter(point -> point > 0)
        .distinct()
        .toArray();
  }

  /** {@code seen} is the {@link ValueCounts} of the cards seen before the deal. */
  void beginRound(long seen) {
    if (ofHouse) {
      at = DealCount.place(seen, rules.cards);
    }
  }

  void addHand(HandResult result, int placed, long payoff) {
    results |= 1 << result.index();
    last = result;
    payoffs[settled] = payoff;
    settled++;
    wagers += placed;
  }

  void addInsurance(long result) {
    insurance = result;
  }

  /** Measures a round that is over: the bet before the deal, and the bankroll after it. */
  void endRound(long bet, long bankroll, boolean dealerNatural) {
    if (wagers == 1 && insurance == 0) {
      count(last, bet, dealerNatural);
    } else {
      write(bet, dealerNatural);
    }
    results = 0;
    settled = 0;
    wagers = 0;
    insurance = 0;
    played++;
    if (played == points[reached]) {
      writePoint(bankroll);
    }
  }

  private void count(HandResult result, long wagered, boolean dealerNatural) {
    if (wagered != bets[at] || counted[at] == most[at]) {
      writeCounted(at);
      bets[at] = wagered;
      most[at] = mostCounted(wagered);
    }
    counts[at * RESULTS + 2 * result.index() + (dealerNatural ? 1 : 0)]++;
    counted[at]++;
  }

  /** The most hands with one bet whose payoffs of one result cannot overflow. */
  private static int mostCounted(long wager) {
    return wager < MAX_SUM / MAX_COUNTED ? MAX_COUNTED : (int) Math.max(1, MAX_SUM / wager);
  }

  private void writePoint(long bankroll) {
    tally.add(firstPoint + reached, bankroll);
    reached++;
  }

  private void writeCounted(int count) {
    if (counted[count] > 0) {
      for (HandResult result : HandResult.ALL) {
        writeCounted(result, false, count);
        writeCounted(result, true, count);
      }
      counted[count] = 0;
    }
  }

  private void writeCounted(HandResult result, boolean dealerNatural, int count) {
    int place = count * RESULTS + 2 * result.index() + (dealerNatural ? 1 : 0);
    int times = counts[place];
    if (times == 0) {
      return;
    }
    counts[place] = 0;
    long payoff = rules.payoff(result, bets[count]);
    write(payoff, 1 << result.index(), times);
    if (ofHouse) {
      tally.add(RESULT_OF_WAGER, payoff, times);
      tally.add(INSURED, 0, times);
      writeOfHouse(payoff, 1 << result.index(), 1, 1, bets[count], dealerNatural, count, times);
    }
  }

  private void write(long bet, boolean dealerNatural) {
    long result = insurance;
    for (int i = 0; i < settled; i++) {
      result += payoffs[i];
      tally.add(RESULT_OF_WAGER, payoffs[i]);
    }
    tally.add(INSURED, insurance == 0 ? 0 : 1);
    if (insurance != 0) {
      tally.add(RESULT_OF_INSURANCE, insurance);
    }
    write(result, results, 1);
    writeOfHouse(result, results, settled, wagers, bet, dealerNatural, at, 1);
  }

  private void write(long result, int kinds, int times) {
    tally.add(RESULT, result, times);
    tally.add(WIN, result > 0 ? 1 : 0, times);
    tally.add(PUSH, result == 0 ? 1 : 0, times);
    tally.add(NATURAL, has(HandResult.NATURAL, kinds), times);
    tally.add(BUST, has(HandResult.BUST, kinds), times);
    tally.add(DEALER_BUST, has(HandResult.DEALER_BUST, kinds), times);
  }

  private void writeOfHouse(
      long result,
      int kinds,
      int hands,
      int placed,
      long bet,
      boolean dealerNatural,
      int count,
      int times) {
    tally.add(WAGERED, placed * bet, times);
    tally.add(DOUBLED, placed - hands, times);
    tally.add(SPLIT_TO, hands, times);
    tally.add(SURRENDERED, has(HandResult.SURRENDER, kinds), times);
    tally.add(DEALER_NATURAL, dealerNatural ? 1 : 0, times);
    tally.add(BET, bet, times);
    tally.add(SQUARED_RESULT, squared(result), times);
    tally.add(RESULT_AT + count, result, times);
  }

  private long squared(long result) {
    double inMinimums = (double) result / minimum;
    return (long) Math.min(MAX_SQUARED, Math.rint(inMinimums * inMinimums));
  }

  private static int has(HandResult result, int kinds) {
    return kinds >> result.index() & 1;
  }

  void end(long bankroll) {
    for (int count = 0; count < DealCount.PLACES; count++) {
      writeCounted(count);
    }
    tally.add(HANDS, played);
    tally.add(RUIN, bankroll < minimum ? 1 : 0);
    while (reached < points.length) {
      writePoint(bankroll);
    }
  }

  /** The true count of Hi-Lo before a deal, rounded down and clamped, as a place from 0. */
  private static final class DealCount {
    private static final int FARTHEST = 6;
    static final int PLACES = 2 * FARTHEST + 1;
    static final int FRESH = FARTHEST;
    private static final int LOWEST_SMALL = 2;
    private static final int HIGHEST_SMALL = 6;

    /** The place after some cards have been seen. {@code seen} is their {@link ValueCounts}. */
    static int place(long seen, int cards) {
      int running = -ValueCounts.count(seen, 1) - ValueCounts.count(seen, ValueCounts.VALUES);
      for (int value = LOWEST_SMALL; value <= HIGHEST_SMALL; value++) {
        running += ValueCounts.count(seen, value);
      }
      int unseen = Math.max(1, cards - ValueCounts.total(seen));
      int trueCount = Math.floorDiv(running * BlackjackHouseRules.CARDS_IN_A_DECK, unseen);
      return FARTHEST + Math.max(-FARTHEST, Math.min(FARTHEST, trueCount));
    }

    static List<Measure> measures() {
      return IntStream.rangeClosed(-FARTHEST, FARTHEST).mapToObj(DealCount::measure).toList();
    }

    private static Measure measure(int trueCount) {
      return new Measure(
          "result at true count " + trueCount,
          "what the player won in a hand that was dealt at a Hi-Lo true count of "
              + trueCount
              + ", rounded down, at most six either way");
    }
  }
}
