package dev.baize.euchre;

import dev.baize.core.kit.EventTexts;
import dev.baize.euchre.kernel.Hand;
import java.lang.invoke.MethodHandles;

/** The texts of the events of euchre. */
final class EuchreEventTexts {

  static final EventTexts<EuchreEvent> ALL =
      EventTexts.<EuchreEvent>builder("euchre", Hand.SEATS, "seat 1 passes", MethodHandles.lookup())
          .event(EuchreEvent.HandBegan.class, "hand {number}, seat {dealer} deals")
          .event(EuchreEvent.Dealt.class, "seat {seat} is dealt {cards}")
          .event(EuchreEvent.TurnedUp.class, "{upcard} is turned up")
          .event(EuchreEvent.Passed.class, "seat {seat} passes")
          .event(EuchreEvent.OrderedUp.class, "seat {seat} orders up {trump}{alone: alone}")
          .event(EuchreEvent.SitsOut.class, "seat {seat} sits out")
          .event(EuchreEvent.PickedUp.class, "seat {dealer} picks up {upcard}")
          .event(EuchreEvent.Discarded.class, "seat {dealer} discards {card}")
          .event(EuchreEvent.DefendsAlone.class, "seat {seat} defends alone")
          .event(EuchreEvent.Declined.class, "seat {seat} declines to defend alone")
          .event(EuchreEvent.Led.class, "seat {seat} leads {card}")
          .event(EuchreEvent.Played.class, "seat {seat} plays {card}")
          .event(EuchreEvent.TrickTaken.class, "seat {seat} takes the trick")
          .event(
              EuchreEvent.HandScored.class,
              "side {winners} scores, {result}, {pointsOfEven} to {pointsOfOdd}")
          .event(
              EuchreEvent.ThrownIn.class, "the hand is thrown in, {pointsOfEven} to {pointsOfOdd}")
          .event(EuchreEvent.GameWon.class, "side {winners} wins")
          .build();

  private EuchreEventTexts() {}
}
