package dev.baize.cli.play.beans;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.PlayableGame;
import dev.baize.cli.play.Speech;
import dev.baize.core.game.Seat;
import java.util.List;

/** Bean trading, for a person with one opponent. */
public final class BeansPlay implements PlayableGame<BeansView, BeansDecision, BeansEvent> {

  private final BeansProvider provider = new BeansProvider();

  /** Bean trading. */
  public BeansPlay() {}

  @Override
  public BeansProvider provider() {
    return provider;
  }

  @Override
  public List<String> names() {
    return List.of("South", "North");
  }

  @Override
  public List<String> strongest() {
    return List.of("Planner", "Greedy");
  }

  @Override
  public BeansTabletop tabletop(Seat seat, List<String> names, Look look) {
    return new BeansTabletop(new Speech(seat, names), look);
  }
}
