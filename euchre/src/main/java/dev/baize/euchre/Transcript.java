package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.text.Plural;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.SittingOut;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classic transcript: prints a game exactly as the course programs do. */
final class Transcript implements Listener<EuchreDecision, EuchreEvent> {

  private static final String END_OF_MAKING = "\n";
  private static final int DEFENDERS = 2;

  private final Appendable out;
  private final List<String> names;

  private final boolean loneDefence;

  /** Whether there may be events that no usual game has. */
  private final boolean isOfLeague;

  private @Nullable Seat dealer;

  private @Nullable Suit proposed;

  /**
   * Whether the making of trump ends when a seat that {@linkplain EuchreEvent.SitsOut sits out} is
   * named.
   */
  private boolean endsWithSitsOut;

  /** The number of defenders that have declined to play alone in the hand. */
  private int declined;

  /** The rules of the house say when the making of trump ends. */
  Transcript(Appendable out, List<String> names, EuchreHouseRules house) {
    this.out = requireNonNull(out);
    this.loneDefence = house.alone() == Alone.BOTH;
    this.isOfLeague = house.deals() > 0 || house.startOfEven() + house.startOfOdd() > 0;
    if (names.size() != Hand.SEATS) {
      throw new IllegalArgumentException(Plural.of(names.size(), "name") + "; expected four");
    }
    this.names = List.copyOf(names);
  }

  @Override
  public void happened(EuchreEvent event) {
    try {
      out.append(lines(event));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String lines(EuchreEvent event) {
    if (event instanceof EuchreEvent.Led led) {
      return led.card() + " led by " + name(led.seat()) + "\n";
    }
    if (event instanceof EuchreEvent.Played played) {
      return played.card() + " played by " + name(played.seat()) + "\n";
    }
    if (event instanceof EuchreEvent.TrickTaken taken) {
      return name(taken.seat()) + " takes the trick\n\n";
    }
    if (event instanceof EuchreEvent.HandScored scored) {
      return handScored(scored);
    }
    if (event instanceof EuchreEvent.ThrownIn thrown) {
      return END_OF_MAKING + "thrown in\n" + points(thrown.pointsOfEven(), thrown.pointsOfOdd());
    }
    if (event instanceof EuchreEvent.GameWon won) {
      return names(won.winners()) + " win!\n";
    }
    if (isOfLeague && event instanceof EuchreEvent.GameDrawn) {
      return "a draw\n";
    }
    if (isOfLeague && event instanceof EuchreEvent.GameBegan began) {
      return points(began.pointsOfEven(), began.pointsOfOdd());
    }
    return making(event);
  }

  private String making(EuchreEvent event) {
    if (event instanceof EuchreEvent.HandBegan began) {
      dealer = began.dealer();
      declined = 0;
      return "Hand " + began.number() + "\n" + name(began.dealer()) + " deals\n";
    }
    if (event instanceof EuchreEvent.TurnedUp turned) {
      proposed = turned.upcard().suit();
      return turned.upcard() + " turned up\n";
    }
    if (event instanceof EuchreEvent.Passed passed) {
      return name(passed.seat()) + " passes\n";
    }
    if (event instanceof EuchreEvent.OrderedUp ordered) {
      return orderedUp(ordered);
    }
    if (event instanceof EuchreEvent.SitsOut out) {
      return name(out.seat()) + " sits out\n" + (endsWithSitsOut ? END_OF_MAKING : "");
    }
    if (event instanceof EuchreEvent.DefendsAlone defends) {
      endsWithSitsOut = true;
      return name(defends.seat()) + " defends alone\n";
    }
    if (event instanceof EuchreEvent.Declined) {
      declined++;
      return declined == DEFENDERS ? END_OF_MAKING : "";
    }
    return event instanceof EuchreEvent.Discarded && !loneDefence ? END_OF_MAKING : "";
  }

  private String orderedUp(EuchreEvent.OrderedUp ordered) {
    boolean discards =
        ordered.trump() == proposed && !(ordered.alone() && isDealersPartner(ordered.seat()));
    boolean ends = !discards && !loneDefence;
    endsWithSitsOut = ends;
    String bid = name(ordered.seat()) + " orders up " + ordered.trump();
    if (ordered.alone()) {
      return bid + " alone\n";
    }
    return ends ? bid + "\n" + END_OF_MAKING : bid + "\n";
  }

  private boolean isDealersPartner(Seat seat) {
    return dealer != null && SittingOut.partnerOf(seat.index()) == dealer.index();
  }

  private String handScored(EuchreEvent.HandScored scored) {
    return names(scored.winners())
        + " win the hand\n"
        + remark(scored.result())
        + points(scored.pointsOfEven(), scored.pointsOfOdd());
  }

  private static String remark(HandResult result) {
    if (result.isMarch()) {
      return "march!\n";
    }
    return result.isEuchre() ? "euchred!\n" : "";
  }

  private String points(int even, int odd) {
    return points(Side.EVEN, even) + points(Side.ODD, odd) + "\n";
  }

  private String points(Side side, int points) {
    return names(side) + " have " + points + " points\n";
  }

  private String names(Side side) {
    return name(side.first()) + " and " + name(side.second());
  }

  private String name(Seat seat) {
    return names.get(seat.index());
  }
}
