package dev.baize.cli.command;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.end.Activity;
import dev.baize.cli.jar.PlugInCall;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * No game yet: plug-ins are loaded, asked about themselves and about the rules, and for players on
 * trial.
 *
 * @param again the command line that repeats this run
 * @param trial the player that is on trial; empty before
 */
record PlugInActivity(Supplier<String> again, Optional<String> trial) implements Activity {

  @Override
  public Optional<ActiveGame> game(Thread thread) {
    return PlugInCall.of(thread)
        .map(call -> new ActiveGame(Optional.of(call.callee()), Map.of(), reference(call)));
  }

  private String reference(PlugInCall call) {
    return call.request() + "; " + repeat();
  }

  @Override
  public List<ActiveGame> games() {
    return trial
        .map(player -> new ActiveGame(Optional.of(player), Map.of(), repeat()))
        .map(List::of)
        .orElse(List.of());
  }

  private String repeat() {
    return "to see it again: " + again.get();
  }
}
