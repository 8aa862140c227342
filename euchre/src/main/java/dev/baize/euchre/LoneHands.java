package dev.baize.euchre;

import dev.baize.core.game.Measure;
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

  LoneHands(HouseRules house) {
    this.hands = new int[measures(house).size()];
  }

  /** The measures, in a stable order; none where nobody may play alone. */
  static List<Measure> measures(HouseRules house) {
    List<Measure> measures = new ArrayList<>();
    if (house.alone() != Alone.NO) {
      byBidder("alone by", "%s made trump and played alone", measures);
      byBidder("alone won by", "%s played alone and took three tricks or more", measures);
      byBidder("lone march by", "%s played alone and took all five tricks", measures);
    }
    if (house.alone() == Alone.BOTH) {
      measures.add(HandMeasures.share("defended alone", "a defender played alone"));
      measures.add(
          HandMeasures.share("lone defence won", "a lone defender took three tricks or more"));
    }
    return measures;
  }

  private static void byBidder(String name, String event, List<Measure> measures) {
    for (HandMeasures.Bidder bidder : HandMeasures.BIDDERS) {
      measures.add(
          HandMeasures.share(name + " " + bidder.name(), event.replace("%s", bidder.seat())));
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
