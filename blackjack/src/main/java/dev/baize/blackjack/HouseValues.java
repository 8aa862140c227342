package dev.baize.blackjack;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of all settings of a house, whether they make sense or not; at first the classic ones.
 */
final class HouseValues {
  int decks = 1;
  int reshuffleBelow = 20;
  boolean hitsSoft17;
  DoubleDown doubleDown = DoubleDown.NONE;
  boolean doubleAfterSplit;
  int hands = 1;
  boolean resplitAces;
  boolean hitSplitAces;
  Surrender surrender = Surrender.NONE;
  boolean insurance;
  NaturalPayment natural = NaturalPayment.THREE_TO_TWO;
  boolean naturalsPush;
  DealerNatural dealerNatural = DealerNatural.NONE;

  HouseValues() {}

  HouseValues(HouseValues other) {
    this.decks = other.decks;
    this.reshuffleBelow = other.reshuffleBelow;
    this.hitsSoft17 = other.hitsSoft17;
    this.doubleDown = other.doubleDown;
    this.doubleAfterSplit = other.doubleAfterSplit;
    this.hands = other.hands;
    this.resplitAces = other.resplitAces;
    this.hitSplitAces = other.hitSplitAces;
    this.surrender = other.surrender;
    this.insurance = other.insurance;
    this.natural = other.natural;
    this.naturalsPush = other.naturalsPush;
    this.dealerNatural = other.dealerNatural;
  }

  private List<Object> all() {
    return List.of(
        decks,
        reshuffleBelow,
        hitsSoft17,
        doubleDown,
        doubleAfterSplit,
        hands,
        resplitAces,
        hitSplitAces,
        surrender,
        insurance,
        natural,
        naturalsPush,
        dealerNatural);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HouseValues values && all().equals(values.all());
  }

  @Override
  public int hashCode() {
    return all().hashCode();
  }
}
