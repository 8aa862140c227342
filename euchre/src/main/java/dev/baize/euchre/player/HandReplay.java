package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.List;

/** Replays the decisions of a hand so far, as one seat saw them, in a sampled deal. */
final class HandReplay {

  private final EuchreView view;
  private final List<EuchreDecision> bids = new ArrayList<>();
  private final List<EuchreDecision> plays = new ArrayList<>();

  /** Whether the dealer has picked up the upcard and discarded. */
  private final boolean discarded;

  HandReplay(EuchreView view) {
    this.view = view;
    for (int i = 0; i < view.passes(); i++) {
      bids.add(EuchreDecision.pass());
    }
    view.trump().ifPresent(trump -> bids.add(EuchreDecision.orderUp(trump.suit())));
    this.discarded = view.isUpcardPickedUp() && view.phase() != Phase.DISCARD;
    for (Trick trick : view.tricks()) {
      for (Card card : trick.cards()) {
        plays.add(EuchreDecision.play(card));
      }
    }
  }

  /**
   * The position to which the same decisions lead in a sampled deal, weighted by their likelihood.
   *
   * @param sample the cards
   * @param profile how the other seats decide
   * @param threshold a likelihood below this counts as 0, and the replay is abandoned
   */
  Particle weigh(SampledDeal sample, StrategyProfile profile, double threshold) {
    Game<EuchreView, EuchreDecision> game = sample.deal().start(view);
    DecisionLikelihood likelihood = new DecisionLikelihood(profile, view.partner());
    double likely = decide(bids, game, likelihood, 1, threshold);
    if (discarded && likely >= threshold) {
      likely *= discard(sample.discards(), game, likelihood);
    }
    likely = decide(plays, game, likelihood, likely, threshold);
    return new Particle(game, profile, likely >= threshold ? likely : 0);
  }

  private double decide(
      List<EuchreDecision> decisions,
      Game<EuchreView, EuchreDecision> game,
      DecisionLikelihood likelihood,
      double before,
      double threshold) {
    double likely = before;
    for (int i = 0; i < decisions.size() && likely >= threshold; i++) {
      EuchreDecision made = decisions.get(i);
      if (game.toAct() != view.seat()) {
        likely *= likelihood.of(made, game.view(game.toAct()));
      }
      game.apply(made);
    }
    return likely;
  }

  private double discard(
      CardSet possible, Game<EuchreView, EuchreDecision> game, DecisionLikelihood likelihood) {
    if (possible.isEmpty()) {
      game.apply(EuchreDecision.discard(view.discarded().orElseThrow()));
      return 1;
    }
    DecisionLikelihood.Discard discard = likelihood.discard(possible, game.view(game.toAct()));
    game.apply(EuchreDecision.discard(discard.card()));
    return discard.likelihood();
  }
}
