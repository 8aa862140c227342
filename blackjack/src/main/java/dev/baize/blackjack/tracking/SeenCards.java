package dev.baize.blackjack.tracking;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.card.Card;
import java.util.Arrays;

/** The cards seen since the shuffle, by position; of more decks than one, the first 52. */
final class SeenCards {
  static final int UNSEEN = -1;
  private static final int FIRST_CARDS = 2;

  /** By position, {@link #UNSEEN} where no card was seen. */
  final int[] cards = new int[RiffleTables.CARDS];

  /** How many cards of the deck were dealt, and how many of them were seen. */
  int dealt;

  int seen;

  /** The position of the first card of the hand in play, or of the next if none is. */
  int handStart;

  private int playerCards;
  private int hole;

  SeenCards() {
    Arrays.fill(cards, UNSEEN);
  }

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

  boolean fits(int[] order) {
    for (int i = 0; i < dealt; i++) {
      if (cards[i] != UNSEEN && cards[i] != order[i]) {
        return false;
      }
    }
    return true;
  }
}
