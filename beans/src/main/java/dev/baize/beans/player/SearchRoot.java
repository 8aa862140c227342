package dev.baize.beans.player;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Phase;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.LegalChoices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.core.game.Seat;

/**
 * Builds a complete game state from what one seat knows: its view and what it remembers. The
 * opponent's hand and the deck are filled with the unseen cards in any order.
 */
final class SearchRoot {

  private final BeansView view;
  private final Memory memory;

  private SearchRoot(BeansView view, Memory memory) {
    this.view = view;
    this.memory = memory;
  }

  /** A state that is consistent with a view of the seat to act. */
  static GameState of(BeansView view, Memory memory) {
    return new SearchRoot(view, memory).state();
  }

  private GameState state() {
    GameState state = new GameState(view.openingDraw(), view.finalSale(), view.deckSize());
    state.toAct = view.seat().index();
    for (Bean card : memory.pile()) {
      state.pile.add(card.index());
    }
    state.area.fill(view.tradeArea().stream().mapToInt(Bean::index).toArray());
    state.area.leave(memory.left());
    for (Bean bean : Bean.values()) {
      state.addSold(bean.index(), view.sold(bean));
    }
    for (Bean card : view.hand()) {
      state.actor().take(card.index());
    }
    setSeat(state.actor(), view.seat());
    setSeat(state.seats[view.other().index()], view.other());
    HiddenCards.fill(state, view.seat().index(), view.handSize(view.other()));
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

  private void setSeat(SeatState to, Seat seat) {
    to.coins = view.coins(seat);
    to.chainLimit = view.chainLimit(seat);
    for (Chain chain : view.chains(seat)) {
      to.chain(chain.bean().index(), chain.length());
    }
  }
}
