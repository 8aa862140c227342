package dev.baize.euchre;

import dev.baize.core.game.Measure;
import dev.baize.euchre.kernel.Hand;
import java.util.ArrayList;
import java.util.List;

/** Counts of the hands that were played alone: by makers, by seat, and by defenders. */
final class LoneHands {

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
      measures.add(new Measure("defended alone", "1 for a hand in which a defender played alone"));
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
