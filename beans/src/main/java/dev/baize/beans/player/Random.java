package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;

/** Decides at random, each legal decision being equally likely. */
public final class Random implements Player<BeansView, BeansDecision, BeansEvent> {

  private final Seed seed;

  /**
   * A player for a place at the table.
   *
   * @param context where it sits, the source of its randomness
   */
  public Random(SeatContext context) {
    this.seed = context.seed();
  }

  @Override
  public BeansDecision decide(BeansView view) {
    int choices = view.choices();
    return view.choice(choices == 1 ? 0 : seed.substream(view.turn()).nextInt(choices));
  }
}
