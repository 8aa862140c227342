package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;

/**
 * How likely others are to decide as they did: as a company does, but for some errors, which are
 * any other decision.
 */
final class Likelihood {

  /** How often an opponent does not decide as expected. */
  private static final double ERROR = 0.02;

  /** The same of the partner, who may think for itself. */
  private static final double ERROR_OF_PARTNER = 0.1;

  private final Company company;
  private final Seat partner;

  Likelihood(Company company, Seat partner) {
    this.company = company;
    this.partner = partner;
  }

  /**
   * How likely a seat is to decide so.
   *
   * @param view what it saw
   */
  double of(EuchreDecision made, EuchreView view) {
    return of(company, made, view, error(view));
  }

  /**
   * How likely a seat of a company is to decide so.
   *
   * @param view what it saw
   * @param error how often it does not decide as expected
   */
  static double of(Company company, EuchreDecision made, EuchreView view, double error) {
    int others = view.choices() - 1;
    if (others == 0) {
      return 1;
    }
    return company.decide(view) == made ? 1 - error : error / others;
  }

  /**
   * What a dealer put away.
   *
   * @param card the likeliest
   * @param likelihood how likely the dealer is to have put it or one of the others away
   */
  record Discard(Card card, double likelihood) {}

  /**
   * What a dealer put away, where it is one of some cards.
   *
   * @param view what it saw
   */
  Discard discard(CardSet possible, EuchreView view) {
    Card expected = company.discard(view);
    double error = error(view);
    double others = view.choices() - 1;
    return possible.contains(expected)
        ? new Discard(expected, 1 - error + error * (possible.size() - 1) / others)
        : new Discard(
            view.trump().orElseThrow().lowest(possible), error * possible.size() / others);
  }

  private double error(EuchreView view) {
    return view.seat() == partner ? ERROR_OF_PARTNER : ERROR;
  }
}
