package dev.baize.euchre.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Difference;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.util.List;

/**
 * A Monte Carlo player: it samples determinizations, deals consistent with all it has seen and
 * weighted by the likelihood of the others' decisions, and evaluates each of its legal decisions by
 * rollouts, whose results are valued by match equity, the chance to win the game. Its opponent
 * model, learned from completed hands, is that each of the others plays like {@link Expert} or like
 * {@link Simple}; it models its own later decisions as Expert's. The budget is a number of samples,
 * not a time, so equal seeds give equal decisions. Bids, discards and plays are all decided this
 * way.
 */
public final class Master
    implements Player<EuchreView, EuchreDecision, EuchreEvent>,
        Advisor<EuchreView, EuchreDecision> {

  /** The default maximum number of samples per decision. */
  public static final int DEFAULT_SAMPLES = 1000;

  /** The maximum number of samples per decision. */
  public static final PlayerSetting<Integer> SAMPLES =
      PlayerSetting.wholeNumber(
          "samples",
          "how many deals it imagines for a decision, at most",
          1,
          1_000_000,
          DEFAULT_SAMPLES);

  private final SeatContext context;
  private final int samples;
  private final OpponentModel model;

  /**
   * A Master with {@link #DEFAULT_SAMPLES}.
   *
   * @param context where it sits; the source of its randomness
   */
  public Master(SeatContext context) {
    this(context, DEFAULT_SAMPLES);
  }

  /**
   * A Master with a number of samples.
   *
   * @param context where it sits; the source of its randomness
   * @param samples the maximum number of samples per decision, 1 or more
   */
  public Master(SeatContext context, int samples) {
    requireNonNull(context);
    if (samples < 1) {
      throw new IllegalArgumentException(samples + " samples: expected 1 or more");
    }
    this.context = context;
    this.samples = samples;
    this.model = new OpponentModel(context.seat());
  }

  @Override
  public void observe(EuchreEvent event) {
    model.observe(event);
  }

  @Override
  public EuchreDecision decide(EuchreView view) {
    return view.choices() == 1 ? view.choice(0) : advise(view).best();
  }

  /**
   * Values are the chances of the seat's side to win the game, if both sides play equally well
   * after this hand. A decision that is clearly worse is dropped early, so it is evaluated in fewer
   * samples than the advice says and has a larger standard error.
   */
  @Override
  public Advice<EuchreDecision> advise(EuchreView view) {
    model.learn(view.house());
    return new MonteCarloSearch(view, context.random(view), model).advice(samples);
  }

  /**
   * The difference of the chances to win, then that of the points of the hand. Its error is that of
   * the mean of batches of samples, since samples that are resampled from one batch are not
   * independent.
   */
  @Override
  public List<Difference> compare(EuchreView view, EuchreDecision one, EuchreDecision other) {
    List<EuchreDecision> both = List.of(one, other);
    model.learn(view.house());
    return new MonteCarloSearch(view, context.random(view), model, both).difference(samples);
  }
}
