package dev.baize.blackjack;

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
}
