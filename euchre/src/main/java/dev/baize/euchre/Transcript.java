package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreEvent.Discarded;
import dev.baize.euchre.EuchreEvent.GameWon;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classic transcript: prints a game exactly as the course programs do. */
public final class Transcript implements Listener<EuchreDecision, EuchreEvent> {

  private static final String END_OF_MAKING = "\n";

  private final Appendable out;
  private final List<String> names;

  /** The suit of the upcard: ordering it up leads to a discard, which ends the making of trump. */
  private @Nullable Suit proposed;

  /**
   * A transcript of games.
   *
   * @param out where the lines are written, as events happen
   * @param names the names of the four seats
   * @throws IllegalArgumentException if there are not four names
   */
  public Transcript(Appendable out, List<String> names) {
    this.out = requireNonNull(out);
    if (names.size() != Hand.SEATS) {
      throw new IllegalArgumentException(Plural.of(names.size(), "name") + "; expected four");
    }
    this.names = List.copyOf(names);
  }

  /**
   * Writes the lines of an event, if it has any.
   *
   * @throws UncheckedIOException if the output fails
   */
  @Override
  public void happened(EuchreEvent event) {
    requireNonNull(event);
    try {
      out.append(lines(event));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String lines(EuchreEvent event) {
    if (event instanceof Led led) {
      return led.card() + " led by " + name(led.seat()) + "\n";
    }
    if (event instanceof Played played) {
      return played.card() + " played by " + name(played.seat()) + "\n";
    }
    if (event instanceof TrickTaken taken) {
      return name(taken.seat()) + " takes the trick\n\n";
    }
    if (event instanceof HandScored scored) {
      return handScored(scored);
    }
    if (event instanceof GameWon won) {
      return names(won.winners()) + " win!\n";
    }
    return making(event);
  }

  private String making(EuchreEvent event) {
    if (event instanceof HandBegan began) {
      return "Hand " + began.number() + "\n" + name(began.dealer()) + " deals\n";
    }
    if (event instanceof TurnedUp turned) {
      proposed = turned.upcard().suit();
      return turned.upcard() + " turned up\n";
    }
    if (event instanceof Passed passed) {
      return name(passed.seat()) + " passes\n";
    }
    if (event instanceof OrderedUp ordered) {
      String line = name(ordered.seat()) + " orders up " + ordered.trump() + "\n";
      return ordered.trump() == proposed ? line : line + END_OF_MAKING;
    }
    return event instanceof Discarded ? END_OF_MAKING : "";
  }

  private String handScored(HandScored scored) {
    return names(scored.winners())
        + " win the hand\n"
        + remark(scored.result())
        + points(Side.EVEN, scored.pointsOfEven())
        + points(Side.ODD, scored.pointsOfOdd())
        + "\n";
  }

  private static String remark(HandResult result) {
    return switch (result) {
      case MADE -> "";
      case MARCH -> "march!\n";
      case EUCHRED -> "euchred!\n";
    };
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
