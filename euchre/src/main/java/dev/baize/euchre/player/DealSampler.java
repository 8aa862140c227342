package dev.baize.euchre.player;

import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HiddenHands;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Samples deals uniformly among those consistent with what a seat has seen. */
final class DealSampler {

  private final RandomGenerator random;
  private final int me;
  private final HiddenHands hidden;

  /** The five cards that the viewing seat was dealt. */
  private final int own;

  /** By seat: the cards played. */
  private final int[] played;

  /** The cards that others were dealt: all but an upcard that another seat has picked up. */
  private final int dealt;

  DealSampler(EuchreView view, RandomGenerator random) {
    this.random = random;
    this.me = view.seat().index();
    int upcard = 1 << EuchreCards.number(view.upcard());
    boolean meIsDealer = view.seat() == view.dealer();
    boolean pickedUp = view.isUpcardPickedUp();
    boolean discarded = pickedUp && !meIsDealer && view.phase() != Phase.DISCARD;
    this.played = played(view);
    this.own = dealt(view, pickedUp && meIsDealer ? upcard : 0);
    this.dealt = discarded ? ~upcard : EuchreCards.ALL;
    this.hidden =
        new HiddenHands(
            me,
            view.dealer().index(),
            upcard,
            EuchreCards.mask(view.unseen()),
            discarded,
            played,
            IntStream.range(0, Hand.SEATS)
                .map(seat -> EuchreCards.mask(view.cannotHold(Seat.of(seat))))
                .toArray());
  }

  private static int[] played(EuchreView view) {
    int[] played = new int[Hand.SEATS];
    for (Trick trick : view.tricks()) {
      for (int i = 0; i < trick.cards().size(); i++) {
        played[trick.playedBy(i).index()] |= 1 << EuchreCards.number(trick.cards().get(i));
      }
    }
    return played;
  }

  private int dealt(EuchreView view, int pickedUp) {
    int held = EuchreCards.mask(view.hand()) | played[me];
    int discard = view.discarded().map(card -> 1 << EuchreCards.number(card)).orElse(0);
    return (held | discard) & ~pickedUp;
  }

  /** Draws a deal; returns the masks of the cards that the seats were dealt. */
  int[] sample() {
    hidden.drawDeal(random);
    return new int[] {hand(0), hand(1), hand(2), hand(3)};
  }

  /** The candidates for the hidden discard of another seat as dealer, in this deal; 0 for none. */
  int discards() {
    return hidden.discards();
  }

  /** The five cards that a seat was dealt, in the current sample. */
  private int hand(int seat) {
    return seat == me ? own : (played[seat] | hidden.drawn(seat)) & dealt;
  }
}
