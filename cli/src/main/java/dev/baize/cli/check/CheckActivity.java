package dev.baize.cli.check;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.end.Activity;
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
    String asked = player + " " + watchdog.where(thread);
    return Optional.of(new ActiveGame(asked, true, Map.of(), "again: " + again.get()));
  }

  @Override
  public List<ActiveGame> games() {
    return List.of();
  }
}
