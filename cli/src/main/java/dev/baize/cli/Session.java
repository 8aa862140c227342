package dev.baize.cli;

import dev.baize.cli.jar.BrokenJarException;
import dev.baize.cli.jar.PlayerJars;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One run of the program, as its commands see it: the terminal, and what there is to play. */
final class Session {

  private final Terminal terminal;
  private final String program;
  private final Supplier<Registry> installed;
  private final List<String> jars = new ArrayList<>();
  private @Nullable Registry registry;

  /**
   * A session with all games and players that are installed.
   *
   * @param program the program's name as it was called
   */
  Session(Terminal terminal, String program) {
    this(terminal, program, Session::load);
  }

  /** A session with these games and players. */
  Session(Terminal terminal, String program, Registry registry) {
    this(terminal, program, () -> registry);
  }

  private Session(Terminal terminal, String program, Supplier<Registry> installed) {
    this.terminal = terminal;
    this.program = program;
    this.installed = installed;
  }

  Terminal terminal() {
    return terminal;
  }

  String program() {
    return program;
  }

  /**
   * Brings in more games and players.
   *
   * @param classPath jars, separated as in any class path
   */
  void addPlayers(String classPath) {
    jars.add(classPath);
  }

  /** Whether more games and players were brought in. */
  boolean hasPlayers() {
    return !jars.isEmpty();
  }

  /** The words of a command, preceded by options that bring in the same games and players. */
  List<String> withPlayers(List<String> command) {
    List<String> words = new ArrayList<>();
    for (String each : jars) {
      words.addAll(List.of(PlayersOption.NAME, each));
    }
    words.addAll(command);
    return words;
  }

  /** What a person types to run a command with the same games and players. */
  String toType(List<String> command) {
    List<String> words = new ArrayList<>(List.of(Program.NAME));
    words.addAll(withPlayers(command));
    return ShellWords.join(words);
  }

  /**
   * The games and players, found when first asked for.
   *
   * @throws CommandException if that fails, which is the fault of whoever made one of them
   */
  Registry registry() {
    if (registry == null) {
      Registry found = installed.get();
      for (String each : jars) {
        found = add(each, found);
      }
      registry = found;
    }
    return registry;
  }

  private static Registry add(String classPath, Registry others) {
    try {
      return PlayerJars.open(classPath).addTo(others);
    } catch (IOException e) {
      throw new CommandException(Status.REFUSED, String.valueOf(e.getMessage()), e);
    } catch (BrokenJarException e) {
      throw new CommandException(Status.SOFTWARE, String.valueOf(e.getMessage()), e);
    }
  }

  private static Registry load() {
    try {
      return Registry.load();
    } catch (IllegalArgumentException e) {
      throw new CommandException(Status.SOFTWARE, String.valueOf(e.getMessage()), e);
    } catch (RuntimeException | ServiceConfigurationError | LinkageError e) {
      throw new CommandException(Status.SOFTWARE, "a game or player cannot be loaded: " + e, e);
    }
  }
}
