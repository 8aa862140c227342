package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.player.SeatContext;
import java.util.random.RandomGenerator;

/**
 * Plays its lowest or its highest card.
 *
 * @param context the source of its randomness
 * @param high whether it begins with the highest
 * @param turn from when on it plays the other one
 * @param slips the chance of any card
 * @param turnsToLead whether it leads the other one
 */
public record Fickle(SeatContext context, boolean high, int turn, double slips, boolean turnsToLead)
    implements HighCardPlayer {

  @Override
  public String name() {
    return "Fickle";
  }

  @Override
  public Card play(HighCardView view) {
    CardSet hand = view.hand();
    RandomGenerator random = context.random(view);
    if (random.nextDouble() < slips) {
      return hand.get(random.nextInt(hand.size()));
    }
    boolean turned = (view.turn() >= turn) ^ (turnsToLead && view.trick().isEmpty());
    return high ^ turned ? hand.highest() : hand.lowest();
  }
}
