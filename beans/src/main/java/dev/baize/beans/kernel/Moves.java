package dev.baize.beans.kernel;

/** Moves cards and coins, and reports each move as an event. */
final class Moves {

  static final int LAID_OUT = 3;

  private Moves() {}

  /** The seat to act draws cards into its hand, fewer if the deck runs out. */
  static void draw(GameState state, int count) {
    int last = Math.min(state.next + count, state.deck.length);
    while (state.next < last) {
      int bean = state.deck[state.next++];
      state.actor().take(bean);
      if (state.events != null) {
        state.events.drew(state.toAct, bean);
      }
    }
  }

  /** Three cards of the deck go to the trade area, and those of the discard pile that match. */
  static void layOut(GameState state) {
    int from = state.next;
    state.next = Math.min(from + LAID_OUT, state.deck.length);
    int kinds = 0;
    for (int i = from; i < state.next; i++) {
      kinds |= 1 << state.deck[i];
    }
    int drawn = state.next - from;
    byte[] cards = new byte[drawn + state.pile.matching(kinds)];
    System.arraycopy(state.deck, from, cards, 0, drawn);
    if (state.events != null && drawn > 0) {
      state.events.laidOut(state.toAct, cards, drawn);
    }
    for (int i = drawn; i < cards.length; i++) {
      cards[i] = state.pile.take();
      if (state.events != null) {
        state.events.pickedUp(state.toAct, cards[i]);
      }
    }
    state.area.fill(cards);
  }

  /** The front card of the hand goes to a chain that has room for it. */
  static void play(GameState state, int bean) {
    state.actor().chain(bean);
    state.actor().remove(0);
    if (state.events != null) {
      state.events.played(state.toAct, bean);
    }
  }

  /** The first pending card of the trade area goes to a chain that has room for it. */
  static void chain(GameState state, int bean) {
    state.actor().chain(bean);
    state.area.removePending();
    if (state.events != null) {
      state.events.chained(state.toAct, bean);
    }
  }

  /** The first pending card of the trade area goes to the discard pile. */
  static void discard(GameState state, int bean) {
    state.area.removePending();
    state.pile.add(bean);
    if (state.events != null) {
      state.events.discarded(state.toAct, bean);
    }
  }

  /** The first pending card of the trade area stays there. */
  static void leave(GameState state, int bean) {
    state.area.leavePending();
    if (state.events != null) {
      state.events.left(state.toAct, bean);
    }
  }

  /** A card of the hand goes to the discard pile. */
  static void throwAway(GameState state, int place) {
    int bean = state.actor().remove(place);
    state.pile.add(bean);
    if (state.events != null) {
      state.events.threwAway(state.toAct, bean, place);
    }
  }

  static void sell(GameState state, int seat, int bean) {
    int length = state.seats[seat].length(bean);
    state.seats[seat].sell(bean);
    state.addSold(bean, length);
    if (state.events != null) {
      state.events.sold(seat, bean, length);
    }
  }

  /** All chains of a seat leave the game for coins, slot by slot. */
  static void sellAll(GameState state, int seat) {
    int slots = state.seats[seat].slots;
    for (int slot = 0; slot < state.seats[seat].chainLimit; slot++) {
      int bean = SeatState.bean(slots, slot);
      if (bean >= 0) {
        sell(state, seat, bean);
      }
    }
  }

  /** The seat to act pays for a third chain. */
  static void buy(GameState state) {
    state.actor().buy();
    if (state.events != null) {
      state.events.bought(state.toAct);
    }
  }
}
