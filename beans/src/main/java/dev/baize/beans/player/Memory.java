package dev.baize.beans.player;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansEvent.Discarded;
import dev.baize.beans.BeansEvent.DiscardedFromHand;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.LeftInTradeArea;
import dev.baize.beans.BeansEvent.PickedUp;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.TurnBegan;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Phase;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** What a seat has seen that is not in its view: the whole discard pile, and the turn so far. */
final class Memory {

  /** Its top card is the last. */
  private final List<Bean> pile = new ArrayList<>();

  private int played;

  /** The number of cards that were left in the trade area in this turn; they come first in it. */
  private int left;

  private boolean laidOut;

  void happened(BeansEvent event) {
    if (event instanceof TurnBegan) {
      played = 0;
      left = 0;
      laidOut = false;
    } else if (event instanceof Played) {
      played++;
    } else if (event instanceof LeftInTradeArea) {
      left++;
    } else if (event instanceof LaidOut) {
      laidOut = true;
    } else if (event instanceof PickedUp) {
      pile.remove(pile.size() - 1);
    } else if (event instanceof Discarded discarded) {
      pile.add(discarded.card());
    } else if (event instanceof DiscardedFromHand away) {
      pile.add(away.card());
    }
  }

  /**
   * A complete state that is consistent with a view of the seat to act and this memory: the
   * opponent's hand and the deck are filled with the unseen cards in any order.
   */
  GameState state(BeansView view) {
    GameState state = new GameState(view.openingDraw(), view.finalSale(), view.deckSize());
    state.setToAct(view.seat().index());
    pile.forEach(card -> state.pile.add(card.index()));
    state.area.fill(view.tradeArea().stream().mapToInt(Bean::index).toArray());
    state.area.leave(left);
    for (Bean bean : Bean.values()) {
      state.addSold(bean.index(), view.sold(bean));
    }
    view.hand().forEach(card -> state.actor().take(card.index()));
    setSeat(state.actor(), view, view.seat());
    setSeat(state.seats[view.other().index()], view, view.other());
    HiddenCards.fill(state, view.seat().index(), view.handSize(view.other()));
    state.selling = view.phase() == Phase.SALE;
    state.step = step(view);
    state.updateLegal();
    return state;
  }

  private static void setSeat(SeatState to, BeansView view, Seat seat) {
    to.set(view.chainLimit(seat), view.coins(seat));
    for (Chain chain : view.chains(seat)) {
      to.chain(chain.bean().index(), chain.length());
    }
  }

  private int step(BeansView view) {
    return switch (view.phase()) {
      case LEFT_CARD -> Step.LEFT;
      case SALE -> stepOfSale(view);
      case PLAY_AGAIN -> Step.AGAIN;
      case DISCARD -> Step.DISCARD;
      case DRAWN_CARD -> Step.DRAWN;
      case OVER -> Step.OVER;
    };
  }

  /** The step in which there was no room for a card. */
  private int stepOfSale(BeansView view) {
    if (laidOut) {
      return Step.DRAWN;
    }
    if (!view.tradeArea().isEmpty()) {
      return Step.LEFT;
    }
    return played == 0 ? Step.PLAY : Step.AGAIN;
  }
}
