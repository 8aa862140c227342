package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;

/**
 * A provider declares the same settings whenever it is asked, and creates a player for each bound
 * of each.
 *
 * @param player has settings
 * @param rules the rules of the match for which they are created
 * @param seats where players are created
 * @param match the seed of the match for which they are created
 * @param history of no decisions, for reporting a broken promise
 */
record SettingsCheck<V extends View, D extends Decision, E extends Event>(
    PlayerProvider<V, D, E> player,
    Rules<V, D, E> rules,
    List<Seat> seats,
    Seed match,
    History history) {

  void run() {
    try {
      history.requireEqual("a provider always declares the same settings", declared(), declared());
      PlayerSettings defaults = PlayerSettings.of(player.settings());
      for (PlayerSetting<?> setting : player.settings()) {
        checkBounds(setting, defaults);
      }
    } catch (ContractViolation e) {
      throw e;
    } catch (Throwable e) {
      throw history.unexpected(e);
    }
  }

  private String declared() {
    return player.settings().toString();
  }

  private <T> void checkBounds(PlayerSetting<T> setting, PlayerSettings defaults) {
    for (T bound : setting.bounds()) {
      PlayerSettings settings = defaults.with(setting, bound);
      seats.forEach(seat -> create(setting.name() + '=' + setting.text(bound), settings, seat));
    }
  }

  private void create(String text, PlayerSettings settings, Seat seat) {
    String promise = "a player sits down with any value of a setting";
    String expected = "a player with " + text;
    try {
      Object created = player.create(Place.of(match, seat).with(rules), settings);
      history.require(created != null, promise, expected, "no player (null)");
    } catch (RuntimeException e) {
      throw history.violation(promise, expected, e);
    }
  }
}
