package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import java.util.List;
import java.util.Optional;

/**
 * A match that a program has asked for.
 *
 * @param request the number of the request
 * @param match where it stands
 * @param game by which rules
 * @param seats those of the program, in order
 * @param log its record
 */
record RefereedMatch<V extends View, D extends Decision, E extends Event>(
    long request,
    Match<V, D, E> match,
    BotGame<V, D, E> game,
    List<RefereedSeat<V, D, E>> seats,
    DecisionLog log) {

  /**
   * Plays on until the program is to decide, or to the end.
   *
   * @return the seat for which it is to decide; empty at the end
   * @throws MatchStoppedException if a player fails
   */
  Optional<RefereedSeat<V, D, E>> advance() {
    while (!match.isOver()) {
      Optional<RefereedSeat<V, D, E>> seat = seat(match.toAct());
      if (seat.isPresent()) {
        match.deliverEvents();
        return seat;
      }
      match.step();
    }
    return Optional.empty();
  }

  /** The seat of the program that a match number names. */
  RefereedSeat<V, D, E> seat(long number) {
    return seats.stream().filter(seat -> seat.number() == number).findFirst().orElseThrow();
  }

  private Optional<RefereedSeat<V, D, E>> seat(Seat at) {
    return seats.stream().filter(seat -> seat.place().seat().equals(at)).findFirst();
  }

  /**
   * Plays what a seat of the program has decided.
   *
   * @throws MatchStoppedException if that is illegal, or another player fails
   */
  void play(RefereedSeat<V, D, E> seat, D decision) {
    seat.answer(decision);
    match.step();
  }

  /** What stops the match when the program fails to decide for a seat. */
  RuntimeException failure(RefereedSeat<V, D, E> seat, RuntimeException reason) {
    seat.fail(reason);
    try {
      match.step();
    } catch (MatchStoppedException e) {
      return e;
    }
    return reason;
  }

  /** Whether it was the program that has stopped the match. */
  boolean isStoppedByProgram(MatchStoppedException stopped) {
    return seat(stopped.seat()).isPresent();
  }
}
