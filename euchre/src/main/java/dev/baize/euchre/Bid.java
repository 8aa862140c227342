package dev.baize.euchre;

/** A decision while trump is made: to pass or to order up. */
public sealed interface Bid extends EuchreDecision
    permits EuchreDecision.Pass, EuchreDecision.OrderUp {}
