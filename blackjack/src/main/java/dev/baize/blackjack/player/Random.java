package dev.baize.blackjack.player;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.SeatContext;
import java.util.List;

/** Decides at random: all legal decisions are equally likely, and so are all amounts. */
public final class Random implements BlackjackPlayer {

  private final SeatContext context;

  /**
   * A player for a seat.
   *
   * @param context where it sits, the source of its randomness
   */
  public Random(SeatContext context) {
    this.context = requireNonNull(context);
  }

  @Override
  public long bet(BlackjackView view) {
    return context.random(view).nextLong(view.minimum(), view.bankroll() + 1);
  }

  @Override
  public boolean draw(BlackjackView view) {
    return context.random(view).nextBoolean();
  }

  @Override
  public long insure(BlackjackView view) {
    return context.random(view).nextLong(view.mostInsurance() + 1);
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return context.random(view).nextBoolean();
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    List<BlackjackDecision> legal = view.legal();
    return legal.size() == 2 && legal.contains(BlackjackDecision.hit())
        ? BlackjackPlayer.super.play(view)
        : legal.get(context.random(view).nextInt(legal.size()));
  }
}
