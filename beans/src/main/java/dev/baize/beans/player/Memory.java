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
import dev.baize.beans.kernel.Step;
import java.util.ArrayList;
import java.util.List;

/** What a seat has seen that is not in its view: the whole discard pile, and the turn so far. */
final class Memory {

  private final List<Bean> pile = new ArrayList<>();
  private int played;
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

  /** The discard pile, its top card last. */
  List<Bean> pile() {
    return pile;
  }

  /** The number of cards that were left in the trade area in this turn; they come first in it. */
  int left() {
    return left;
  }

  /**
   * The {@link Step} in which there was no room for a card. {@code areaIsEmpty} says whether the
   * trade area is empty.
   */
  int stepOfSale(boolean areaIsEmpty) {
    if (laidOut) {
      return Step.DRAWN;
    }
    if (!areaIsEmpty) {
      return Step.LEFT;
    }
    return played == 0 ? Step.PLAY : Step.AGAIN;
  }
}
