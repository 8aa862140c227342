package dev.baize.cli.command;

import com.google.common.base.Suppliers;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.jar.BrokenJarException;
import dev.baize.cli.jar.PlayerJars;
import dev.baize.cli.log.ProgramLog;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;

/** What the commands of one run of the program share: its terminal, and the games and players. */
public final class CommandContext {

  private final Terminal terminal;
  private final String program;
  private final Supplier<Registry> registry;
  private final List<String> jars = new ArrayList<>();

  /**
   * The context of a run with all games and players that are installed.
   *
   * @param terminal the streams of the program
   * @param program the name that the program was called by
   */
  public CommandContext(Terminal terminal, String program) {
    this(terminal, program, CommandContext::load);
  }

  /**
   * The context of a run with these games and players.
   *
   * @param terminal the streams of the program
   * @param program the name that the program was called by
   * @param registry the games and players
   */
  public CommandContext(Terminal terminal, String program, Registry registry) {
    this(terminal, program, () -> registry);
  }

  private CommandContext(Terminal terminal, String program, Supplier<Registry> installed) {
    this.terminal = terminal;
    this.program = program;
    this.registry = Suppliers.memoize(() -> withJars(installed.get()));
  }

  /** {@return the streams of the program} */
  public Terminal terminal() {
    return terminal;
  }

  /** {@return the name that the program was called by} */
  public String program() {
    return program;
  }

  /**
   * Brings in more games and players.
   *
   * @param classPath jars, separated as in any class path
   */
  public void addPlayers(String classPath) {
    jars.add(classPath);
  }

  /** Whether more games and players were brought in. */
  boolean hasPlayers() {
    return !jars.isEmpty();
  }

  /**
   * {@return the words of a command, preceded by options that bring in the same games and players}
   *
   * @param command the name of a command and its arguments
   */
  public List<String> withPlayers(List<String> command) {
    List<String> words = new ArrayList<>();
    for (String each : jars) {
      words.addAll(List.of(PlayersOption.NAME, each));
    }
    words.addAll(command);
    return words;
  }

  /**
   * {@return the line that a person types in a shell to run a command with the same games and
   * players}
   *
   * @param command the name of a command and its arguments
   */
  public String toType(List<String> command) {
    List<String> words = new ArrayList<>(List.of(Terminal.PROGRAM));
    words.addAll(withPlayers(command));
    return ShellWords.join(words);
  }

  /**
   * {@return the games and players, which are found when they are first asked for}
   *
   * @throws CommandException if that fails, which is the fault of whoever made one of them
   */
  public Registry registry() {
    return registry.get();
  }

  private Registry withJars(Registry installed) {
    Registry all = installed;
    for (String each : jars) {
      all = add(each, all);
    }
    return all;
  }

  private static Registry add(String classPath, Registry others) {
    try {
      return PlayerJars.open(classPath).addTo(others);
    } catch (IOException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    } catch (BrokenJarException e) {
      throw new CommandException(ExitStatus.SOFTWARE, String.valueOf(e.getMessage()), e);
    }
  }

  private static Registry load() {
    try {
      return ProgramLog.isOpen() ? Registry.load() : Registry.loadQuietly();
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.SOFTWARE, String.valueOf(e.getMessage()), e);
    } catch (RuntimeException | ServiceConfigurationError | LinkageError e) {
      throw new CommandException(ExitStatus.SOFTWARE, "a game or player cannot be loaded: " + e, e);
    }
  }
}
