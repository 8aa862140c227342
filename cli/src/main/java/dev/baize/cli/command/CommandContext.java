package dev.baize.cli.command;

import dev.baize.cli.io.ProgramEnd;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one run of the program consists of. Each command takes from it what it needs. */
public final class CommandContext {

  private final Terminal terminal;
  private final ProgramEnd end = new ProgramEnd();
  private final Installation installed;
  private final Invocation command;
  private final @Nullable StudyEngine engine;
  private final Map<String, String> environment;

  /** A run with all games and players on the class path, which plays in this process. */
  public CommandContext(Terminal terminal, String program) {
    this(terminal, program, null, null);
  }

  /**
   * A run of the program.
   *
   * @param program the name that the program was called by
   * @param registry the games and players; null for all on the class path
   * @param engine plays simulations and tournaments; null for threads of this process
   */
  public CommandContext(
      Terminal terminal,
      String program,
      @Nullable Registry registry,
      @Nullable StudyEngine engine) {
    this(terminal, program, registry, engine, System.getenv());
  }

  /**
   * A run of the program.
   *
   * @param program the name that the program was called by
   * @param registry the games and players; null for all on the class path
   * @param engine plays simulations and tournaments; null for threads of this process
   * @param environment the variables that say where a person's files are
   */
  public CommandContext(
      Terminal terminal,
      String program,
      @Nullable Registry registry,
      @Nullable StudyEngine engine,
      Map<String, String> environment) {
    this.environment = environment;
    this.terminal = terminal;
    this.installed = new Installation(end, registry);
    this.command = new Invocation(program, installed);
    this.engine = engine;
  }

  public Terminal terminal() {
    return terminal;
  }

  public ProgramEnd end() {
    return end;
  }

  public Installation installed() {
    return installed;
  }

  public Invocation command() {
    return command;
  }

  /** {@return the variables that say where a person's files are} */
  public Map<String, String> environment() {
    return environment;
  }

  /** {@return what plays simulations and tournaments; empty for threads of this process} */
  public Optional<StudyEngine> engine() {
    return Optional.ofNullable(engine);
  }
}
