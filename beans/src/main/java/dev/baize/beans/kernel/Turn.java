package dev.baize.beans.kernel;

import org.jspecify.annotations.Nullable;

/**
 * The turn, step by step: what each decision leads to, until the next one is due. Nothing is
 * checked here: {@code BeansGame} does that.
 */
public final class Turn {

  static final int DRAWN_FIRST = 1;
  static final int DRAWN_LAST = 2;

  private static final int BEAN_OF_CHOICE = 7;

  private Turn() {}

  /**
   * Begins the first turn, of seat 0. {@code events} says where the events go from now on; null for
   * none.
   */
  public static void begin(GameState state, @Nullable EventSink events) {
    state.events = events;
    begin(state);
  }

  /**
   * Carries out a decision and goes on to the next.
   *
   * @param state is changed
   * @param choice one of {@link Choices}; must be legal, which is not checked
   */
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
      case Choices.STOP -> considerDiscard(state);
      case Choices.KEEP -> layOut(state);
      default -> throwAway(state, choice - Choices.FROM_HAND);
    }
  }

  // The steps.

  private static void begin(GameState state) {
    state.turns++;
    if (state.events != null) {
      state.events.turnBegan(state.toAct);
    }
    if (state.openingDraw) {
      Moves.draw(state, DRAWN_FIRST);
    }
    state.area.setAllPending();
    takeLeft(state);
  }

  private static void takeLeft(GameState state) {
    state.step = Step.LEFT;
    if (state.area.pending() == 0) {
      playFront(state);
    } else {
      LegalChoices.update(state);
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

  private static void considerAgain(GameState state) {
    state.step = Step.AGAIN;
    askAboutHand(state);
  }

  private static void considerDiscard(GameState state) {
    state.step = Step.DISCARD;
    askAboutHand(state);
  }

  private static void askAboutHand(GameState state) {
    if (state.actor().held == 0) {
      layOut(state);
    } else {
      LegalChoices.update(state);
    }
  }

  private static void layOut(GameState state) {
    Moves.layOut(state);
    takeDrawn(state);
  }

  private static void takeDrawn(GameState state) {
    state.step = Step.DRAWN;
    if (state.area.pending() == 0) {
      end(state);
    } else {
      LegalChoices.update(state);
    }
  }

  private static void end(GameState state) {
    Moves.draw(state, DRAWN_LAST);
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
        Moves.sellAll(state, seat);
      }
    }
    if (state.events != null) {
      state.events.ended();
    }
  }

  // The decisions.

  /** Chains the card in question, or asks which chain to sell to make room for it. */
  private static void place(GameState state, int bean) {
    if (!state.actor().hasRoom(bean)) {
      state.selling = true;
      LegalChoices.update(state);
    } else if (state.isPlaying()) {
      Moves.play(state, bean);
      if (state.step == Step.PLAY) {
        considerAgain(state);
      } else {
        considerDiscard(state);
      }
    } else {
      Moves.chain(state, bean);
      if (state.step == Step.LEFT) {
        takeLeft(state);
      } else {
        takeDrawn(state);
      }
    }
  }

  private static void discard(GameState state, int bean) {
    Moves.discard(state, bean);
    takeLeft(state);
  }

  private static void leave(GameState state, int bean) {
    Moves.leave(state, bean);
    takeDrawn(state);
  }

  private static void throwAway(GameState state, int place) {
    Moves.throwAway(state, place);
    layOut(state);
  }

  private static void sell(GameState state, int bean) {
    Moves.sell(state, state.toAct, bean);
    state.selling = false;
    place(state, state.card());
  }

  private static void buy(GameState state) {
    Moves.buy(state);
    if (state.selling) {
      state.selling = false;
      place(state, state.card());
    } else {
      LegalChoices.update(state);
    }
  }
}
