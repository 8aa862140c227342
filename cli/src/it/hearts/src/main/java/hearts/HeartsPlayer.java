package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.player.Player;

/** A player: the one question of the game. */
public interface HeartsPlayer extends Player<HeartsView, Play, HeartsEvent> {

  /** Which of the {@link HeartsView#legalCards} to play. */
  Card play(HeartsView view);

  @Override
  default Play decide(HeartsView view) {
    return new Play(play(view));
  }
}
