package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.Hand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * An opponent model: how likely each of the other seats, the partner included, is to play like
 * {@link Simple} rather than like {@link Expert}. It is updated by Bayes' rule after each hand,
 * when the cards of all seats are known.
 */
final class OpponentModel {

  /** The prior odds that a seat plays like Simple. */
  private static final double PRIOR_ODDS = 0.1;

  /** The odds are limited to this to one, either way. */
  private static final double MAX_ODDS = 100;

  /** The probability that a player of either type departs from its strategy. */
  private static final double ERROR_RATE = 0.1;

  private static final StrategyProfile EXPERTS = new StrategyProfile(0);
  private static final StrategyProfile SIMPLES = new StrategyProfile(0b1111);

  private final Seat own;

  /** The completed hands from which it has not learned yet. */
  private final List<HandHistory> completed = new ArrayList<>();

  private HandHistory hand = new HandHistory(Seat.of(0));

  /** By seat: the odds that it plays like Simple; 0 for this player's own seat. */
  private final double[] odds = new double[Hand.SEATS];

  OpponentModel(Seat own) {
    this.own = own;
    Arrays.fill(odds, PRIOR_ODDS);
    odds[own.index()] = 0;
  }

  void observe(EuchreEvent event) {
    if (event instanceof EuchreEvent.HandBegan began) {
      hand = new HandHistory(began.dealer());
    }
    hand.observe(event);
    if (event instanceof EuchreEvent.HandScored) {
      completed.add(hand);
    }
  }

  /** Learns from the hands that have been completed, which were played by the rules of a house. */
  void learn(EuchreHouseRules house) {
    for (HandHistory played : completed) {
      learn(played, house);
    }
    completed.clear();
  }

  private void learn(HandHistory played, EuchreHouseRules house) {
    Game<EuchreView, EuchreDecision> game = played.deal().start(house);
    for (EuchreDecision made : played.decisions()) {
      EuchreView view = game.view(game.toAct());
      if (view.seat() != own && played.isKnown(view.seat())) {
        learn(made, view);
      }
      game.apply(made);
    }
  }

  private void learn(EuchreDecision made, EuchreView view) {
    int seat = view.seat().index();
    double asSimple = likelihood(SIMPLES, made, view);
    double asExpert = likelihood(EXPERTS, made, view);
    odds[seat] = Math.max(1 / MAX_ODDS, Math.min(MAX_ODDS, odds[seat] * (asSimple / asExpert)));
  }

  private static double likelihood(StrategyProfile profile, EuchreDecision made, EuchreView view) {
    return DecisionLikelihood.of(profile.decide(view) == made, view.choices(), ERROR_RATE);
  }

  /** The probability that a seat plays like Simple, from 0 to 1; 0 for this player's own seat. */
  double probabilityOfSimple(Seat seat) {
    return odds[seat.index()] / (1 + odds[seat.index()]);
  }

  StrategyProfile sampleProfile(RandomGenerator random) {
    int simple = 0;
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      simple |= random.nextDouble() < odds[seat] / (1 + odds[seat]) ? 1 << seat : 0;
    }
    return new StrategyProfile(simple);
  }
}
