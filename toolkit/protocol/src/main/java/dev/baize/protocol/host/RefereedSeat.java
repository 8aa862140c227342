package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import org.jspecify.annotations.Nullable;

/**
 * A seat that is played by the program which asked for the match. The program has answered before
 * the seat is asked: it is asked only then.
 */
final class RefereedSeat<V extends View, D extends Decision, E extends Event>
    implements Player<V, D, E> {

  private final SeatContext context;
  private final MatchLines<V, D, E> lines;
  private long number;
  private @Nullable D answer;
  private @Nullable RuntimeException failure;

  RefereedSeat(SeatContext context, MatchLines<V, D, E> lines) {
    this.context = context;
    this.lines = lines;
  }

  @Override
  public String name() {
    return Referee.PROGRAM;
  }

  SeatContext place() {
    return context;
  }

  /** The number that the program was given for the match and this seat. */
  long number() {
    return number;
  }

  void number(long given) {
    number = given;
  }

  /** What the program is told of the seat. */
  MatchLines<V, D, E> lines() {
    return lines;
  }

  /** Sets what the seat decides next. */
  void answer(D decision) {
    answer = decision;
  }

  /** Lets the seat fail when it is next asked. */
  void fail(RuntimeException reason) {
    failure = reason;
  }

  @Override
  public boolean observesEvents() {
    return lines.toldOfEvents();
  }

  @Override
  public void observe(E event) {
    lines.keep(event);
  }

  @Override
  public D decide(V view) {
    if (failure != null) {
      throw failure;
    }
    return requireNonNull(answer);
  }
}
