package dev.baize.blackjack.player;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Place;

/** Decides at random: every legal bet is equally likely, and so are hitting and standing. */
public final class Random implements BlackjackPlayer {

  private final Place place;

  /**
   * A player for a place at the table.
   *
   * @param place where it sits, the source of its randomness
   */
  public Random(Place place) {
    this.place = requireNonNull(place);
  }

  @Override
  public long bet(BlackjackView view) {
    return place.random(view).nextLong(view.minimum(), view.bankroll() + 1);
  }

  @Override
  public boolean draw(BlackjackView view) {
    return place.random(view).nextBoolean();
  }
}
