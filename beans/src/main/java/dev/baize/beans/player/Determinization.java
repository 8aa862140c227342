package dev.baize.beans.player;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Phase;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.LegalChoices;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.core.game.Seat;
import java.util.List;

/**
 * Builds a complete game state from what one seat knows: an arbitrary one of those consistent with
 * its view. The opponent's hand and the deck are filled with the unseen cards.
 */
final class Determinization {

  private final BeansView view;
  private final Memory memory;
  private final int[] unseen = new int[Prices.BEANS];

  private Determinization(BeansView view, Memory memory) {
    this.view = view;
    this.memory = memory;
  }

  /** A state that is consistent with a view of the seat to act. */
  static GameState of(BeansView view, Memory memory) {
    return new Determinization(view, memory).state();
  }

  private GameState state() {
    GameState state = new GameState(view.openingDraw(), view.finalSale(), new byte[Prices.CARDS]);
    state.toAct = view.seat().index();
    countUnseen();
    setPile(state);
    setArea(state);
    for (Bean bean : Bean.values()) {
      state.sold += (long) view.sold(bean) << (Byte.SIZE * bean.index());
    }
    setSeat(state.seats[view.seat().index()], view.seat());
    setSeat(state.seats[view.other().index()], view.other());
    setHidden(state);
    state.selling = view.phase() == Phase.SALE;
    state.step = step();
    LegalChoices.update(state);
    return state;
  }

  private int step() {
    return switch (view.phase()) {
      case LEFT_CARD -> Step.LEFT;
      case SALE -> memory.stepOfSale(view.tradeArea().isEmpty());
      case PLAY_AGAIN -> Step.AGAIN;
      case DISCARD -> Step.DISCARD;
      case DRAWN_CARD -> Step.DRAWN;
      case OVER -> Step.OVER;
    };
  }

  private void countUnseen() {
    for (Bean bean : Bean.values()) {
      unseen[bean.index()] =
          bean.count()
              - view.sold(bean)
              - view.chainLength(view.seat(), bean)
              - view.chainLength(view.other(), bean);
    }
    see(view.hand());
    see(view.tradeArea());
    see(memory.pile());
  }

  private void see(List<Bean> cards) {
    for (Bean card : cards) {
      unseen[card.index()]--;
    }
  }

  private void setPile(GameState state) {
    for (Bean card : memory.pile()) {
      state.pile.add(card.index());
    }
  }

  private void setArea(GameState state) {
    List<Bean> cards = view.tradeArea();
    byte[] filled = new byte[cards.size()];
    for (int i = 0; i < filled.length; i++) {
      filled[i] = (byte) cards.get(i).index();
    }
    state.area.fill(filled);
    state.area.leave(memory.left());
  }

  private void setSeat(SeatState to, Seat seat) {
    to.coins = view.coins(seat);
    to.chainLimit = view.chainLimit(seat);
    to.held = 0;
    to.hand = 0;
    for (Chain chain : view.chains(seat)) {
      for (int i = 0; i < chain.length(); i++) {
        to.chain(chain.bean().index());
      }
    }
    if (seat == view.seat()) {
      for (Bean card : view.hand()) {
        to.take(card.index());
      }
    }
  }

  private void setHidden(GameState state) {
    SeatState other = state.seats[view.other().index()];
    state.next = state.deck.length - view.deckSize();
    int next = state.next;
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      for (int i = 0; i < unseen[bean]; i++) {
        if (other.held < view.handSize(view.other())) {
          other.take(bean);
        } else {
          state.deck[next++] = (byte) bean;
        }
      }
    }
  }
}
