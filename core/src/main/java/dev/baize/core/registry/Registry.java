package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The available games and players, by name, case ignored. */
public final class Registry {

  private final Map<String, GameProvider<?, ?, ?>> games =
      new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final Map<String, Map<String, PlayerProvider<?, ?, ?>>> players =
      new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private final List<PlayerFamily> families;

  private Registry(List<PlayerFamily> families) {
    this.families = families;
  }

  /**
   * A registry of these providers only, and the {@linkplain GameProvider#players games' players}.
   *
   * @param games in any order
   * @param players in any order; of these games or others
   * @throws IllegalArgumentException if two have the same name, naming both; if a name, a
   *     description or a setting is not as {@link GameProvider} and {@link PlayerProvider} demand
   */
  public Registry(
      Collection<? extends GameProvider<?, ?, ?>> games,
      Collection<? extends PlayerProvider<?, ?, ?>> players) {
    this(List.of());
    add(games, players);
  }

  private void add(
      Collection<? extends GameProvider<?, ?, ?>> games,
      Collection<? extends PlayerProvider<?, ?, ?>> players) {
    for (GameProvider<?, ?, ?> game : games) {
      requireName("game", game.name(), game);
      put(this.games, "game", game.name(), game);
      for (PlayerProvider<?, ?, ?> own : game.players()) {
        add(own);
      }
    }
    for (PlayerProvider<?, ?, ?> player : players) {
      add(player);
    }
  }

  private void add(PlayerProvider<?, ?, ?> given) {
    PlayerProvider<?, ?, ?> player =
        given instanceof ConfiguredPlayer<?, ?, ?> configured ? configured.provider() : given;
    String what = lowerCase(player.game()) + " player";
    requireName(what, player.name(), player);
    put(playersOf(player.game()), what, player.name(), player);
    Fields.requireSentence(
        what + ' ' + player.name() + " (" + type(player) + ')',
        "a description",
        player.description());
    try {
      PlayerSettings.of(player.settings());
    } catch (IllegalArgumentException e) {
      throw wrongSettings(player, e);
    }
  }

  private Map<String, PlayerProvider<?, ?, ?>> playersOf(String game) {
    players.putIfAbsent(game, new TreeMap<>(String.CASE_INSENSITIVE_ORDER));
    return requireNonNull(players.get(game));
  }

  /**
   * {@return a registry of all services that the module path and the class path offer}
   *
   * @throws java.util.ServiceConfigurationError if a service cannot be loaded
   */
  public static Registry load() {
    List<GameProvider<?, ?, ?>> games = new ArrayList<>();
    ServiceLoader.load(GameProvider.class).forEach(games::add);
    List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
    ServiceLoader.load(PlayerProvider.class).forEach(players::add);
    List<PlayerFamily> families = new ArrayList<>();
    ServiceLoader.load(PlayerFamily.class).forEach(families::add);
    return new Registry(families).with(games, players);
  }

  /**
   * {@return a registry of the providers of this one and the given ones}
   *
   * @param games in any order
   * @param players in any order; of these games or others
   */
  public Registry with(
      Collection<? extends GameProvider<?, ?, ?>> games,
      Collection<? extends PlayerProvider<?, ?, ?>> players) {
    games.forEach(ProviderLog::found);
    players.forEach(ProviderLog::found);
    Registry more = new Registry(families);
    more.games.putAll(this.games);
    this.players.forEach((game, known) -> more.playersOf(game).putAll(known));
    more.add(games, players);
    return more;
  }

  /** {@return all games, by name} */
  public List<GameProvider<?, ?, ?>> games() {
    return List.copyOf(games.values());
  }

  /**
   * {@return the game with this name}
   *
   * @param name the name, case ignored
   * @throws MissingProviderException if there is none; the message lists the others
   */
  public GameProvider<?, ?, ?> game(String name) {
    GameProvider<?, ?, ?> game = games.get(name);
    if (game == null) {
      throw missing("game", name, games().stream().map(GameProvider::name).toList());
    }
    return game;
  }

  /**
   * {@return the players of a game, by name; empty if it has none}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game need not be in this registry
   */
  public <V extends View, D extends Decision, E extends Event>
      List<PlayerProvider<V, D, E>> players(GameProvider<V, D, E> game) {
    return List.copyOf(playersOf(game).values());
  }

