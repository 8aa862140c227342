package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Replays the decisions of a hand so far, as one seat saw them, in a sampled deal. */
final class HandReplay {

  private static final int SEATS = 4;

  private final EuchreView view;
  private final List<EuchreDecision> bids = new ArrayList<>();
  private final List<EuchreDecision> defences = new ArrayList<>();
  private final List<EuchreDecision> plays = new ArrayList<>();

  /** Whether the dealer has picked up the upcard and discarded. */
  private final boolean discarded;

  HandReplay(EuchreView view) {
    this.view = view;
    for (int i = 0; i < view.passes(); i++) {
      bids.add(EuchreDecision.pass());
    }
    view.trump().ifPresent(trump -> bids.add(order(trump.suit())));
    this.discarded = view.isUpcardPickedUp() && view.phase() != Phase.DISCARD;
    if (view.house().alone() == Alone.BOTH
        && view.trump().isPresent()
        && view.phase() != Phase.DISCARD) {
      addDefences();
    }
    for (Trick trick : view.tricks()) {
      for (Card card : trick.cards()) {
        plays.add(EuchreDecision.play(card));
      }
    }
  }

  private EuchreDecision order(Suit suit) {
    return view.isMakerAlone() ? EuchreDecision.orderUpAlone(suit) : EuchreDecision.orderUp(suit);
  }

  /** The answers of defenders that have been asked if they play alone. */
  private void addDefences() {
    Seat first = view.maker().orElseThrow().next(SEATS);
    boolean firstIsAsked = view.phase() == Phase.DEFENCE && view.seat() == first;
    boolean secondIsAsked = view.phase() == Phase.DEFENCE && !firstIsAsked;
    Optional<Seat> alone = view.loneDefender();
    if (!firstIsAsked && !alone.equals(Optional.of(first))) {
      defences.add(EuchreDecision.pass());
    }
    if (alone.isPresent()) {
      defences.add(EuchreDecision.defendAlone());
    } else if (!firstIsAsked && !secondIsAsked) {
      defences.add(EuchreDecision.pass());
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
    likely = decide(defences, game, likelihood, likely, threshold);
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
