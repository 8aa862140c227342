package dev.baize.euchre;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import dev.baize.euchre.kernel.Hand;
import java.util.ArrayList;
import java.util.List;

/**
 * The measures of a game of euchre: one observation per hand, except for the number of hands. They
 * are counted hand by hand and added to the tally once per game, which takes a tenth of the time.
 */
final class HandMeasures {

  private static final int HANDS = 0;
  private static final int POINTS = 1;
  private static final int MAKERS_WIN = 2;
  private static final int EUCHRE = 3;
  private static final int MARCH = 4;
  private static final int ROUND_ONE = 5;
  private static final int MADE_BY = 6;
  private static final int ALONE_BY = MADE_BY + Hand.SEATS;
  private static final int ALONE_WON_BY = ALONE_BY + Hand.SEATS;
  private static final int LONE_MARCH_BY = ALONE_WON_BY + Hand.SEATS;
  private static final int DEFENDED_ALONE = LONE_MARCH_BY + Hand.SEATS;
  private static final int LONE_DEFENCE_WON = DEFENDED_ALONE + 1;

  /** The seats by their turn to bid. */
  private static final List<String> BIDDERS = List.of("eldest", "second", "third", "dealer");

  private static final List<String> SEATS =
      List.of(
          "the seat to the dealer's left",
          "the dealer's partner",
          "the seat to the dealer's right",
          "the dealer");

  private final Tally tally;
  private final EuchreHouseRules house;

  /** The numbers of hands by what they were worth. */
  private final int[] worth;

  /** The numbers of hands for which a measure is 1, by measure. */
  private final int[] counts;

  HandMeasures(EuchreHouseRules house, Tally tally) {
    this.tally = tally;
    this.house = house;
    this.worth = new int[house.mostPoints() + 1];
    this.counts = new int[(house.dealerStuck() ? 0 : 1) + thrownIn(house.alone())];
  }

  /** The number of the measure that follows on those of lone hands. */
  private static int thrownIn(Alone alone) {
    return switch (alone) {
      case NO -> ALONE_BY;
      case MAKERS -> DEFENDED_ALONE;
      case BOTH -> LONE_DEFENCE_WON + 1;
    };
  }

  /** The order is stable, so that simulations of different versions can be compared. */
  static List<Measure> of(EuchreHouseRules house) {
    List<Measure> measures = new ArrayList<>();
    measures.add(new Measure("hands", "the hands of a game"));
    measures.add(new Measure("points", "the points that a hand was worth, to whichever side"));
    measures.add(share("makers win", "the makers took three tricks or more"));
    measures.add(share("euchre", "the makers took fewer than three tricks"));
    measures.add(share("march", "the makers took all five tricks"));
    measures.add(share("round one", "trump was made in round one"));
    addByBidder("made by", "made trump, in either round", measures);
    if (house.alone() != Alone.NO) {
      addByBidder("alone by", "made trump and played alone", measures);
      addByBidder("alone won by", "played alone and took three tricks or more", measures);
      addByBidder("lone march by", "played alone and took all five tricks", measures);
    }
    if (house.alone() == Alone.BOTH) {
      measures.add(share("defended alone", "a defender played alone"));
      measures.add(share("lone defence won", "a lone defender took three tricks or more"));
    }
    if (!house.dealerStuck()) {
      measures.add(share("thrown in", "nobody made trump"));
    }
    return List.copyOf(measures);
  }

  private static Measure share(String name, String hand) {
    return new Measure(name, "1 for a hand in which " + hand);
  }

  private static void addByBidder(String name, String deed, List<Measure> measures) {
    for (int bidder = 0; bidder < Hand.SEATS; bidder++) {
      measures.add(share(name + " " + BIDDERS.get(bidder), SEATS.get(bidder) + " " + deed));
    }
  }

  /** Counts a hand that is over; that it was thrown in is the last measure. */
  void add(Hand hand) {
    if (hand.isThrownIn()) {
      counts[counts.length - 1]++;
      worth[0]++;
      return;
    }
    HandResult result = HandResult.of(hand);
    int bidder = hand.passes % Hand.SEATS;
    worth[house.points(result, hand.isMakerAlone())]++;
    counts[result.isEuchre() ? EUCHRE : MAKERS_WIN]++;
    counts[MARCH] += result.isMarch() ? 1 : 0;
    counts[ROUND_ONE] += hand.passes < Hand.SEATS ? 1 : 0;
    counts[MADE_BY + bidder]++;
    if (hand.isMakerAlone()) {
      counts[ALONE_BY + bidder]++;
      counts[ALONE_WON_BY + bidder] += result.isEuchre() ? 0 : 1;
      counts[LONE_MARCH_BY + bidder] += result.isMarch() ? 1 : 0;
    }
    if (hand.isDefenderAlone()) {
      counts[DEFENDED_ALONE]++;
      counts[LONE_DEFENCE_WON] += result.isEuchre() ? 1 : 0;
    }
  }

  /** Adds the measures of a game to the tally. {@code hands} is the number of its hands. */
  void write(int hands) {
    tally.add(HANDS, hands);
    for (int points = 0; points < worth.length; points++) {
      if (worth[points] > 0) {
        tally.add(POINTS, points, worth[points]);
      }
    }
    for (int measure = MAKERS_WIN; measure < counts.length; measure++) {
      tally.add(measure, 1, counts[measure]);
      tally.add(measure, 0, hands - counts[measure]);
    }
  }
}
