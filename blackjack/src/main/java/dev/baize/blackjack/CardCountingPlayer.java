package dev.baize.blackjack;

import dev.baize.core.card.Card;

/** A player of blackjack that is notified of each card that is exposed and of each shuffle. */
public interface CardCountingPlayer extends BlackjackPlayer {

  /**
   * Called when a card is exposed.
   *
   * @param card the card that was dealt face up or turned over
   */
  void expose(Card card);

  /** Called when all cards have been shuffled. */
  void shuffled();

  /**
   * Called when a hand has run out of cards and the discards have been shuffled: all cards but
   * those on the table are in the shoe again. Calls {@link #shuffled} unless it is overridden.
   */
  default void discardsShuffled() {
    shuffled();
  }

  /** Calls the method that goes with the event if the event is an exposure or a shuffle. */
  @Override
  default void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Exposure exposure) {
      expose(exposure.card());
    } else if (event instanceof BlackjackEvent.Shuffled) {
      shuffled();
    } else if (event instanceof BlackjackEvent.DiscardsShuffled) {
      discardsShuffled();
    }
  }
}
