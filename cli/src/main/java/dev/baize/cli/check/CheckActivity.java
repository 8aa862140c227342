package dev.baize.cli.check;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.end.Activity;
import dev.baize.cli.jar.PlugInCall;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A player that is being checked.
 *
 * @param player what it is called
 * @param watchdog knows what it is asked
 * @param again the command that checks it in the same game
 */
record CheckActivity(String player, Watchdog watchdog, Supplier<String> again) implements Activity {

  @Override
  public Optional<ActiveGame> game(Thread thread) {
    String asked = asked(thread).orElse(player + " between answers");
    return Optional.of(new ActiveGame(Optional.of(asked), Map.of(), "again: " + again.get()));
  }

  @Override
  public Optional<String> interruption(Thread thread) {
    return asked(thread)
        .or(() -> watchdog.plugInCall().map(PlugInCall::callee))
        .map(callee -> Activity.givenUp(callee, "again: " + again.get()));
  }

  private Optional<String> asked(Thread thread) {
    return watchdog.where(thread).map(where -> player + " " + where);
  }

  @Override
  public List<ActiveGame> games() {
    return List.of();
  }
}
