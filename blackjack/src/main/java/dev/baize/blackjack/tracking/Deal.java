package dev.baize.blackjack.tracking;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.core.card.Card;
import java.util.Arrays;

/**
 * What was seen of a deck since it was shuffled: which card was at which position. Cards that were
 * dealt face down count as dealt, and are seen when they are turned over.
 */
final class Deal {
  /** Stands for a card that was not seen. */
  static final int UNSEEN = -1;

  private static final int FIRST_CARDS = 2;

  private final int[] cards = new int[Riffles.CARDS];
  private int dealt;
  private int seen;
  private int handStart;
  private int playerCards;
  private int hole;

  Deal() {
    Arrays.fill(cards, UNSEEN);
  }

  /** Takes note of a card that is dealt or shown. */
  void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandSettled) {
      handStart = dealt;
      playerCards = 0;
    } else if (event instanceof BlackjackEvent.PlayerDealt player) {
      see(dealt++, player.card());
      playerCards++;
      if (playerCards == FIRST_CARDS) {
        hole = dealt++;
      }
    } else if (event instanceof BlackjackEvent.DealerDealt dealer) {
      see(dealt++, dealer.card());
    } else if (event instanceof BlackjackEvent.HoleShown shown) {
      see(hole, shown.card());
    }
  }

  private void see(int position, Card card) {
    cards[position] = card.index();
    seen++;
  }

  /** The cards by position, {@link #UNSEEN} for those that were not seen. */
  int[] cards() {
    return cards;
  }

  /** How many cards were seen. */
  int seen() {
    return seen;
  }

  /** The position of the next card. */
  int next() {
    return dealt;
  }

  /** The position of the first card of the hand in play, or of the next if none is. */
  int handStart() {
    return handStart;
  }

  /** Whether an order has every card that was seen at its position. */
  boolean fits(int[] order) {
    for (int i = 0; i < dealt; i++) {
      if (cards[i] != UNSEEN && cards[i] != order[i]) {
        return false;
      }
    }
    return true;
  }
}
