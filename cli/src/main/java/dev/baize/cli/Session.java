package dev.baize.cli;

import dev.baize.core.registry.Registry;
import java.util.ServiceConfigurationError;
import org.jspecify.annotations.Nullable;

/** One run of the program, as its commands see it: the terminal, and what there is to play. */
final class Session {

  private final Terminal terminal;
  private final String program;
  private @Nullable Registry registry;

  /**
   * A session with all games and players that are installed.
   *
   * @param program the program's name as it was called
   */
  Session(Terminal terminal, String program) {
    this.terminal = terminal;
    this.program = program;
  }

  /** A session with these games and players. */
  Session(Terminal terminal, String program, Registry registry) {
    this(terminal, program);
    this.registry = registry;
  }

  Terminal terminal() {
    return terminal;
  }

  String program() {
    return program;
  }

  /**
   * The games and players, found when first asked for.
   *
   * @throws CommandException if that fails, which is the fault of whoever made one of them
   */
  Registry registry() {
    if (registry == null) {
      registry = load();
    }
    return registry;
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
