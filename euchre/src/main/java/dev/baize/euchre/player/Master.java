package dev.baize.euchre.player;

import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;

/**
 * Decides by imagining how the hidden cards may lie, so that all it saw fits and is likely, and by
 * playing each of its decisions on from there. It takes each of the others for a player like {@link
 * Expert} or like {@link Simple}, which it learns from the hands that are over; of itself it
 * expects to go on as Expert. How many worlds it imagines is counted, not timed, so that a seed
 * replays. Bids, discards and plays alike.
 */
public final class Master
    implements Player<EuchreView, EuchreDecision, EuchreEvent>,
        Advisor<EuchreView, EuchreDecision> {

  /** In how many worlds it compares its decisions at most, unless told otherwise. */
  public static final int USUAL_SAMPLES = 1000;

  private final Place place;
  private final int samples;
  private final Acquaintance acquaintance;

  /**
   * A Master with the {@link #USUAL_SAMPLES}.
   *
   * @param place where it sits; its randomness is drawn from
   */
  public Master(Place place) {
    this(place, USUAL_SAMPLES);
  }

  /**
   * A Master that draws from the place's randomness.
   *
   * @param place where it sits
   * @param samples in how many worlds it compares its decisions at most, 1 or more
   * @throws IllegalArgumentException if the samples are less than 1
   */
  public Master(Place place, int samples) {
    if (samples < 1) {
      throw new IllegalArgumentException(samples + " samples: expected 1 or more");
    }
    this.place = place;
    this.samples = samples;
    this.acquaintance = new Acquaintance(place.seat());
  }

  @Override
  public void observe(EuchreEvent event) {
    acquaintance.observe(event);
  }

  @Override
  public EuchreDecision decide(EuchreView view) {
    return view.choices() == 1 ? view.choice(0) : advise(view).best();
  }

  /**
   * Values are the points that the seat's side makes in the hand, less those of the other side. A
   * decision that soon turns out to be worse is compared in fewer worlds than the advice says, and
   * its error is the greater for it.
   */
  @Override
  public Advice<EuchreDecision> advise(EuchreView view) {
    return new Search(view, place.random(view), acquaintance).advice(samples);
  }
}
