package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;

/**
 * Decides by a search over what is unseen: it plays each of its decisions on, on the same random
 * deals of the unseen cards, and takes the one that wins most often. How often it plays on is
 * counted, not timed, so that a seed replays.
 */
public final class Planner
    implements Player<BeansView, BeansDecision, BeansEvent>, Advisor<BeansView, BeansDecision> {

  /** How many times it plays on to decide, unless told otherwise. */
  public static final int DEFAULT_BUDGET = 2000;

  private final Place place;
  private final int budget;
  private final Memory memory = new Memory();

  /**
   * A Planner with the {@link #DEFAULT_BUDGET}.
   *
   * @param place where it sits; its randomness is drawn from
   */
  public Planner(Place place) {
    this(place, DEFAULT_BUDGET);
  }

  /**
   * A Planner that draws from the place's randomness.
   *
   * @param place where it sits
   * @param budget how many times it plays on to decide, 1 or more
   * @throws IllegalArgumentException if the budget is less than 1
   */
  public Planner(Place place, int budget) {
    if (budget < 1) {
      throw new IllegalArgumentException("budget " + budget + ": expected 1 or more");
    }
    this.place = place;
    this.budget = budget;
  }

  @Override
  public void observe(BeansEvent event) {
    memory.happened(event);
  }

  @Override
  public BeansDecision decide(BeansView view) {
    return view.choice(view.choices() == 1 ? 0 : search(view).best());
  }

  /** Values are chances to win, 0 to 1, in which a close end counts for less than a clear one. */
  @Override
  public Advice<BeansDecision> advise(BeansView view) {
    return search(view).advice(view::choice);
  }

  private FlatMonteCarlo search(BeansView view) {
    return new FlatMonteCarlo(
        Determinization.of(view, memory),
        view.rules().openingDraw(),
        view.rules().finalSale(),
        budget,
        place.random(view));
  }
}
