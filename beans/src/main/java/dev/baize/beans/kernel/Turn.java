package dev.baize.beans.kernel;

import dev.baize.beans.kernel.EventSink.Kind;
import org.jspecify.annotations.Nullable;

/** The turn, step by step: what each decision leads to. {@code BeansGame} checks decisions. */
public final class Turn {

  static final int DRAWN_FIRST = 1;
  static final int LAID_OUT = 3;
  static final int DRAWN_LAST = 2;
  private static final int BEAN_OF_CHOICE = 7;

  private Turn() {}

  /** Begins the first turn, of seat 0. Events go to {@code events} from now on; null for none. */
  public static void begin(GameState state, @Nullable EventSink events) {
    state.events = events;
    begin(state);
  }

  /** Carries out a decision, one of {@link Choices}, and goes on to the next. */
  public static void apply(GameState state, int choice) {
    int bean = choice & BEAN_OF_CHOICE;
    switch (choice & ~BEAN_OF_CHOICE) {
      case Choices.CHAIN, Choices.PLAY -> place(state, bean);
      case Choices.DISCARD -> discard(state, bean);
      case Choices.LEAVE -> leave(state, bean);
      case Choices.SELL -> sell(state, bean);
      default -> applyOther(state, choice);
    }
  }

  private static void applyOther(GameState state, int choice) {
    switch (choice) {
      case Choices.BUY -> buy(state);
      case Choices.STOP -> askAboutHand(state, Step.DISCARD);
      case Choices.KEEP -> layOut(state);
      default -> throwAway(state, choice - Choices.FROM_HAND);
    }
  }

  // The steps.

  private static void begin(GameState state) {
    state.turns++;
    state.report(Kind.BEGAN_TURN, state.toAct, 0, 0);
    if (state.openingDraw) {
      draw(state, DRAWN_FIRST);
    }
    state.area.setAllPending();
    takeLeft(state);
  }

  private static void takeLeft(GameState state) {
    state.step = Step.LEFT;
    if (state.area.pending() == 0) {
      playFront(state);
    } else {
      state.updateLegal();
    }
  }

  private static void playFront(GameState state) {
    state.step = Step.PLAY;
    if (state.actor().held == 0) {
      layOut(state);
    } else {
      place(state, state.actor().card(0));
    }
  }

  private static void askAboutHand(GameState state, int step) {
    state.step = step;
    if (state.actor().held == 0) {
      layOut(state);
    } else {
      state.updateLegal();
    }
  }

  /** Three cards of the deck go to the trade area, and those of the discard pile that match. */
  private static void layOut(GameState state) {
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
      state.report(Kind.PICKED_UP, state.toAct, cards[i], 0);
    }
    state.area.fill(cards);
    takeDrawn(state);
  }

  private static void takeDrawn(GameState state) {
    state.step = Step.DRAWN;
    if (state.area.pending() == 0) {
      end(state);
    } else {
      state.updateLegal();
    }
  }

  private static void end(GameState state) {
    draw(state, DRAWN_LAST);
    if (state.deckSize() > 0) {
      state.toAct ^= 1;
      begin(state);
    } else {
      endGame(state);
    }
  }

  private static void endGame(GameState state) {
    state.step = Step.OVER;
    state.legal = 0;
    if (state.finalSale) {
      for (int seat = 0; seat < GameState.SEATS; seat++) {
        sellAll(state, seat);
      }
    }
    state.report(Kind.ENDED, state.toAct, 0, 0);
  }

  // The decisions.

  /** Chains the card in question, or asks which chain to sell to make room for it. */
  private static void place(GameState state, int bean) {
    if (!state.actor().hasRoom(bean)) {
      state.selling = true;
      state.updateLegal();
    } else if (state.isPlaying()) {
      state.actor().chain(bean);
      state.actor().remove(0);
      state.report(Kind.PLAYED, state.toAct, bean, 0);
      askAboutHand(state, state.step == Step.PLAY ? Step.AGAIN : Step.DISCARD);
    } else {
      state.actor().chain(bean);
      state.area.removePending();
      state.report(Kind.CHAINED, state.toAct, bean, 0);
      if (state.step == Step.LEFT) {
        takeLeft(state);
      } else {
        takeDrawn(state);
      }
    }
  }

  private static void discard(GameState state, int bean) {
    state.area.removePending();
    state.pile.add(bean);
    state.report(Kind.DISCARDED, state.toAct, bean, 0);
    takeLeft(state);
  }

  private static void leave(GameState state, int bean) {
    state.area.leavePending();
    state.report(Kind.LEFT, state.toAct, bean, 0);
    takeDrawn(state);
  }

  private static void throwAway(GameState state, int place) {
    int bean = state.actor().remove(place);
    state.pile.add(bean);
    state.report(Kind.THREW_AWAY, state.toAct, bean, place);
    layOut(state);
  }

  private static void sell(GameState state, int bean) {
    sell(state, state.toAct, bean);
    state.selling = false;
    place(state, state.card());
  }

  private static void buy(GameState state) {
    state.actor().buy();
    state.report(Kind.BOUGHT, state.toAct, 0, 0);
    if (state.selling) {
      state.selling = false;
      place(state, state.card());
    } else {
      state.updateLegal();
    }
  }

  // Moves.

  /** The seat to act draws cards into its hand, fewer if the deck runs out. */
  private static void draw(GameState state, int count) {
    int last = Math.min(state.next + count, state.deck.length);
    while (state.next < last) {
      int bean = state.deck[state.next++];
      state.actor().take(bean);
      state.report(Kind.DREW, state.toAct, bean, 0);
    }
  }

  private static void sell(GameState state, int seat, int bean) {
    int length = state.seats[seat].length(bean);
    state.seats[seat].sell(bean);
    state.addSold(bean, length);
    state.report(Kind.SOLD, seat, bean, length);
  }

  /** All chains of a seat leave the game for coins, slot by slot. */
  private static void sellAll(GameState state, int seat) {
    int slots = state.seats[seat].slots;
    for (int slot = 0; slot < state.seats[seat].chainLimit; slot++) {
      int bean = SeatState.bean(slots, slot);
      if (bean >= 0) {
        sell(state, seat, bean);
      }
    }
  }
}
