package dev.baize.euchre.player;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

/** Decides at random, each legal decision being equally likely. */
public final class Random implements Player<EuchreView, EuchreDecision, EuchreEvent> {

  private final Seed seed;

  /**
   * A player for a seat.
   *
   * @param context the source of its randomness
   */
  public Random(SeatContext context) {
    this.seed = context.seed();
  }

  @Override
  public EuchreDecision decide(EuchreView view) {
    int choices = view.choices();
    return view.choice(choices == 1 ? 0 : seed.substream(view.turn()).nextInt(choices));
  }
}
