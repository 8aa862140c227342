package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.JavaCommand;
import dev.baize.cli.io.ProgramEnd;
import dev.baize.cli.io.ShellWords;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.io.Version;
import dev.baize.cli.jar.PlayerJars;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.host.BotCommand;
import dev.baize.protocol.host.BotHost;
import dev.baize.protocol.host.FailureReport;
import dev.baize.protocol.process.ProcessEndedException;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The players in other processes: programs that the user names, and those of isolated jars. */
public final class Bots implements AutoCloseable {

  public static final String OPTION = "--bot";
  public static final String ISOLATED = "--isolated";
  public static final String MEMORY = "--isolated-memory";
  public static final String DEFAULT_MEMORY = "256m";
  public static final String LOG_OPTION = "--bot-log";

  /** The entry point of the processes for jars, by name because it leads to this class. */
  private static final String MAIN = "dev.baize.cli.match.IsolatedPlayers";

  /**
   * Without files for tools, which a process that is killed would leave behind. Once memory is used
   * up, nothing in the process can be relied on.
   */
  private static final List<String> JAVA_OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData",
          "-XX:+DisplayVMOutputToStderr",
          "-XX:+ExitOnOutOfMemoryError");

  /** What lines on standard error begin with that explain why jars cannot be used. */
  private static final String REASON = Terminal.PROGRAM + ": ";

  private final List<String> isolated = new ArrayList<>();
  private final Map<String, BotCommand> commands = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final List<BotHost> hosts = new ArrayList<>();
  private final List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
  private @Nullable String memory;
  private @Nullable Consumer<FailureReport> log;
  private @Nullable Duration limit;

  public void add(GlobalOptions typed) {
    for (String each : typed.all(ISOLATED)) {
      PlayerJars.addClassPath(ISOLATED, each, isolated);
    }
    memory = memory(typed.single(MEMORY));
    for (String each : typed.all(OPTION)) {
      add(each);
    }
    String file = typed.file(LOG_OPTION);
    log = file == null ? null : new BotLog(LOG_OPTION, file);
  }

  private void add(String text) {
    int equals = text.indexOf('=');
    if (equals <= 0) {
      throw refused(text, "expected NAME=COMMAND, such as 'Ivy=python3 ivy.py'");
    }
    try {
      String name = text.substring(0, equals);
      List<String> words = ShellWords.split(text.substring(equals + 1), File.separatorChar);
      if (commands.putIfAbsent(name, new BotCommand(name, words)) != null) {
        throw refused(text, "there are two of this name");
      }
    } catch (IllegalArgumentException e) {
      throw refused(text, String.valueOf(e.getMessage()));
    }
  }

  private static CommandException refused(String text, String reason) {
    return Usage.error(OPTION + " " + Excerpt.quote(text) + ": " + reason);
  }

  private @Nullable String memory(@Nullable String size) {
    if (size != null && isolated.isEmpty()) {
      throw Usage.error(MEMORY + " has no meaning without " + ISOLATED);
    }
    if (size != null && !size.matches("[1-9][0-9]{0,4}[mMgG]")) {
      throw Usage.error(
          MEMORY
              + " "
              + Excerpt.quote(size)
              + ": expected megabytes or gigabytes, such as 512m or 2g");
    }
    return size;
  }

  /** {@return what writes the last lines before a program fails, if there is a file for them} */
  public Consumer<FailureReport> failures() {
    return log == null ? report -> {} : log;
  }

  public void limit(Duration time) {
    limit = time;
    hosts.forEach(host -> host.limit(time));
  }

  /** {@return the option that names some; null if there are none} */
  public @Nullable String option() {
    if (!isolated.isEmpty()) {
      return ISOLATED;
    }
    return commands.isEmpty() ? null : OPTION;
  }

  /** {@return whether a player is one of these programs, once they are started} */
  public boolean include(String game, String player) {
    String name = Registry.nameIn(player);
    return players.stream()
        .anyMatch(bot -> bot.game().equalsIgnoreCase(game) && bot.name().equalsIgnoreCase(name));
  }

  /**
   * {@return a registry in which the programs are players, too, of all games that they play} They
   * are started.
   */
  public Registry addTo(Registry others) {
    Registry all = others;
    for (String jars : isolated) {
      all = addIsolated(jars, all);
    }
    for (BotCommand command : commands.values()) {
      all = add(command, all);
    }
    return all;
  }

  private Registry add(BotCommand command, Registry others) {
    try {
      BotHost host = start(command);
      List<PlayerProvider<?, ?, ?>> found = new ArrayList<>();
      playable(others)
          .filter(game -> host.plays(game.name()))
          .forEach(game -> found.add(host.player(game)));
      return add(OPTION, command.name(), found, others);
    } catch (PlayerFailedException e) {
      throw new CommandException(ExitStatus.REFUSED, command.name() + " " + e.getMessage(), e);
    }
  }

  private Registry addIsolated(String jars, Registry others) {
    List<String> java = new ArrayList<>(JAVA_OPTIONS);
    java.add("-Xmx" + (memory == null ? DEFAULT_MEMORY : memory));
    try {
      BotHost host = start(new BotCommand(jars, JavaCommand.of(MAIN, java, List.of(jars))));
      List<PlayerProvider<?, ?, ?>> found = new ArrayList<>();
      playable(others).forEach(game -> found.addAll(host.players(game)));
      return add(ISOLATED, jars, found, others);
    } catch (PlayerFailedException e) {
      throw unusable(jars, e);
    }
  }

  private CommandException unusable(String jars, PlayerFailedException failure) {
    String line = failure instanceof ProcessEndedException ended ? ended.lastLine() : "";
    // Java itself says so: before there are players, nobody else has used any memory.
    if (line.contains("heap") || line.contains("OutOfMemoryError")) {
      String reason = MEMORY + " " + memory + ": Java does not start with that: " + line;
      return new CommandException(ExitStatus.USAGE, reason, failure);
    }
    if (failure instanceof ProcessEndedException ended && line.startsWith(REASON)) {
      boolean refused = ended.status() == ExitStatus.REFUSED;
      return new CommandException(
          refused ? ExitStatus.REFUSED : ExitStatus.SOFTWARE,
          line.substring(REASON.length()),
          failure);
    }
    return new CommandException(ExitStatus.SOFTWARE, jars + ' ' + failure.getMessage(), failure);
  }

  private BotHost start(BotCommand command) {
    ProgramEnd.installedHook().ifPresent(BotHost::endAfter);
    BotHost host = new BotHost(command, Version.text(), failures());
    hosts.add(host);
    if (limit != null) {
      host.limit(limit);
    }
    return host;
  }

  /** The games whose views other processes can be sent. */
  private static Stream<GameProvider<?, ?, ?>> playable(Registry registry) {
    return registry.games().stream().filter(game -> game.rules().viewFormat().isPresent());
  }

  private Registry add(
      String option, String value, List<PlayerProvider<?, ?, ?>> found, Registry others) {
    if (found.isEmpty()) {
      throw new CommandException(ExitStatus.REFUSED, value + " plays no game that is here");
    }
    try {
      Registry all = others.with(List.of(), found);
      players.addAll(found);
      return all;
    } catch (IllegalArgumentException e) {
      String reason = option + " " + value + ": " + e.getMessage();
      throw new CommandException(ExitStatus.REFUSED, reason, e);
    }
  }

  @Override
  public void close() {
    for (BotHost host : hosts) {
      host.close();
    }
    hosts.clear();
  }
}
