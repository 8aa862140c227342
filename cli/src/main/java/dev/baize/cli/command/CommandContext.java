package dev.baize.cli.command;

import dev.baize.cli.end.ProgramEnd;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one run of the program consists of. Each command takes from it what it needs. */
public final class CommandContext {

  private final Terminal terminal;
  private final ProgramEnd end;
  private final Installation installed;
  private final TypedCommand command;
  private final @Nullable StudyEngine engine;

  /** A run with all games and players on the class path, which plays in this process. */
  public CommandContext(Terminal terminal, String program) {
    this(terminal, program, null, null);
  }

  /** A run of the program. */
  public CommandContext(
      Terminal terminal,
      String program,
      @Nullable Registry registry,
      @Nullable StudyEngine engine) {
    this.terminal = terminal;
    this.end = new ProgramEnd();
    this.installed = new Installation(end, registry);
    this.command = new TypedCommand(program, installed);
    this.engine = engine;
  }

  /** {@return the streams of the program} */
  public Terminal terminal() {
    return terminal;
  }

  /** {@return how the program ends} */
  public ProgramEnd end() {
    return end;
  }

  /** {@return the games and players} */
  public Installation installed() {
    return installed;
  }

  /** {@return the command that is run, as a person types it} */
  public TypedCommand command() {
    return command;
  }

  /** {@return what plays simulations and tournaments; empty for threads of this process} */
  public Optional<StudyEngine> engine() {
    return Optional.ofNullable(engine);
  }
}
