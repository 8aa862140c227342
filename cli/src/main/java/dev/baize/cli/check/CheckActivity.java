package dev.baize.cli.check;

import dev.baize.cli.end.Activity;
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
  public String player(Thread thread) {
    return player + " " + watchdog.where(thread);
  }

  @Override
  public String game(Thread thread) {
    return "again: " + again.get();
  }
}
