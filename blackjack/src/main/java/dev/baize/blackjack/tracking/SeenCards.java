package dev.baize.blackjack.tracking;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.card.Card;
import java.util.Arrays;

/**
 * The cards of a deck that were seen since it was shuffled, with their positions. A card that is
 * dealt face down takes its position, and is seen when it is turned over. Of more decks than one
 * the cards after the first 52 are ignored.
 */
final class SeenCards {
  /** Stands for a card that has not been seen. */
  static final int UNSEEN = -1;

  private static final int FIRST_CARDS = 2;

  private final int[] cards = new int[RiffleTables.CARDS];
  private int dealt;
  private int seen;
  private int handStart;
  private int playerCards;
  private int hole;

  SeenCards() {
    Arrays.fill(cards, UNSEEN);
  }

  /** Records a card that is dealt or turned over. */
  void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandSettled) {
      handStart = dealt;
      playerCards = 0;
    } else if (event instanceof BlackjackEvent.PlayerDealt player) {
      see(deal(), player.card());
      playerCards++;
      if (playerCards == FIRST_CARDS) {
        hole = deal();
      }
    } else if (event instanceof BlackjackEvent.DealerDealt dealer) {
      see(deal(), dealer.card());
    } else if (event instanceof BlackjackEvent.HoleShown shown) {
      see(hole, shown.card());
    }
  }

  /** The position of a card that is dealt; {@link #UNSEEN} after the last one of a deck. */
  private int deal() {
    return dealt < cards.length ? dealt++ : UNSEEN;
  }

  private void see(int position, Card card) {
    if (position != UNSEEN) {
      cards[position] = card.index();
      seen++;
    }
  }

  /** The cards by position, {@link #UNSEEN} for those that were not seen. */
  int[] cards() {
    return cards;
  }

  int count() {
    return seen;
  }

  int next() {
    return dealt;
  }

  /** The position of the first card of the hand in play, or of the next if none is. */
  int handStart() {
    return handStart;
  }

  /** Whether an order has every card that was seen at the position where it was seen. */
  boolean fits(int[] order) {
    for (int i = 0; i < dealt; i++) {
      if (cards[i] != UNSEEN && cards[i] != order[i]) {
        return false;
      }
    }
    return true;
  }
}
