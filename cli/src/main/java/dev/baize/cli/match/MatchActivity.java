package dev.baize.cli.match;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.end.Activity;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Participant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One match, which this process plays on the thread that creates this. */
public final class MatchActivity implements Activity {

  private final Thread playing = Thread.currentThread();
  private final RetryHint retryHint;
  private final @Nullable Supplier<Optional<Seat>> waitingFor;

  /**
   * A match.
   *
   * @param retryHint how to resume or repeat it
   * @param waitingFor the seat of the player that it is waiting for; null while they sit down
   */
  public MatchActivity(RetryHint retryHint, @Nullable Supplier<Optional<Seat>> waitingFor) {
    this.retryHint = retryHint;
    this.waitingFor = waitingFor;
  }

  @Override
  public Optional<ActiveGame> game(Thread thread) {
    return thread == playing ? Optional.of(game()) : Optional.empty();
  }

  @Override
  public List<ActiveGame> games() {
    return List.of(game());
  }

  private ActiveGame game() {
    return new ActiveGame(program().map(retryHint::player), providers(), retryHint.text());
  }

  /** The seat of the program that it is waiting for. */
  private Optional<Seat> program() {
    return waitingFor == null
        ? Optional.empty()
        : waitingFor
            .get()
            .filter(seat -> !People.seats(retryHint.header().participants()).contains(seat));
  }

  @Override
  public Optional<String> interruption(Thread thread) {
    return Optional.of(givenUp().orElseGet(this::interrupted));
  }

  /** The line on what it is waiting for: a program or another plug-in, but no person. */
  Optional<String> givenUp() {
    return program()
        .map(retryHint::player)
        .or(() -> PlugInCall.of(playing).map(PlugInCall::callee))
        .map(callee -> Activity.givenUp(callee, retryHint.text()));
  }

  /** The line on a match that waits for nothing but a person. */
  String interrupted() {
    return "interrupted; " + retryHint.text();
  }

  private Map<String, String> providers() {
    List<Participant> participants = retryHint.header().participants();
    Map<String, String> providers = new LinkedHashMap<>();
    for (int seat = 0; seat < participants.size(); seat++) {
      Seat at = Seat.of(seat);
      retryHint
          .context()
          .providerClass(retryHint.header().game(), participants.get(seat).player())
          .ifPresent(name -> providers.put(retryHint.player(at), name));
    }
    return providers;
  }
}
