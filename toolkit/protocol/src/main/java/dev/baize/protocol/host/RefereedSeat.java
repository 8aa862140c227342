package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import org.jspecify.annotations.Nullable;

/**
 * A seat that is played by the program which asked for the match. The seat is asked only after the
 * program has answered, or failed.
 */
final class RefereedSeat implements Player<View, Decision, Event> {

  final SeatContext context;
  final MatchLines lines;

  /** The number that the program was given for the match and this seat. */
  long number;

  @Nullable Decision answer;
  @Nullable RuntimeException failure;

  RefereedSeat(SeatContext context, MatchLines lines) {
    this.context = context;
    this.lines = lines;
  }

  @Override
  public String name() {
    return Referee.PROGRAM;
  }

  @Override
  public boolean observesEvents() {
    return lines.wantsEvents();
  }

  @Override
  public void observe(Event event) {
    lines.keep(event);
  }

  @Override
  public Decision decide(View view) {
    if (failure != null) {
      throw failure;
    }
    return requireNonNull(answer);
  }
}
