package dev.baize.euchre;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Tally;
import java.util.List;

/** What is measured in a game of euchre, once a hand but for the number of hands. */
final class HandMeasures {

  /** In an order that never changes: simulations of different versions can be compared. */
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

  private HandMeasures() {}

  private static Measure made(String name, String seat) {
    return new Measure(
        "made by " + name, "1 for a hand in which " + seat + " made trump, in either round");
  }

  /**
   * Writes down a hand that is over.
   *
   * @param last whether the game is over with it
   */
  static void add(Hand hand, boolean last, Tally tally) {
    HandResult result = hand.result();
    tally.add(POINTS, result.points());
    tally.add(MAKERS_WIN, result == HandResult.EUCHRED ? 0 : 1);
    tally.add(EUCHRE, result == HandResult.EUCHRED ? 1 : 0);
    tally.add(MARCH, result == HandResult.MARCH ? 1 : 0);
    tally.add(ROUND_ONE, hand.passes < Hand.SEATS ? 1 : 0);
    int maker = hand.passes % Hand.SEATS;
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      tally.add(ELDEST + seat, seat == maker ? 1 : 0);
    }
    if (last) {
      tally.add(HANDS, hand.deal.number() + 1L);
    }
  }
}
