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

  /** Called when the whole deck has been shuffled. */
  void shuffled();

  /** Calls {@link #expose} or {@link #shuffled} if the event is an exposure or a shuffle. */
  @Override
  default void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Exposure exposure) {
      expose(exposure.card());
    } else if (event instanceof BlackjackEvent.Shuffled) {
      shuffled();
    }
  }
}
