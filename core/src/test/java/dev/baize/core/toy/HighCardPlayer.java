package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.player.Player;

/** A player of high card: the one question of the game. */
public interface HighCardPlayer extends Player<HighCardView, Play, HighCardEvent> {

  /** Which card of the hand to play. */
  Card play(HighCardView view);

  @Override
  default Play decide(HighCardView view) {
    return Play.of(play(view));
  }
}
