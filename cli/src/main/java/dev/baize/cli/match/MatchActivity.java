package dev.baize.cli.match;

import dev.baize.cli.end.Activity;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Participant;
import java.util.Optional;
import java.util.function.Supplier;

/** One match, which this process plays on one thread. */
public final class MatchActivity implements Activity {

  private final RetryHint retryHint;
  private final Supplier<Optional<Seat>> waitingFor;

  /**
   * A match.
   *
   * @param retryHint how to resume or repeat it
   * @param waitingFor the seat of the player that it is waiting for; empty while they sit down
   */
  public MatchActivity(RetryHint retryHint, Supplier<Optional<Seat>> waitingFor) {
    this.retryHint = retryHint;
    this.waitingFor = waitingFor;
  }

  @Override
  public String player(Thread thread) {
    Optional<Seat> seat = waitingFor.get();
    if (seat.isEmpty()) {
      return "a player";
    }
    Participant participant = retryHint.header().participants().get(seat.get().index());
    return "%s: %s at %s".formatted(participant.name(), participant.player(), seat.get());
  }

  @Override
  public String game(Thread thread) {
    return retryHint.text();
  }
}
