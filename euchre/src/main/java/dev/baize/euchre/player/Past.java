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

/** What was decided in a hand so far, as one seat saw it. */
final class Past {

  private final EuchreView view;
  private final List<EuchreDecision> bids = new ArrayList<>();
  private final List<EuchreDecision> plays = new ArrayList<>();

  /** Whether a dealer has picked the upcard up and put a card away. */
  private final boolean discarded;

  Past(EuchreView view) {
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
   * Where the same decisions lead to in a world.
   *
   * @param company who made them
   * @param least how likely it must be; if it is less, it is given up and its likelihood is 0
   */
  Imagined in(World world, Company company, double least) {
    Game<EuchreView, EuchreDecision> game = world.deal().start(view);
    Likelihood likelihood = new Likelihood(company, view.partner());
    double likely = decide(bids, game, likelihood, 1, least);
    if (discarded && likely >= least) {
      likely *= discard(world.discards(), game, likelihood);
    }
    likely = decide(plays, game, likelihood, likely, least);
    return new Imagined(game, company, likely >= least ? likely : 0);
  }

  private double decide(
      List<EuchreDecision> decisions,
      Game<EuchreView, EuchreDecision> game,
      Likelihood likelihood,
      double before,
      double least) {
    double likely = before;
    for (int i = 0; i < decisions.size() && likely >= least; i++) {
      EuchreDecision made = decisions.get(i);
      if (game.toAct() != view.seat()) {
        likely *= likelihood.of(made, game.view(game.toAct()));
      }
      game.apply(made);
    }
    return likely;
  }

  private double discard(
      CardSet possible, Game<EuchreView, EuchreDecision> game, Likelihood likelihood) {
    if (possible.isEmpty()) {
      game.apply(EuchreDecision.discard(view.discarded().orElseThrow()));
      return 1;
    }
    Likelihood.Discard discard = likelihood.discard(possible, game.view(game.toAct()));
    game.apply(EuchreDecision.discard(discard.card()));
    return discard.likelihood();
  }
}
