package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.record.MatchRecord;
import java.util.List;
import java.util.Optional;

/**
 * A match that a program has asked for.
 *
 * @param request the number of the request
 * @param seats those of the program, in order
 */
record RefereedMatch(
    long request, Match<View, Decision, Event> match, List<RefereedSeat> seats, DecisionLog log) {

  /** Keeps the record of a match in memory. */
  record DecisionLog(MatchRecord beginning, List<String> decisions)
      implements Listener<Decision, Event> {

    @Override
    public boolean wantsEvents() {
      return false;
    }

    @Override
    public void decided(Seat seat, Decision decision) {
      decisions.add(decision.text());
    }

    /** The record of the match as it stands. */
    MatchRecord record() {
      return beginning.plus(decisions);
    }
  }

  /** Plays on to the next decision of the program, and returns its seat; empty at the end. */
  Optional<RefereedSeat> advance() {
    while (!match.isOver()) {
      Optional<RefereedSeat> seat = seat(match.toAct());
      if (seat.isPresent()) {
        match.deliverEvents();
        return seat;
      }
      match.step();
    }
    return Optional.empty();
  }

  /** The seat of the program that a match number names. */
  RefereedSeat seat(long number) {
    return seats.stream().filter(seat -> seat.number == number).findFirst().orElseThrow();
  }

  private Optional<RefereedSeat> seat(Seat at) {
    return seats.stream().filter(seat -> seat.context.seat().equals(at)).findFirst();
  }

  /** What stops the match when the program fails to decide for a seat. */
  RuntimeException failure(RefereedSeat seat, RuntimeException reason) {
    seat.failure = reason;
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
