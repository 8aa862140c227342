package dev.baize.cli.command;

import dev.baize.cli.bot.Bots;
import dev.baize.cli.end.ProgramEnd;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.ShellWords;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.jar.BrokenJarException;
import dev.baize.cli.jar.ClassPaths;
import dev.baize.cli.jar.PlayerJars;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What the commands of one run of the program share: its terminal, and the games and players. */
public final class CommandContext {

  private final Terminal terminal;
  private final String program;
  private final Supplier<Registry> registry;
  private final ProgramEnd end;
  private final List<String> jars;
  private final Bots bots;
  private final List<String> command;
  private final boolean searching;
  private final @Nullable PlayerProvider<?, ?, ?> preferred;
  private final @Nullable StudyEngine engine;

  /**
   * The context of a run with all games and players that are installed.
   *
   * @param terminal the streams of the program
   * @param program the name that the program was called by
   */
  public CommandContext(Terminal terminal, String program) {
    this(terminal, program, (StudyEngine) null);
  }

  /**
   * The context of a run with all games and players that are installed.
   *
   * @param terminal the streams of the program
   * @param program the name that the program was called by
   * @param engine plays simulations and tournaments; null for threads of this process
   */
  public CommandContext(Terminal terminal, String program, @Nullable StudyEngine engine) {
    this.terminal = terminal;
    this.program = program;
    this.end = new ProgramEnd();
    this.jars = new ArrayList<>();
    this.bots = new Bots(new VersionText());
    this.command = new ArrayList<>();
    this.registry = new Loader(null);
    this.searching = true;
    this.preferred = null;
    this.engine = engine;
  }

  /**
   * The context of a run with these games and players.
   *
   * @param terminal the streams of the program
   * @param program the name that the program was called by
   * @param registry the games and players
   */
  public CommandContext(Terminal terminal, String program, Registry registry) {
    this.terminal = terminal;
    this.program = program;
    this.end = new ProgramEnd();
    this.jars = new ArrayList<>();
    this.bots = new Bots(new VersionText());
    this.command = new ArrayList<>();
    this.registry = new Loader(registry);
    this.searching = false;
    this.preferred = null;
    this.engine = null;
  }

  /** Loads the games and players once, when they are first used. */
  private final class Loader implements Supplier<Registry> {

    private final @Nullable Registry given;
    private @Nullable Registry loaded;

    Loader(@Nullable Registry given) {
      this.given = given;
    }

    @Override
    public synchronized Registry get() {
      if (loaded == null) {
        loaded = withJars(given);
      }
      return loaded;
    }
  }

  /** Loads {@link Version}, which is a class of the option parser, only where a bot is told. */
  private static final class VersionText implements Supplier<String> {

    @Override
    public String get() {
      return Version.text();
    }
  }

  private CommandContext(CommandContext context, PlayerProvider<?, ?, ?> preferred) {
    this.terminal = context.terminal;
    this.program = context.program;
    this.end = context.end;
    this.jars = context.jars;
    this.bots = context.bots;
    this.command = context.command;
    this.registry = context.registry;
    this.searching = context.searching;
    this.preferred = preferred;
    this.engine = context.engine;
  }

  /**
   * {@return the same context, where {@link #player} finds this player instead of the one with its
   * name}
   *
   * @param player plays one game
   */
  public CommandContext preferring(PlayerProvider<?, ?, ?> player) {
    return new CommandContext(this, player);
  }

  /** {@return how the program ends} */
  public ProgramEnd end() {
    return end;
  }

  /** {@return what plays simulations and tournaments; empty for threads of this process} */
  public Optional<StudyEngine> engine() {
    return Optional.ofNullable(engine);
  }

  /** {@return the values of the option that adds jars, in order} */
  public List<String> players() {
    return List.copyOf(jars);
  }

  /** {@return the streams of the program} */
  public Terminal terminal() {
    return terminal;
  }

  /** {@return the version of Baize} */
  public String version() {
    return Version.text();
  }

  /** {@return the name that the program was called by} */
  public String program() {
    return program;
  }

  /**
   * Adds games and players from jars.
   *
   * @param classPath jars, separated as in any class path
   * @throws CommandException if one has no name or was added before
   */
  public void addPlayers(String classPath) {
    ClassPaths.add(GlobalOptions.PLAYERS, classPath, jars);
  }

  /** {@return the programs that play} */
  public Bots bots() {
    return bots;
  }

  /**
   * Adds a program that plays.
   *
   * @param text {@code NAME=COMMAND}
   * @throws CommandException if it is anything else, or programs cannot play
   */
  public void addBot(String text) {
    requireProcesses(Bots.OPTION);
    bots.add(text);
  }

