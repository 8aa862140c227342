package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;

/**
 * The likelihood of decisions of the other seats: each follows its strategy except for a small
 * error rate, and an error is any of its other legal decisions with equal probability.
 */
final class DecisionLikelihood {

  /** The probability that an opponent departs from its strategy. */
  private static final double ERROR_RATE = 0.02;

  /** The same for the partner, who may be a stronger player than its model. */
  private static final double PARTNER_ERROR_RATE = 0.2;

  private final StrategyProfile profile;
  private final Seat partner;

  DecisionLikelihood(StrategyProfile profile, Seat partner) {
    this.profile = profile;
    this.partner = partner;
  }

  /**
   * The probability of a decision.
   *
   * @param made the decision
   * @param view what the seat saw
   */
  double of(EuchreDecision made, EuchreView view) {
    return of(profile, made, view, error(view));
  }

  /**
   * The probability of a decision under a strategy profile.
   *
   * @param made the decision
   * @param view what the seat saw
   * @param error the probability that the seat departs from its strategy
   */
  static double of(StrategyProfile profile, EuchreDecision made, EuchreView view, double error) {
    int others = view.choices() - 1;
    if (others == 0) {
      return 1;
    }
    return profile.decide(view) == made ? 1 - error : error / others;
  }

  /**
   * The hidden discard of a dealer.
   *
   * @param card the likeliest one
   * @param likelihood the probability that the dealer discarded any of the possible cards
   */
  record Discard(Card card, double likelihood) {}

  /**
   * The discard of a dealer that must have discarded one of some cards.
   *
   * @param possible the cards, at least one
   * @param view what the dealer saw
   */
  Discard discard(CardSet possible, EuchreView view) {
    Card expected = profile.discard(view);
    double error = error(view);
    double others = view.choices() - 1;
    return possible.contains(expected)
        ? new Discard(expected, 1 - error + error * (possible.size() - 1) / others)
        : new Discard(
            view.trump().orElseThrow().lowest(possible), error * possible.size() / others);
  }

  private double error(EuchreView view) {
    return view.seat() == partner ? PARTNER_ERROR_RATE : ERROR_RATE;
  }
}
