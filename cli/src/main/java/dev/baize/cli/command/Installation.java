package dev.baize.cli.command;

import dev.baize.cli.io.ProgramEnd;
import dev.baize.cli.jar.PlayerJars;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The games and players of one run: those on the class path, those in jars that the user names, and
 * programs that play.
 */
public final class Installation {

  private final ProgramEnd end;
  private final @Nullable Registry given;
  private final List<String> jars = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private final Bots bots = new Bots();
  private @Nullable PlayerProvider<?, ?, ?> substitute;
  private @Nullable Registry loaded;

  public Installation(ProgramEnd end, @Nullable Registry given) {
    this.end = end;
    this.given = given;
  }

  public void add(GlobalOptions typed) {
    options.addAll(typed.players());
    for (String each : typed.all(GlobalOptions.PLAYERS)) {
      addJars(each);
    }
    bots.add(typed);
  }

  public void addJars(String classPath) {
    PlayerJars.addClassPath(GlobalOptions.PLAYERS, classPath, jars);
  }

  public List<String> jars() {
    return List.copyOf(jars);
  }

  public Bots bots() {
    return bots;
  }

  /** Makes {@link #player} find this player instead of the one with its name. */
  public void substitute(PlayerProvider<?, ?, ?> player) {
    substitute = player;
  }

  @Nullable String option() {
    return jars.isEmpty() ? bots.option() : GlobalOptions.PLAYERS;
  }

  /** The words that bring in the same games and players. */
  List<String> options() {
    return options;
  }

  /** {@return the games and players, which are loaded on first use} */
  public synchronized Registry registry() {
    if (loaded == null) {
      end.expectPlugIns();
      Registry all = given == null ? load() : given;
      for (String each : jars) {
        all = PlayerJars.add(each, all);
      }
      loaded = bots.addTo(all);
    }
    return loaded;
  }

  /**
   * {@return the player of a game with this name and these settings} Those that come with the game
   * are found without the {@link #registry}: finding all that are installed opens every jar on the
   * class path, which takes most of the time of a short run.
   */
  public <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> player(
      GameProvider<V, D, E> game, String text) {
    PlayerProvider<?, ?, ?> own = withoutSearch(game, Registry.nameIn(text));
    return (own == null ? registry() : new Registry(List.of(), List.of(own))).player(game, text);
  }

  private @Nullable PlayerProvider<?, ?, ?> withoutSearch(
      GameProvider<?, ?, ?> game, String player) {
    if (substitute != null && isNamed(substitute, game, player)) {
      return substitute;
    }
    if (given == null && option() == null) {
      for (PlayerProvider<?, ?, ?> own : game.players()) {
        if (isNamed(own, game, player)) {
          return own;
        }
      }
    }
    return null;
  }

  private static boolean isNamed(
      PlayerProvider<?, ?, ?> provider, GameProvider<?, ?, ?> game, String player) {
    return provider.game().equalsIgnoreCase(game.name())
        && provider.name().equalsIgnoreCase(player);
  }

  private static Registry load() {
    try {
      return Registry.load();
    } catch (RuntimeException | Error e) {
      throw PlayerJars.broken("", e);
    }
  }
}
