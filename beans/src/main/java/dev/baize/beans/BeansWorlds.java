package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.Progress;
import dev.baize.beans.kernel.Step;
import dev.baize.core.game.WorldSampler;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Samples the games consistent with the view of one seat, for one thread at a time. */
final class BeansWorlds implements WorldSampler<BeansView, BeansDecision> {

  private final BeansView view;

  /** The possible positions, one for each state of the turn that is consistent with the view. */
  private final List<GameState> known = new ArrayList<>();

  private final HiddenCards hidden;

  BeansWorlds(BeansView view) {
    this.view = view;
    switch (view.phase()) {
      case LEFT_CARD -> addStep(Step.LEFT);
      case DRAWN_CARD -> addDrawn();
      case SALE -> addSales();
      case PLAY_AGAIN -> addStep(Step.AGAIN);
      case DISCARD -> addStep(Step.DISCARD);
      case OVER -> addStep(Step.OVER);
    }
    this.hidden = new HiddenCards(known.get(0), view.seat().index(), true);
  }

  private void addStep(int step) {
    known.add(view.known(step, 0));
  }

  private void addSales() {
    if (Progress.of(view.openingDraw(), view.deckSize()).isLaidOut()) {
      addDrawn();
    } else if (view.tradeArea().isEmpty()) {
      addStep(Step.PLAY);
      addStep(Step.AGAIN);
    } else {
      addStep(Step.LEFT);
    }
  }

  /** The question may be about any card of the same bean; those before it were left. */
  private void addDrawn() {
    List<Bean> area = view.tradeArea();
    for (int left = 0; left < area.size(); left++) {
      if (view.card().equals(Optional.of(area.get(left)))) {
        known.add(view.known(Step.DRAWN, left));
      }
    }
  }

  @Override
  public BeansGame draw(RandomGenerator random) {
    GameState state = known.get(known.size() == 1 ? 0 : random.nextInt(known.size()));
    return new BeansGame(hidden.redealt(state, random), Math.toIntExact(view.turn()));
  }
}
