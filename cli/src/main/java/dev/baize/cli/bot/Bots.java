package dev.baize.cli.bot;

import dev.baize.cli.end.ShutdownHook;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.ShellWords;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.host.BotCommand;
import dev.baize.protocol.host.BotHost;
import dev.baize.protocol.host.FailureReport;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The programs that play in one run of Baize. */
public final class Bots implements AutoCloseable {

  /** The option that names one. */
  public static final String OPTION = "--bot";

  /** The option that names the file for the last lines before one fails. */
  public static final String LOG_OPTION = "--bot-log";

  private final Supplier<String> version;
  private final List<String> texts = new ArrayList<>();
  private final Map<String, BotCommand> commands = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final List<BotHost> hosts = new ArrayList<>();
  private @Nullable Consumer<FailureReport> log;
  private @Nullable Duration limit;

  /**
   * No programs yet.
   *
   * @param version of Baize, for the programs
   */
  public Bots(Supplier<String> version) {
    this.version = version;
  }

  /**
   * Adds a program.
   *
   * @param text {@code NAME=COMMAND}
   * @throws CommandException if the text is anything else, or there is one of this name
   */
  public void add(String text) {
    int equals = text.indexOf('=');
    if (equals <= 0) {
      throw refused(text, "expected NAME=COMMAND, such as 'Ivy=python3 ivy.py'");
    }
    try {
      String name = text.substring(0, equals);
      List<String> words = ShellWords.split(text.substring(equals + 1), File.separatorChar);
      BotCommand command = new BotCommand(name, words);
      if (commands.putIfAbsent(name, command) != null) {
        throw refused(text, "there are two of this name");
      }
    } catch (IllegalArgumentException e) {
      throw refused(text, String.valueOf(e.getMessage()));
    }
    texts.add(text);
  }

  private static CommandException refused(String text, String reason) {
    return new CommandException(
        ExitStatus.USAGE,
        String.format(Locale.ROOT, "%s %s: %s", OPTION, Excerpt.quote(text), reason));
  }

  /**
   * Writes the last lines before a program fails.
   *
   * @param file a new file, or one to which such lines were written before
   * @throws CommandException if it is any other, or cannot be written
   */
  public void logTo(String file) {
    log = BotLog.open(LOG_OPTION, file);
  }

  /**
   * {@return what writes the last lines before a program fails; does nothing without a file for
   * them}
   */
  public Consumer<FailureReport> failures() {
    return log == null ? report -> {} : log;
  }

  /**
   * Limits the time for a decision.
   *
   * @param time a millisecond or more
   */
  public void limit(Duration time) {
    limit = time;
    hosts.forEach(host -> host.limit(time));
  }

  /** {@return whether there are none} */
  public boolean isEmpty() {
    return texts.isEmpty();
  }

  /**
   * {@return whether a player is one of these programs}
   *
   * @param player its name, possibly with settings
   */
  public boolean include(String player) {
    return commands.containsKey(Registry.nameIn(player));
  }

  /** {@return the options that name them, as words of a command line} */
  public List<String> options() {
    List<String> words = new ArrayList<>();
    texts.forEach(text -> words.addAll(List.of(OPTION, text)));
    return words;
  }

  /**
   * {@return a registry in which the programs are players, too, of all games that they play} They
   * are started.
   *
   * @param others the registry to extend
   * @throws CommandException if one does not start, cannot have its name, or plays no game
   */
  public Registry addTo(Registry others) {
    Registry all = others;
    for (BotCommand command : commands.values()) {
      BotHost host = start(command);
      hosts.add(host);
      List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
      for (GameProvider<?, ?, ?> game : others.games()) {
        if (host.plays(game.name()) && game.rules().viewFormat().isPresent()) {
          players.add(player(host, game));
        }
      }
      if (players.isEmpty()) {
        throw new CommandException(
            ExitStatus.REFUSED, command.name() + " plays no game that is here");
      }
      all = add(command, players, all);
    }
    return all;
  }

  private BotHost start(BotCommand command) {
    ShutdownHook.installed().ifPresent(BotHost::endAfter);
    try {
      BotHost host = new BotHost(command, version.get(), failures());
      if (limit != null) {
        host.limit(limit);
      }
      return host;
    } catch (PlayerFailedException e) {
      throw new CommandException(ExitStatus.REFUSED, command.name() + " " + e.getMessage(), e);
    }
  }

  private static <V extends View, D extends Decision, E extends Event>
      PlayerProvider<V, D, E> player(BotHost host, GameProvider<V, D, E> game) {
    return host.player(game);
  }

  private static Registry add(
      BotCommand command, List<PlayerProvider<?, ?, ?>> players, Registry others) {
    try {
      return others.with(List.of(), players);
    } catch (IllegalArgumentException e) {
      String reason =
          isTaken(command.name(), others)
              ? "there is a player of this name; expected another one"
              : String.valueOf(e.getMessage());
      throw new CommandException(
          ExitStatus.REFUSED,
          String.format(Locale.ROOT, "%s %s: %s", OPTION, command.name(), reason),
          e);
    }
  }

  private static boolean isTaken(String name, Registry others) {
    return others.games().stream()
        .flatMap(game -> others.players(game).stream())
        .anyMatch(player -> player.name().equalsIgnoreCase(name));
  }

  /** Ends all programs. */
  @Override
  public void close() {
    for (BotHost host : hosts) {
      host.close();
    }
    hosts.clear();
  }
}
