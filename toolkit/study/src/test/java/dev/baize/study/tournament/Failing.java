package dev.baize.study.tournament;

import dev.baize.core.card.Card;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Plays its lowest card, but fails in some rounds of a tournament with {@link Tables}' seed. */
final class Failing {

  /** Ways to fail, and how the message says so. */
  enum Way {
    THROWING(" threw java.lang.IllegalStateException: I am broken; position: "),
    ENDED(" has ended; position: "),
    SILENT(" answered nothing (null); position: "),
    ILLEGAL(" answered \"play Ace of Diamonds\", which is against the rules; position: "),
    DEAF(" and threw java.lang.IllegalStateException: deaf; position: "),
    SORE(" was told of the end and threw java.lang.IllegalStateException: sore; position: "),
    DEEP(" threw java.lang.StackOverflowError; position: "),
    ABSENT(": java.lang.IllegalStateException: absent");

    final String message;

    Way(String message) {
      this.message = message;
    }

    /** Fails instead of the player in one game. */
    @SuppressWarnings("NullAway") // null is one of the failures
    Player<HighCardView, Play, HighCardEvent> instead(
        Player<HighCardView, Play, HighCardEvent> player) {
      return switch (this) {
        case THROWING ->
            view -> {
              throw new IllegalStateException("I am broken");
            };
        case ENDED ->
            view -> {
              throw new PlayerFailedException("has ended", null);
            };
        case SILENT -> view -> null;
        case ILLEGAL -> view -> Play.of(Card.parse("Ace of Diamonds"));
        case DEEP ->
            view -> {
              throw new StackOverflowError();
            };
        case ABSENT -> throw new IllegalStateException("absent");
        case DEAF, SORE -> new Listening(player, this == DEAF);
      };
    }
  }

  private record Listening(Player<HighCardView, Play, HighCardEvent> player, boolean deaf)
      implements Player<HighCardView, Play, HighCardEvent> {

    @Override
    public Play decide(HighCardView view) {
      return player.decide(view);
    }

    @Override
    public void observe(HighCardEvent event) {
      if (deaf) {
        throw new IllegalStateException("deaf");
      }
    }

    @Override
    public void ended(Outcome outcome) {
      throw new IllegalStateException("sore");
    }
  }

  private Failing() {}

  static Entrant<HighCardView, Play, HighCardEvent> in(Set<Integer> rounds, Way way) {
    return in(rounds, way::instead);
  }

  /** Another player in these rounds. */
  static Entrant<HighCardView, Play, HighCardEvent> in(
      Set<Integer> rounds, UnaryOperator<Player<HighCardView, Play, HighCardEvent>> instead) {
    return Entrant.of(
        "Failing",
        context -> {
          Player<HighCardView, Play, HighCardEvent> lowest = view -> Play.of(view.hand().lowest());
          return isIn(rounds, context) ? instead.apply(lowest) : lowest;
        });
  }

  /** Whether a place is in one of these rounds. */
  static boolean isIn(Set<Integer> rounds, SeatContext context) {
    return rounds.stream().anyMatch(round -> isIn(round, context));
  }

  private static boolean isIn(int round, SeatContext context) {
    Seat seat = context.seat();
    return context.seed().equals(SeatContext.seedOf(Match.seedOf(Seed.of(42), round), seat));
  }
}
