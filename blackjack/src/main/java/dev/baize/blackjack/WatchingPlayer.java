package dev.baize.blackjack;

import dev.baize.core.card.Card;

/** A player of blackjack that is told of cards and shuffles as they come. */
public interface WatchingPlayer extends BlackjackPlayer {

  /**
   * A card was exposed.
   *
   * @param card what was dealt face up or turned over
   */
  void expose(Card card);

  /** The whole deck was shuffled. */
  void shuffled();

  /** Tells of what is exposed and of shuffles. */
  @Override
  default void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Exposure exposure) {
      expose(exposure.card());
    } else if (event instanceof BlackjackEvent.Shuffled) {
      shuffled();
    }
  }
}
