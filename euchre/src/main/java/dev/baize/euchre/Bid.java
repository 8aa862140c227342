package dev.baize.euchre;

/** A decision while trump is being made: to pass or to order up. */
public abstract sealed class Bid extends EuchreDecision
    permits EuchreDecision.Pass, EuchreDecision.OrderUp {

  Bid(int number, String text) {
    super(number, text);
  }
}