  /**
   * {@return the player of a game by its name, and settings if they are not the defaults}
   *
   * <p>In the text, settings follow the name after a colon, with commas between them: {@code
   * Name:key=value,key=value}. The {@linkplain PlayerProvider#name name} of the player returned is
   * the canonical text, the same for all spellings: names as they were declared, the settings that
   * are not defaults, in the order of declaration. It is what records and results call the player.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game need not be in this registry
   * @param text the name of the player, case ignored, and possibly its settings
   * @throws MissingProviderException if there is none with this name; the message lists the others
   * @throws IllegalArgumentException if the player has no such settings; the message lists its own
   */
  public <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> player(
      GameProvider<V, D, E> game, String text) {
    String name = nameIn(text);
    PlayerProvider<V, D, E> player = registered(game).get(name);
    if (player == null) {
      Map<String, PlayerProvider<V, D, E>> all = playersOf(game);
      player = all.get(name);
      if (player == null) {
        List<String> names = all.values().stream().map(PlayerProvider::name).toList();
        throw missing(lowerCase(game.name()) + " player", name, names);
      }
    }
    if (name.equals(text)) {
      return player;
    }
    try {
      return ConfiguredPlayer.of(player, text.substring(name.length() + 1));
    } catch (IllegalArgumentException e) {
      throw wrongSettings(player, e);
    }
  }

  /**
   * {@return the name in the text of a player, without its settings}
   *
   * @param text as for {@link #player}
   */
  public static String nameIn(String text) {
    int colon = text.indexOf(ConfiguredPlayer.COLON);
    return colon < 0 ? text : text.substring(0, colon);
  }

  /** {@return all players of a game, those of families included} */
  private <V extends View, D extends Decision, E extends Event>
      Map<String, PlayerProvider<V, D, E>> playersOf(GameProvider<V, D, E> game) {
    Map<String, PlayerProvider<V, D, E>> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    byName.putAll(registered(game));
    for (PlayerFamily family : families) {
      family
          .playerOf(game, text -> player(game, text))
          .ifPresent(player -> byName.putIfAbsent(player.name(), player));
    }
    return byName;
  }

  @SuppressWarnings("unchecked") // A provider has the type parameters of the game that it names.
  private <V extends View, D extends Decision, E extends Event>
      Map<String, PlayerProvider<V, D, E>> registered(GameProvider<V, D, E> game) {
    Map<String, ?> byName = players.getOrDefault(game.name(), Map.of());
    return (Map<String, PlayerProvider<V, D, E>>) byName;
  }

  private static <T> void put(Map<String, T> named, String what, String name, T provider) {
    T other = named.putIfAbsent(name, provider);
    if (other != null) {
      throw new IllegalArgumentException(
          lenientFormat("duplicate %s \"%s\": %s and %s", what, name, type(other), type(provider)));
    }
  }

  private static void requireName(String what, String name, Object provider) {
    String rule = ruleBrokenBy(name);
    checkArgument(
        rule.isEmpty(),
        "%s %s (%s): a name is %s",
        what,
        Excerpt.quote(name),
        type(provider),
        rule);
  }

  /** {@return why a name cannot be typed or written everywhere; empty if it can} */
  private static String ruleBrokenBy(String name) {
    if (!Fields.isWord(name)) {
      return "one word";
    }
    if (!Printable.isLine(name)) {
      return "printable text";
    }
    if (name.length() > Fields.MAX_NAME) {
      return "at most " + Fields.MAX_NAME + " characters";
    }
    if (name.startsWith("-") || name.indexOf(',') >= 0) {
      return "no option or list: it has no hyphen at its beginning and no comma";
    }
    return name.indexOf(ConfiguredPlayer.COLON) >= 0 || name.indexOf('=') >= 0
        ? "without settings: it has no colon and no equals sign"
        : "";
  }

  private static IllegalArgumentException wrongSettings(
      PlayerProvider<?, ?, ?> player, IllegalArgumentException e) {
    return new IllegalArgumentException(
        lenientFormat("%s player %s: %s", lowerCase(player.game()), player.name(), e.getMessage()),
        e);
  }

  private static String type(Object provider) {
    return provider.getClass().getName();
  }

  private static String lowerCase(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static MissingProviderException missing(String what, String name, List<String> known) {
    return new MissingProviderException(
        lenientFormat(
            "no %s %s; there are: %s", what, Excerpt.quote(name), String.join(", ", known)),
        null);
  }
}
