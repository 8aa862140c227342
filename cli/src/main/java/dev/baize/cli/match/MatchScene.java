package dev.baize.cli.match;

import dev.baize.cli.end.Scene;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Participant;
import java.util.Optional;
import java.util.function.Supplier;

/** One match, which this process plays on one thread. */
public final class MatchScene implements Scene {

  private final Sequel sequel;
  private final Supplier<Optional<Seat>> waitingFor;

  /**
   * A match.
   *
   * @param sequel what can be done about it
   * @param waitingFor the seat of the player that it is waiting for; empty while they sit down
   */
  public MatchScene(Sequel sequel, Supplier<Optional<Seat>> waitingFor) {
    this.sequel = sequel;
    this.waitingFor = waitingFor;
  }

  @Override
  public String player(Thread thread) {
    Optional<Seat> seat = waitingFor.get();
    if (seat.isEmpty()) {
      return "a player";
    }
    Participant participant = sequel.header().participants().get(seat.get().index());
    return "%s: %s at %s".formatted(participant.name(), participant.player(), seat.get());
  }

  @Override
  public String game(Thread thread) {
    return sequel.text();
  }
}