  /**
   * Adds jars whose players play in processes of their own.
   *
   * @param classPath jars, separated as in any class path
   * @throws CommandException if one has no name or was added before, or programs cannot play
   */
  public void addIsolated(String classPath) {
    requireProcesses(Bots.ISOLATED);
    bots.isolate(classPath);
  }

  private void requireProcesses(String option) {
    if (engine != null) {
      throw new CommandException(
          ExitStatus.USAGE,
          option
              + ": a program plays in a process beside this one, which executors lack;"
              + " expected "
              + GlobalOptions.PLAYERS);
    }
  }

  /** The option that brought in players, or null. */
  @Nullable String optionForPlayers() {
    if (!jars.isEmpty()) {
      return GlobalOptions.PLAYERS;
    }
    return bots.option();
  }

  /**
   * {@return the words of a command, preceded by options that bring in the same players}
   *
   * @param command the name of a command and its arguments
   */
  public List<String> withPlayers(List<String> command) {
    List<String> words = new ArrayList<>();
    for (String each : jars) {
      words.addAll(List.of(GlobalOptions.PLAYERS, each));
    }
    words.addAll(bots.options());
    words.addAll(command);
    return words;
  }

  /**
   * {@return the shell command line that runs a command with the same games and players}
   *
   * @param command the name of a command and its arguments
   */
  public String toType(List<String> command) {
    List<String> words = new ArrayList<>(List.of(Terminal.PROGRAM));
    words.addAll(withPlayers(command));
    return ShellWords.join(words);
  }

  /**
   * Records the command that is being run.
   *
   * @param words the name of the command and its arguments
   */
  public void running(List<String> words) {
    command.addAll(words);
  }

  /**
   * Records a seed that was drawn because the command line has none.
   *
   * @param seed the seed
   */
  public void drew(Seed seed) {
    int end = command.indexOf("--");
    command.addAll(end < 0 ? command.size() : end, List.of("--seed", Long.toString(seed.value())));
  }

  /** {@return the shell command line that repeats this run, with the same seed} */
  public String again() {
    return toType(command);
  }

  /**
   * {@return the games and players, which are loaded on first use}
   *
   * @throws CommandException if that fails, because one of them is broken
   */
  public Registry registry() {
    return registry.get();
  }

  /**
   * {@return the player of a game with this name and these settings} Those that come with the game
   * are found without the {@link #registry}: finding all that are installed opens every jar on the
   * class path, which takes most of the time of a short run.
   *
   * @param <V> what a seat may know
   * @param <D> what a seat may decide
   * @param <E> what can happen
   * @param game the game that it plays
   * @param text the name of the player, case ignored, and possibly its settings
   * @throws dev.baize.core.registry.MissingProviderException if there is none with this name
   * @throws IllegalArgumentException if it has no such settings
   * @throws CommandException as {@link #registry} does
   */
  public <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> player(
      GameProvider<V, D, E> game, String text) {
    PlayerProvider<?, ?, ?> own = withoutSearch(game, Registry.nameIn(text));
    return (own == null ? registry() : new Registry(List.of(), List.of(own))).player(game, text);
  }

  private @Nullable PlayerProvider<?, ?, ?> withoutSearch(
      GameProvider<?, ?, ?> game, String player) {
    if (preferred != null && isNamed(preferred, game, player)) {
      return preferred;
    }
    if (searching && optionForPlayers() == null) {
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

  private Registry withJars(@Nullable Registry given) {
    end.expectPlugIns(() -> "to run it again: " + again());
    Registry all = given == null ? load() : given;
    for (String each : jars) {
      all = add(each, all);
    }
    return bots.addTo(all);
  }

  private static Registry add(String classPath, Registry others) {
    try {
      return PlayerJars.open(classPath).addTo(others);
    } catch (IOException | MissingProviderException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    } catch (BrokenJarException e) {
      throw new CommandException(ExitStatus.SOFTWARE, String.valueOf(e.getMessage()), e);
    } catch (RuntimeException | Error e) {
      throw broken(classPath + ": ", e);
    }
  }

  private static Registry load() {
    try {
      return Registry.load();
    } catch (RuntimeException | Error e) {
      throw broken("", e);
    }
  }

  private static CommandException broken(String place, Throwable thrown) {
    Throwable cause = thrown.getCause();
    return new CommandException(
        ExitStatus.SOFTWARE,
        thrown instanceof IllegalArgumentException
            ? place + thrown.getMessage()
            : place
                + "a game or player cannot be loaded: "
                + (cause == null ? thrown : thrown + ": " + cause),
        thrown);
  }
}
