package dev.baize.beans.player;

import static java.util.Objects.requireNonNull;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Difference;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerSetting;
import java.util.List;

/**
 * Decides by flat Monte Carlo search: it tries each of its decisions on the same random deals of
 * the unseen cards, and takes the one with the highest mean win probability. The budget is a number
 * of rollouts, not a time, so equal seeds give equal decisions.
 */
public final class Planner
    implements Player<BeansView, BeansDecision, BeansEvent>, Advisor<BeansView, BeansDecision> {

  /** The default number of rollouts per decision. */
  public static final int DEFAULT_BUDGET = 1000;

  /** The number of rollouts per decision. */
  public static final PlayerSetting<Integer> ROLLOUTS =
      PlayerSetting.wholeNumber(
          "rollouts", "how often it plays on for a decision", 1, 10_000_000, DEFAULT_BUDGET);

  private final SeatContext context;
  private final int budget;
  private final Memory memory = new Memory();

  /**
   * A Planner with the {@link #DEFAULT_BUDGET}.
   *
   * @param context where it sits, the source of its randomness
   */
  public Planner(SeatContext context) {
    this(context, DEFAULT_BUDGET);
  }

  /**
   * A Planner with a given budget.
   *
   * @param context where it sits, the source of its randomness
   * @param budget the rollouts per decision, 1 or more
   */
  public Planner(SeatContext context, int budget) {
    requireNonNull(context);
    if (budget < 1) {
      throw new IllegalArgumentException("budget " + budget + ": expected 1 or more");
    }
    this.context = context;
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

  /** Values are win probabilities in which a narrow win counts for less than a clear one. */
  @Override
  public Advice<BeansDecision> advise(BeansView view) {
    return search(view).advice(view::choice);
  }

  /** The same deals for both, as many as half of the rollouts. */
  @Override
  public List<Difference> compare(BeansView view, BeansDecision one, BeansDecision other) {
    requireNonNull(one);
    requireNonNull(other);
    List<BeansDecision> legal = view.legal();
    return List.of(search(view).difference(legal.indexOf(one), legal.indexOf(other)));
  }

  private FlatMonteCarlo search(BeansView view) {
    return new FlatMonteCarlo(memory.state(view), budget, context.random(view));
  }
}
