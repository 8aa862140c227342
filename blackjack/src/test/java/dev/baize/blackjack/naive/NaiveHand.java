package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import java.util.ArrayList;
import java.util.List;

/** A hand as a list of ranks. */
public final class NaiveHand {

  private final List<Rank> ranks = new ArrayList<>();

  /** An empty hand. */
  public NaiveHand() {}

  /** A hand of these ranks. */
  public NaiveHand(List<Rank> ranks) {
    this.ranks.addAll(ranks);
  }

  /** A hand of these cards. */
  static NaiveHand of(List<Card> cards) {
    return new NaiveHand(cards.stream().map(Card::rank).toList());
  }

  void add(Rank rank) {
    ranks.add(rank);
  }

  /** The total with every ace as 1. */
  private int hard() {
    return ranks.stream().mapToInt(NaiveHand::points).sum();
  }

  private static int points(Rank rank) {
    return switch (rank) {
      case ACE -> 1;
      case TWO -> 2;
      case THREE -> 3;
      case FOUR -> 4;
      case FIVE -> 5;
      case SIX -> 6;
      case SEVEN -> 7;
      case EIGHT -> 8;
      case NINE -> 9;
      case TEN, JACK, QUEEN, KING -> 10;
    };
  }

  /** Whether an ace counts as 11. */
  public boolean isSoft() {
    return ranks.contains(Rank.ACE) && hard() <= 11;
  }

  /** The total, with an ace as 11 if that does not bust the hand. */
  public int total() {
    return isSoft() ? hard() + 10 : hard();
  }

  int size() {
    return ranks.size();
  }

  boolean isBust() {
    return total() > 21;
  }

  /** Whether these are two cards that make 21. */
  boolean isNatural() {
    return size() == 2 && total() == 21;
  }

  /** Whether these are two cards of one value. */
  boolean isPair() {
    return size() == 2 && points(ranks.get(0)) == points(ranks.get(1));
  }
}
