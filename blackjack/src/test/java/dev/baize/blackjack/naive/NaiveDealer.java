package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import java.util.ArrayList;
import java.util.List;

/** The dealer of a round, with an up card and a hole card. */
final class NaiveDealer {

  private final NaiveTable table;
  private final NaiveRules rules;

  /** The cards that are face up. */
  private final List<Card> cards = new ArrayList<>();

  private final List<Card> hole = new ArrayList<>();

  NaiveDealer(NaiveTable table, NaiveRules rules) {
    this.table = table;
    this.rules = rules;
  }

  /** Deals a card face up. */
  void deal() {
    cards.add(table.dealFaceUp("Dealer"));
  }

  /** Deals the hole card. */
  void dealHole() {
    hole.add(table.deal());
  }

  Card upcard() {
    return cards.get(0);
  }

  boolean showsAce() {
    return upcard().rank() == Rank.ACE;
  }

  /** Whether the up card is an ace or counts ten. */
  boolean mayHaveNatural() {
    return showsAce() || NaiveHand.of(List.of(upcard())).total() == 10;
  }

  boolean hasNatural() {
    return NaiveHand.of(List.of(upcard(), hole.get(0))).isNatural();
  }

  /** Whether the dealer looks for a natural before the player acts. */
  boolean looks() {
    return rules.is("dealer natural", "peek") && mayHaveNatural();
  }

  void showHole() {
    table.print("Dealer's hole card is " + hole.get(0));
    table.exposeLast();
    cards.add(hole.get(0));
  }

  boolean isHoleShown() {
    return cards.size() > 1;
  }

  /** Draws as the house has it. */
  void play() {
    while (draws()) {
      deal();
    }
    table.print("Dealer's total is " + total());
  }

  private boolean draws() {
    boolean soft = NaiveHand.of(cards).isSoft();
    return total() < 17 || (total() == 17 && soft && rules.is("soft 17", "hit"));
  }

  /** The total of the cards that are face up. */
  int total() {
    return NaiveHand.of(cards).total();
  }
}
