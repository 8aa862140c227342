package dev.baize.beans.kernel;

import dev.baize.beans.kernel.EventSink.Kind;
import java.util.Arrays;
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
    goOn(state);
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
    goOn(state);
  }

  private static void applyOther(GameState state, int choice) {
    switch (choice) {
      case Choices.BUY -> buy(state);
      case Choices.STOP -> state.step = Step.DISCARD;
      case Choices.KEEP -> layOut(state);
      default -> throwAway(state, choice - Choices.FROM_HAND);
    }
  }

  /** Goes on, step by step, to the next decision or the end of the game. */
  private static void goOn(GameState state) {
    for (state.updateLegal(); state.legal == 0 && !state.isOver(); state.updateLegal()) {
      switch (state.step) {
        case Step.LEFT -> playFront(state);
        case Step.DRAWN -> end(state);
        default -> layOut(state);
      }
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
    state.step = Step.LEFT;
  }

  private static void playFront(GameState state) {
    state.step = Step.PLAY;
    if (state.actor().held() > 0) {
      place(state, state.actor().card(0));
    }
  }

  /** Three cards of the deck go to the trade area, and those of the discard pile that match. */
  private static void layOut(GameState state) {
    state.step = Step.DRAWN;
    int from = state.next;
    state.next = Math.min(from + LAID_OUT, state.deck.length);
    if (state.events != null && state.next > from) {
      state.events.laidOut(state.toAct, Arrays.copyOfRange(state.deck, from, state.next));
    }
    state.area.clear();
    for (int i = from; i < state.next; i++) {
      state.area.add(state.deck[i]);
    }
    while (state.pile.top() != GameState.NONE && state.area.present(state.pile.top()) > 0) {
      int bean = state.pile.take();
      state.area.add(bean);
      state.report(Kind.PICKED_UP, state.toAct, bean, 0);
    }
  }

  private static void end(GameState state) {
    draw(state, DRAWN_LAST);
    if (state.deckSize() > 0) {
      state.setToAct(1 - state.toAct);
      begin(state);
    } else {
      endGame(state);
    }
  }

  private static void endGame(GameState state) {
    state.step = Step.OVER;
    for (int seat = 0; state.finalSale && seat < GameState.SEATS; seat++) {
      sellAll(state, seat);
    }
    state.report(Kind.ENDED, state.toAct, 0, 0);
  }

  // The decisions.

  /** Chains the card in question, unless a chain must be sold first to make room for it. */
  private static void place(GameState state, int bean) {
    state.selling = !state.actor().hasRoom(bean);
    if (state.selling) {
      return;
    }
    state.actor().chain(bean);
    if (state.isPlaying()) {
      state.actor().remove(0);
      state.report(Kind.PLAYED, state.toAct, bean, 0);
      state.step++;
    } else {
      state.area.removePending();
      state.report(Kind.CHAINED, state.toAct, bean, 0);
    }
  }

  private static void discard(GameState state, int bean) {
    state.area.removePending();
    state.pile.add(bean);
    state.report(Kind.DISCARDED, state.toAct, bean, 0);
  }

  private static void leave(GameState state, int bean) {
    state.area.leavePending();
    state.report(Kind.LEFT, state.toAct, bean, 0);
  }

  private static void throwAway(GameState state, int place) {
    int bean = state.actor().remove(place);
    state.pile.add(bean);
    state.report(Kind.THREW_AWAY, state.toAct, bean, place);
    layOut(state);
  }

  private static void sell(GameState state, int bean) {
    sell(state, state.toAct, bean);
    place(state, state.card);
  }

  private static void buy(GameState state) {
    state.actor().buy();
    state.report(Kind.BOUGHT, state.toAct, 0, 0);
    if (state.selling) {
      place(state, state.card);
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
    for (int slot = 0; slot < state.seats[seat].chainLimit(); slot++) {
      int bean = SeatState.bean(state.seats[seat].open, slot);
      if (bean >= 0) {
        sell(state, seat, bean);
      }
    }
  }
}
