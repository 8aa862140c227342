package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A hand of the player with what is wagered on it. */
final class NaiveWager {

  final List<Card> cards = new ArrayList<>();
  BigInteger amount;

  /** Whether the hand is one of a split. */
  boolean ofSplit;

  NaiveWager(BigInteger amount) {
    this.amount = amount;
  }

  NaiveHand hand() {
    return NaiveHand.of(cards);
  }

  boolean isSplitAce() {
    return ofSplit && cards.get(0).rank() == Rank.ACE;
  }

  @Override
  public String toString() {
    return cards + " for " + amount;
  }
}
