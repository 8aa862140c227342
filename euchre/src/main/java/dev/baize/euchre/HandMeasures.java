package dev.baize.euchre;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import dev.baize.euchre.kernel.Hand;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
  private static final int ELDEST = 6;
  private static final int LONE_HANDS = ELDEST + Hand.SEATS;

  private final Tally tally;
  private final LoneHands loneHands;
  private final EuchreHouseRules house;

  private int marches;
  private int euchres;
  private int inRoundOne;
  private int thrownIn;

  /** The numbers of hands by what they were worth. */
  private final int[] worth;

  /** By {@link Bidder}. */
  private final int[] makers = new int[Hand.SEATS];

  HandMeasures(EuchreHouseRules house, Tally tally) {
    this.tally = tally;
    this.loneHands = new LoneHands(house);
    this.house = house;
    this.worth = new int[house.mostPoints() + 1];
  }

  /** The order is stable, so that simulations of different versions can be compared. */
  static List<Measure> of(EuchreHouseRules house) {
    List<Measure> measures = new ArrayList<>();
    measures.add(new Measure("hands", "the hands of a game"));
    measures.add(new Measure("points", "the points that a hand was worth, to whichever side"));
    measures.add(
        new Measure("makers win", "1 for a hand in which the makers took three tricks or more"));
    measures.add(
        new Measure("euchre", "1 for a hand in which the makers took fewer than three tricks"));
    measures.add(new Measure("march", "1 for a hand in which the makers took all five tricks"));
    measures.add(new Measure("round one", "1 for a hand in which trump was made in round one"));
    for (Bidder bidder : Bidder.values()) {
      measures.add(bidder.measure("made by", "made trump, in either round"));
    }
    measures.addAll(LoneHands.measures(house));
    if (!house.dealerStuck()) {
      measures.add(new Measure("thrown in", "1 for a hand in which nobody made trump"));
    }
    return List.copyOf(measures);
  }

  /** Counts a hand that is over and was not thrown in. */
  void add(Hand hand) {
    HandResult result = HandResult.of(hand);
    worth[house.points(result, hand.isMakerAlone())]++;
    marches += result.isMarch() ? 1 : 0;
    euchres += result.isEuchre() ? 1 : 0;
    inRoundOne += hand.passes < Hand.SEATS ? 1 : 0;
    makers[hand.passes % Hand.SEATS]++;
    loneHands.add(hand, result);
  }

  /** Counts a hand that was thrown in. */
  void addThrownIn() {
    thrownIn++;
    worth[0]++;
  }

  /** Adds the measures of a game to the tally. {@code hands} is the number of its hands. */
  void write(int hands) {
    tally.add(HANDS, hands);
    int made = hands - thrownIn - euchres;
    for (int points = 0; points < worth.length; points++) {
      if (worth[points] > 0) {
        tally.add(POINTS, points, worth[points]);
      }
    }
    writeShare(MAKERS_WIN, made, hands);
    writeShare(EUCHRE, euchres, hands);
    writeShare(MARCH, marches, hands);
    writeShare(ROUND_ONE, inRoundOne, hands);
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      writeShare(ELDEST + seat, makers[seat], hands);
    }
    int next = LONE_HANDS;
    for (int count : loneHands.counts()) {
      writeShare(next++, count, hands);
    }
    if (!house.dealerStuck()) {
      writeShare(next, thrownIn, hands);
    }
  }

  private void writeShare(int measure, int share, int hands) {
    tally.add(measure, 1, share);
    tally.add(measure, 0, hands - share);
  }

  /** Counts of the hands that were played alone: by makers, by seat, and by defenders. */
  private static final class LoneHands {

    private static final int CALLED = 0;
    private static final int WON = CALLED + Hand.SEATS;
    private static final int MARCHED = WON + Hand.SEATS;
    private static final int DEFENDED = MARCHED + Hand.SEATS;
    private static final int DEFENCE_WON = DEFENDED + 1;

    /** By measure, in the order of {@link #measures}. */
    private final int[] hands;

    LoneHands(EuchreHouseRules house) {
      this.hands = new int[measures(house).size()];
    }

    /** The measures, in a stable order; none where nobody may play alone. */
    static List<Measure> measures(EuchreHouseRules house) {
      List<Measure> measures = new ArrayList<>();
      if (house.alone() != Alone.NO) {
        add("alone by", "made trump and played alone", measures);
        add("alone won by", "played alone and took three tricks or more", measures);
        add("lone march by", "played alone and took all five tricks", measures);
      }
      if (house.alone() == Alone.BOTH) {
        measures.add(
            new Measure("defended alone", "1 for a hand in which a defender played alone"));
        measures.add(
            new Measure(
                "lone defence won",
                "1 for a hand in which a lone defender took three tricks or more"));
      }
      return measures;
    }

    private static void add(String name, String deed, List<Measure> measures) {
      for (Bidder bidder : Bidder.values()) {
        measures.add(bidder.measure(name, deed));
      }
    }

    /** Counts a hand that is over and was not thrown in. */
    void add(Hand hand, HandResult result) {
      if (hand.isMakerAlone()) {
        int bidder = hand.passes % Hand.SEATS;
        hands[CALLED + bidder]++;
        hands[WON + bidder] += result.isEuchre() ? 0 : 1;
        hands[MARCHED + bidder] += result.isMarch() ? 1 : 0;
      }
      if (hand.isDefenderAlone()) {
        hands[DEFENDED]++;
        hands[DEFENCE_WON] += result.isEuchre() ? 1 : 0;
      }
    }

    /** The numbers of hands, by measure. */
    int[] counts() {
      return hands;
    }
  }

  /** The seats by their turn to bid. */
  private enum Bidder {
    ELDEST("the seat to the dealer's left"),
    SECOND("the dealer's partner"),
    THIRD("the seat to the dealer's right"),
    DEALER("the dealer");

    private final String seat;

    Bidder(String seat) {
      this.seat = seat;
    }

    /** A measure of whether this seat did something in a hand. */
    Measure measure(String name, String deed) {
      return new Measure(
          name + " " + name().toLowerCase(Locale.ROOT),
          "1 for a hand in which " + seat + " " + deed);
    }
  }
}
