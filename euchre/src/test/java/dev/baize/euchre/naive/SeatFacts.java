package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import java.util.List;
import java.util.Optional;

/** What one seat sees in addition to the table. */
public record SeatFacts(
    Seat seat,
    boolean isToAct,
    List<Card> hand,
    List<EuchreDecision> legal,
    Optional<Card> discarded,
    boolean follows) {

  /** The facts in a view. */
  public static SeatFacts of(EuchreView view) {
    return new SeatFacts(
        view.seat(),
        view.isToAct(),
        view.hand().toList(),
        view.legal(),
        view.discarded(),
        view.canFollow());
  }
}
