package dev.baize.euchre;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import java.util.List;

/**
 * The measures of a game of euchre: one observation per hand, except for the number of hands. They
 * are counted hand by hand and added to the tally once per game, which takes a tenth of the time.
 */
final class HandMeasures {

  /** The order is stable, so that simulations of different versions can be compared. */
  static final List<Measure> ALL =
      List.of(
          new Measure("hands", "the hands of a game"),
          new Measure("points", "the points that a hand was worth, to whichever side"),
          new Measure("makers win", "1 for a hand in which the makers took three tricks or more"),
          new Measure("euchre", "1 for a hand in which the makers took fewer than three tricks"),
          new Measure("march", "1 for a hand in which the makers took all five tricks"),
          new Measure("round one", "1 for a hand in which trump was made in round one"),
          made("eldest", "the seat to the dealer's left"),
          made("second", "the dealer's partner"),
          made("third", "the seat to the dealer's right"),
          made("dealer", "the dealer"));

  private static final int HANDS = 0;
  private static final int POINTS = 1;
  private static final int MAKERS_WIN = 2;
  private static final int EUCHRE = 3;
  private static final int MARCH = 4;
  private static final int ROUND_ONE = 5;
  private static final int ELDEST = 6;

  private final Tally tally;
  private int marches;
  private int euchres;
  private int inRoundOne;

  /** By seat from the dealer's left. */
  private final int[] made = new int[Hand.SEATS];

  private static Measure made(String name, String seat) {
    return new Measure(
        "made by " + name, "1 for a hand in which " + seat + " made trump, in either round");
  }

  HandMeasures(Tally tally) {
    this.tally = tally;
  }

  /**
   * Counts a hand that is over.
   *
   * @param last whether it ended the game
   */
  void add(Hand hand, boolean last) {
    HandResult result = hand.result();
    marches += result == HandResult.MARCH ? 1 : 0;
    euchres += result == HandResult.EUCHRED ? 1 : 0;
    inRoundOne += hand.passes < Hand.SEATS ? 1 : 0;
    made[hand.passes % Hand.SEATS]++;
    if (last) {
      write(hand.setup.number() + 1);
    }
  }

  private void write(int hands) {
    tally.add(HANDS, hands);
    tally.add(POINTS, HandResult.MADE.points(), hands - marches - euchres);
    tally.add(POINTS, HandResult.MARCH.points(), marches);
    tally.add(POINTS, HandResult.EUCHRED.points(), euchres);
    writeShare(MAKERS_WIN, hands - euchres, hands);
    writeShare(EUCHRE, euchres, hands);
    writeShare(MARCH, marches, hands);
    writeShare(ROUND_ONE, inRoundOne, hands);
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      writeShare(ELDEST + seat, made[seat], hands);
    }
  }

  private void writeShare(int measure, int share, int hands) {
    tally.add(measure, 1, share);
    tally.add(measure, 0, hands - share);
  }
}
