package dev.baize.euchre.analysis;

import dev.baize.core.game.Seat;
import dev.baize.euchre.Trick;

/**
 * A position in the form that {@link AlphaBetaSearch} takes; its components have the same names and
 * meanings there. {@code place} is the hand that is to play: 0 for the leader's.
 */
record SearchRoot(int place, int suit, int best, int by, int a, int b, int c, int d, int seat) {

  private static final int SEATS = 4;

  static SearchRoot of(OpenPosition position) {
    CardOrder order = CardOrder.of(position.trump());
    Trick trick = position.trick();
    int suit = 0;
    int best = 0;
    int by = 0;
    for (int i = 0; i < trick.cards().size(); i++) {
      int card = order.bit(trick.cards().get(i));
      suit = i == 0 ? CardBits.suit(card) : suit;
      int strength = CardBits.strength(card, suit);
      by = strength > best ? place(trick.playedBy(i), trick) : by;
      best = Math.max(best, strength);
    }
    int leader = trick.leader().index();
    return new SearchRoot(
        place(position.toAct(), trick),
        suit,
        best,
        by,
        order.bits(position.hands().get(leader)),
        order.bits(position.hands().get((leader + 1) % SEATS)),
        order.bits(position.hands().get((leader + 2) % SEATS)),
        order.bits(position.hands().get((leader + 3) % SEATS)),
        leader);
  }

  private static int place(Seat seat, Trick trick) {
    return (seat.index() - trick.leader().index() + SEATS) % SEATS;
  }

  /** Whether the leader's side can take at least {@code need} tricks. */
  boolean reaches(int need, AlphaBetaSearch search) {
    return switch (place) {
      case 0 -> search.first(a, b, c, d, need, seat);
      case 1 -> search.second(suit, best, a, b, c, d, need, seat);
      case 2 -> search.third(suit, best, by, a, b, c, d, need, seat);
      default -> search.fourth(suit, best, by, a, b, c, d, need, seat);
    };
  }

  /** Whether the leader's side can take at least {@code need} tricks after a card is played. */
  boolean reachesAfter(int card, int need, AlphaBetaSearch search) {
    return switch (place) {
      case 0 -> search.afterFirst(card, a, b, c, d, need, seat);
      case 1 -> search.afterSecond(card, suit, best, a, b, c, d, need, seat);
      case 2 -> search.afterThird(card, suit, best, by, a, b, c, d, need, seat);
      default -> search.afterFourth(card, suit, best, by, a, b, c, d, need, seat);
    };
  }

  /** One legal card of each equivalence class. */
  int distinct() {
    return switch (place) {
      case 0 -> CardBits.distinct(a, b | c | d);
      case 1 -> CardBits.distinct(CardBits.following(b, suit), a | c | d | best);
      case 2 -> CardBits.distinct(CardBits.following(c, suit), a | b | d | best);
      default -> CardBits.distinct(CardBits.following(d, suit), a | b | c | best);
    };
  }

  /** A guess at the tricks of the leader's side from trumps and aces, to begin the search with. */
  int estimate(int left) {
    int strong = CardBits.TRUMPS | CardBits.SIDE_ACES;
    int ours = Integer.bitCount((a | c) & strong);
    int theirs = Integer.bitCount((b | d) & strong);
    return (left + 1 + ours - theirs) / 2;
  }
}
