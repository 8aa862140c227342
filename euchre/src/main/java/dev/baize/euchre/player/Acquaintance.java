package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * What a seat has learned of the others in the hands that are over, when the cards of all are
 * known: who decides as {@link Expert} does, and who as {@link Simple} does.
 */
final class Acquaintance {

  private static final int SEATS = 4;

  /** How many decide as Simple for one that decides as Expert, before anything is seen of them. */
  private static final double STRANGERS = 0.1;

  /** How sure it gets at most: so many to one. */
  private static final double MOST = 100;

  /** How often a player that decides as one of the two does not. */
  private static final double ERROR = 0.1;

  private static final Company EXPERTS = new Company(0);
  private static final Company SIMPLES = new Company(0b1111);

  private final Seat own;
  private PlayedHand hand = new PlayedHand(Seat.of(0));

  /** By seat: how likely it decides as Simple, in proportion to how likely as Expert. */
  private final double[] odds = new double[SEATS];

  Acquaintance(Seat own) {
    this.own = own;
    Arrays.fill(odds, STRANGERS);
    odds[own.index()] = 0;
  }

  /** Hears of something that the seat may see. */
  void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.HandBegan began) {
      hand = new PlayedHand(began.dealer());
    }
    hand.observe(event);
    if (event instanceof EuchreEvent.HandScored) {
      learn();
    }
  }

  private void learn() {
    Game<EuchreView, EuchreDecision> game = hand.deal().start();
    for (EuchreDecision made : hand.decisions()) {
      EuchreView view = game.view(game.toAct());
      if (view.seat() != own && hand.isKnown(view.seat())) {
        learn(made, view);
      }
      game.apply(made);
    }
  }

  private void learn(EuchreDecision made, EuchreView view) {
    int seat = view.seat().index();
    double asSimple = Likelihood.of(SIMPLES, made, view, ERROR);
    double asExpert = Likelihood.of(EXPERTS, made, view, ERROR);
    odds[seat] = Math.max(1 / MOST, Math.min(MOST, odds[seat] * (asSimple / asExpert)));
  }

  /** How likely a seat decides as Simple, from 0 to 1; 0 for the own seat. */
  double simple(Seat seat) {
    double odd = odds[seat.index()];
    return odd / (1 + odd);
  }

  /** Imagines who sits at the table. */
  Company imagine(RandomGenerator random) {
    int simple = 0;
    for (int seat = 0; seat < SEATS; seat++) {
      simple |= random.nextDouble() < simple(Seat.of(seat)) ? 1 << seat : 0;
    }
    return new Company(simple);
  }
}
