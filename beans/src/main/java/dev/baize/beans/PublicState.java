package dev.baize.beans;

import dev.baize.beans.BeansEvent.BoughtThirdChain;
import dev.baize.beans.BeansEvent.Chained;
import dev.baize.beans.BeansEvent.Dealt;
import dev.baize.beans.BeansEvent.Discarded;
import dev.baize.beans.BeansEvent.DiscardedFromHand;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.LeftInTradeArea;
import dev.baize.beans.BeansEvent.PickedUp;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.Sold;
import dev.baize.beans.BeansEvent.TurnBegan;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Seat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The public part of a game, updated by its events. */
final class PublicState {

  /** Of which only the chains and the coins are kept. */
  private final SeatState[] seats = new GameState(false, false, Prices.CARDS).seats;

  final Deque<Bean> pile = new ArrayDeque<>();
  final List<Bean> area = new ArrayList<>();
  int deckSize = Prices.CARDS;

  /** The number of cards that were left in the trade area in this turn; they come first in it. */
  private int left;

  void happened(BeansEvent event) {
    if (event instanceof Dealt dealt) {
      deckSize -= dealt.cards().size();
    } else if (event instanceof Drew) {
      deckSize--;
    } else if (event instanceof TurnBegan) {
      left = 0;
    } else if (event instanceof LeftInTradeArea) {
      left++;
    } else if (event instanceof LaidOut out) {
      deckSize -= out.cards().size();
      area.addAll(out.cards());
    } else if (event instanceof PickedUp) {
      area.add(pile.pop());
    } else if (event instanceof Discarded discarded) {
      area.remove(left);
      pile.push(discarded.card());
    } else if (event instanceof DiscardedFromHand away) {
      pile.push(away.card());
    } else {
      chainsChanged(event);
    }
  }

  private void chainsChanged(BeansEvent event) {
    if (event instanceof Played played) {
      seat(played.seat()).chain(played.card().index());
    } else if (event instanceof Chained chained) {
      area.remove(left);
      seat(chained.seat()).chain(chained.card().index());
    } else if (event instanceof Sold sold) {
      seat(sold.seat()).sell(sold.chain().bean().index());
    } else if (event instanceof BoughtThirdChain bought) {
      seat(bought.seat()).buy();
    }
  }

  private SeatState seat(Seat seat) {
    return seats[seat.index()];
  }

  int coins(Seat seat) {
    return seat(seat).coins;
  }

  List<Chain> chains(Seat seat) {
    return Chain.all(seat(seat).slots, seat(seat).chains);
  }
}
