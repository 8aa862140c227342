package dev.baize.core.toy;

import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Watchful}. */
public final class WatchfulProvider implements PlayerProvider<HighCardView, Play, HighCardEvent> {

  @Override
  public String game() {
    return HighCard.NAME;
  }

  @Override
  public String name() {
    return "Watchful";
  }

  @Override
  public String description() {
    return "takes tricks cheaply, leads high only when nothing can beat it";
  }

  @Override
  public Watchful create(SeatContext context) {
    return new Watchful();
  }
}
