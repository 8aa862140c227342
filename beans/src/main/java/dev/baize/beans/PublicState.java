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
import dev.baize.beans.kernel.Prices;
import dev.baize.core.game.Seat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The public part of a game, updated by its events. */
final class PublicState {

  private final List<List<Optional<Chain>>> slots = List.of(new ArrayList<>(), new ArrayList<>());

  private final int[] coins = new int[BeansGame.SEATS];
  private final Deque<Bean> pile = new ArrayDeque<>();
  private final List<Bean> area = new ArrayList<>();
  private int deckSize = Prices.CARDS;

  /** The number of cards that were left in the trade area in this turn; they come first in it. */
  private int left;

  PublicState() {
    for (List<Optional<Chain>> two : slots) {
      two.add(Optional.empty());
      two.add(Optional.empty());
    }
  }

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
      chain(played.seat(), played.card());
    } else if (event instanceof Chained chained) {
      area.remove(left);
      chain(chained.seat(), chained.card());
    } else if (event instanceof Sold sold) {
      free(slots(sold.seat()), sold.chain().bean());
      coins[sold.seat().index()] += sold.chain().coins();
    } else if (event instanceof BoughtThirdChain bought) {
      slots(bought.seat()).add(Optional.empty());
      coins[bought.seat().index()] -= Prices.THIRD_CHAIN;
    }
  }

  /** Frees the slot of the chain of a bean, of which no seat has two. */
  private static void free(List<Optional<Chain>> slots, Bean bean) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).isPresent() && slots.get(i).get().bean() == bean) {
        slots.set(i, Optional.empty());
      }
    }
  }

  private List<Optional<Chain>> slots(Seat seat) {
    return slots.get(seat.index());
  }

  private void chain(Seat seat, Bean card) {
    List<Optional<Chain>> all = slots(seat);
    for (int i = 0; i < all.size(); i++) {
      Optional<Chain> slot = all.get(i);
      if (slot.isPresent() && slot.get().bean() == card) {
        all.set(i, Optional.of(slot.get().plus(card)));
        return;
      }
    }
    all.set(all.indexOf(Optional.<Chain>empty()), Optional.of(new Chain(card, 1)));
  }

  int coins(Seat seat) {
    return coins[seat.index()];
  }

  List<Chain> chains(Seat seat) {
    List<Chain> chains = new ArrayList<>();
    for (Optional<Chain> slot : slots(seat)) {
      if (slot.isPresent()) {
        chains.add(slot.get());
      }
    }
    return List.copyOf(chains);
  }

  Optional<Bean> topOfPile() {
    return Optional.ofNullable(pile.peek());
  }

  List<Bean> tradeArea() {
    return List.copyOf(area);
  }

  int deckSize() {
    return deckSize;
  }
}
