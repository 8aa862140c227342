package dev.baize.core.toy;

import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;

/** Registers {@link Random}. */
public final class RandomProvider implements PlayerProvider<HighCardView, Play, HighCardEvent> {

  @Override
  public String game() {
    return HighCard.NAME;
  }

  @Override
  public String name() {
    return "Random";
  }

  @Override
  public String description() {
    return "any card, each equally likely";
  }

  @Override
  public Random create(SeatContext context) {
    return new Random(context);
  }
}
