package dev.baize.cli.command;

import dev.baize.cli.io.ProgramEnd;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import dev.baize.table.KeptGames;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one run of the program consists of. Each command takes from it what it needs. */
public final class CommandContext {

  private static final String TIME = "uuuu-MM-dd-HHmm";

  private final Terminal terminal;
  private final ProgramEnd end = new ProgramEnd();
  private final Installation installed;
  private final Invocation command;
  private final @Nullable StudyEngine engine;
  private final Map<String, String> environment;

  /** A run that plays in this process whatever is on the class path, and knows no user. */
  public CommandContext(Terminal terminal, String program) {
    this(terminal, program, null, null, Map.of());
  }

  /**
   * A run of the program, by the name it was called by. No registry stands for all games and
   * players on the class path, and no engine for threads of this process. The environment says how
   * the user wants to see a table, and where the user's data are.
   */
  public CommandContext(
      Terminal terminal,
      String program,
      @Nullable Registry registry,
      @Nullable StudyEngine engine,
      Map<String, String> environment) {
    this.terminal = terminal;
    this.installed = new Installation(end, registry);
    this.command = new Invocation(program, installed);
    this.engine = engine;
    this.environment = environment;
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

  public Map<String, String> environment() {
    return environment;
  }

  public KeptGames keptGames() {
    return KeptGames.of(
        environment,
        () ->
            DateTimeFormatter.ofPattern(TIME, Locale.ROOT)
                .format(LocalDateTime.now(ZoneId.systemDefault())));
  }

  public Optional<StudyEngine> engine() {
    return Optional.ofNullable(engine);
  }
}
