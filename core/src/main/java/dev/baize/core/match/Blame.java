package dev.baize.core.match;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.text.Plural;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says which player has stopped a match, and how, or that the match is too long.
 *
 * @param players one for each seat
 * @param names their names for messages; if empty, the players' own
 */
record Blame(List<? extends Player<?, ?, ?>> players, List<String> names) {

  MatchStoppedException threw(Seat seat, Game<?, ?> game, Throwable thrown) {
    String failure =
        thrown instanceof PlayerFailedException
            ? String.valueOf(thrown.getMessage())
            : "threw " + thrown;
    return stopped(seat, game, failure, thrown);
  }

  MatchStoppedException threwWhenTold(Seat seat, Game<?, ?> game, Event event, Throwable thrown) {
    String failure = lenientFormat("was told \"%s\" and threw %s", event.text(), thrown);
    return stopped(seat, game, failure, thrown);
  }

  /** A player compiled with raw types may answer with a decision of another game. */
  MatchStoppedException refused(
      Seat seat, Game<?, ?> game, Decision decision, RuntimeException refusal) {
    String answer =
        refusal instanceof ClassCastException
            ? "with a " + decision.getClass().getName() + ", which is not a decision of this game"
            : '"' + decision.text() + "\", which is against the rules";
    return stopped(seat, game, "answered " + answer, refusal);
  }

  /** Nobody is to blame for that. */
  MatchStoppedException tooLong(long decisions, Game<?, ?> game) {
    Seat seat = game.toAct();
    return new MatchStoppedException(
        "the game had not ended after " + Plural.of(decisions, "decision"),
        name(seat),
        seat,
        game.position(),
        true,
        null);
  }

  MatchStoppedException stopped(
      Seat seat, Game<?, ?> game, String failure, @Nullable Throwable cause) {
    String player = name(seat);
    return new MatchStoppedException(
        player + " at " + seat + " " + failure, player, seat, game.position(), false, cause);
  }

  private String name(Seat seat) {
    return names.isEmpty() ? players.get(seat.index()).name() : names.get(seat.index());
  }
}
