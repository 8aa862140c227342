package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The value of a position by plain minimax, on lists and without pruning. It memoizes positions at
 * the start of a trick, because whole deals would take minutes each otherwise.
 */
final class Minimax {

  private final Trump trump;
  private final Trick trick;
  private final List<Set<Card>> hands = new ArrayList<>();

  /** By the cards left and the leader. */
  private final Map<Long, Integer> known = new HashMap<>();

  Minimax(OpenPosition position) {
    this.trump = position.trump();
    this.trick = position.trick();
    position.hands().forEach(hand -> hands.add(new TreeSet<>(hand.toList())));
  }

  /** The tricks that seats 0 and 2 take from here on. */
  int tricksOfEven() {
    return value(trick);
  }

  /** The same, after a card is played. */
  int tricksOfEvenAfter(Card card) {
    return after(card, trick);
  }

  private int value(Trick table) {
    if (!table.cards().isEmpty()) {
      return best(table);
    }
    long left = left();
    if (left == 0) {
      return 0;
    }
    long key = 4 * left + table.leader().index();
    Integer value = known.get(key);
    if (value == null) {
      value = best(table);
      known.put(key, value);
    }
    return value;
  }

  private long left() {
    long left = 0;
    for (Set<Card> hand : hands) {
      for (Card card : hand) {
        left |= 1L << card.index();
      }
    }
    return left;
  }

  private int best(Trick table) {
    Seat seat = table.playedBy(table.cards().size());
    boolean even = seat.index() % 2 == 0;
    int best = even ? 0 : Integer.MAX_VALUE;
    for (Card card : legal(hands.get(seat.index()), table)) {
      int value = after(card, table);
      best = even ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private List<Card> legal(Set<Card> hand, Trick table) {
    if (table.cards().isEmpty()) {
      return List.copyOf(hand);
    }
    Suit led = table.suitLed(trump);
    List<Card> follow = hand.stream().filter(card -> trump.effectiveSuit(card) == led).toList();
    return follow.isEmpty() ? List.copyOf(hand) : follow;
  }

  private int after(Card card, Trick table) {
    Set<Card> hand = hands.get(table.playedBy(table.cards().size()).index());
    List<Card> played = new ArrayList<>(table.cards());
    played.add(card);
    Trick next = new Trick(table.leader(), played, table.sittingOut());
    hand.remove(card);
    int value;
    if (played.size() < next.size()) {
      value = value(next);
    } else {
      Seat winner = next.winner(trump);
      int taken = winner.index() % 2 == 0 ? 1 : 0;
      value = taken + value(new Trick(winner, List.of(), table.sittingOut()));
    }
    hand.add(card);
    return value;
  }
}
