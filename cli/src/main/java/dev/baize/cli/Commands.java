package dev.baize.cli;

import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import dev.baize.cli.analyze.AnalyzeBlackjackCommand;
import dev.baize.cli.analyze.AnalyzeCommand;
import dev.baize.cli.analyze.AnalyzeEuchreCommand;
import dev.baize.cli.analyze.SolveCommand;
import dev.baize.cli.check.CheckCommand;
import dev.baize.cli.classic.BeansCommand;
import dev.baize.cli.classic.BlackjackCommand;
import dev.baize.cli.classic.CompareCommand;
import dev.baize.cli.classic.EuchreCommand;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.CommonOptions;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.PlayersOption;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.create.NewCommand;
import dev.baize.cli.create.NewGameCommand;
import dev.baize.cli.create.NewPlayerCommand;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.io.Version;
import dev.baize.cli.match.BotCommand;
import dev.baize.cli.match.HostCommand;
import dev.baize.cli.match.MatchCommand;
import dev.baize.cli.play.AdviseCommand;
import dev.baize.cli.play.ConvertCommand;
import dev.baize.cli.play.McpCommand;
import dev.baize.cli.play.PlayCommand;
import dev.baize.cli.play.PlayGameCommand;
import dev.baize.cli.play.ReplayCommand;
import dev.baize.cli.play.ResumeCommand;
import dev.baize.cli.play.ReviewCommand;
import dev.baize.cli.play.ServeCommand;
import dev.baize.cli.play.ServeGameCommand;
import dev.baize.cli.play.StatisticsCommand;
import dev.baize.cli.play.TableLauncher;
import dev.baize.cli.play.TrainCommand;
import dev.baize.cli.play.VerifyCommand;
import dev.baize.cli.study.ArenaCommand;
import dev.baize.cli.study.ChartOption.PictureFile;
import dev.baize.cli.study.DatasetCommand;
import dev.baize.cli.study.MergeCommand;
import dev.baize.cli.study.SimulateCommand;
import dev.baize.cli.study.StudyOptions;
import dev.baize.cli.study.TournamentCommand;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Level;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.report.ReportFormat;
import dev.baize.terminal.Pace;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

public final class Commands {

  private static final String OPTION = "--";

  /** What a program that has a {@link StudyEngine} leaves out. */
  private static final List<String> LOCAL =
      List.of(PlayCommand.NAME, ServeCommand.NAME, "arena", "dataset", "mcp", "compare", "new");

  /** What speaks of all commands. */
  private static final Set<String> SURVEYS = Set.of("help", CompletionCommand.NAME);

  private final CommandContext context;
  private final String called;
  private final List<String> words;
  private final CommandLine baize;

  /** The only command that is present; empty if all are. */
  private String only;

  private boolean isRefused;
  private @Nullable Exception failure;

  /** The commands for a whole line; the transcript of euchre calls the program {@code called}. */
  Commands(CommandContext context, String called, List<String> words) {
    this(context, called, words, false);
  }

  /**
   * To describe all commands to picocli takes most of the time of a short one, so if the first word
   * is a command, the others are there only to explain why it was refused.
   */
  private Commands(CommandContext context, String called, List<String> words, boolean isComplete) {
    this.context = context;
    this.called = called;
    this.words = List.copyOf(words);
    Terminal terminal = context.terminal();
    this.baize = playing(common(new BaizeCommand(context)));
    String first = words.isEmpty() ? "" : words.get(0);
    boolean isAlone = !isComplete && context.engine().isEmpty() && !SURVEYS.contains(first);
    this.only = isAlone ? first : "";
    addCommands();
    if (baize.getSubcommands().isEmpty()) {
      only = "";
      addCommands();
    }
    baize
        .registerConverter(
            EuchreCommand.Edition.class, new TextConverter<>(EuchreCommand.Edition::of))
        .registerConverter(Integer.class, new TextConverter<>(Commands::whole))
        .registerConverter(Level.class, new TextConverter<>(Level::parse))
        .registerConverter(Long.class, new TextConverter<>(Count::parse))
        .registerConverter(long.class, new TextConverter<>(Count::parse))
        .registerConverter(Pace.class, new TextConverter<>(Pace::parse))
        .registerConverter(Path.class, new TextConverter<>(FileName::parse))
        .registerConverter(PictureFile.class, new TextConverter<>(PictureFile::parse))
        .registerConverter(ReportFormat.class, new TextConverter<>(ReportFormat::of))
        .registerConverter(Seed.class, new TextConverter<>(DealSeedOption::parse))
        .registerConverter(StudyOptions.Shard.class, new TextConverter<>(StudyOptions.Shard::parse))
        .registerConverter(
            StudyOptions.StudySeed.class, new TextConverter<>(StudyOptions.StudySeed::parse))
        .registerConverter(TimeLimit.class, new TextConverter<>(TimeLimit::parse))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setOut(new PrintWriter(terminal.out()))
        .setColorScheme(Help.defaultColorScheme(Ansi.OFF));
    if (context.engine().isPresent()) {
      LOCAL.forEach(baize.getCommandSpec()::removeSubcommand);
      baize.getCommandSpec().usageMessage().footer(BaizeCommand.WITHOUT_TABLE);
    }
    Map<String, IHelpSectionRenderer> sections = baize.getHelpSectionMap();
    sections.remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, Commands::list);
  }

  private void addCommands() {
    add(
        PlayCommand.NAME,
        () -> withGames(PlayCommand.NAME, new PlayCommand(), PlayGameCommand::of));
    add(
        ServeCommand.NAME,
        () -> withGames(ServeCommand.NAME, new ServeCommand(), ServeGameCommand::of));
    add(ResumeCommand.NAME, () -> timed(common(new ResumeCommand())));
    add("replay", () -> playing(common(new ReplayCommand())));
    add(ReviewCommand.NAME, () -> playing(common(new ReviewCommand())));
    add(TrainCommand.NAME, () -> playing(common(new TrainCommand())));
    add("advise", () -> playing(common(new AdviseCommand())));
    add(StatisticsCommand.NAME, () -> playing(common(new StatisticsCommand())));
    add("convert", () -> common(new ConvertCommand()));
    add("verify", () -> common(new VerifyCommand()));
    add("games", () -> playing(common(new GamesCommand())));
    add("rules", () -> playing(common(new RulesCommand())));
    add("players", () -> playing(common(new PlayersCommand())));
    add("match", () -> timed(common(new MatchCommand())));
    add(EuchreCommand.NAME, () -> timed(classic(new EuchreCommand(context, called))));
    add(BlackjackCommand.NAME, () -> timed(classic(new BlackjackCommand(context))));
    add(BeansCommand.NAME, () -> timed(common(new BeansCommand(context))));
    add(StudyOptions.SIMULATE, () -> studying(new SimulateCommand()));
    add("tournament", () -> studying(new TournamentCommand()));
    add("arena", () -> ArenaCommand.whole(playing(common(new ArenaCommand()))));
    add("merge", () -> common(new MergeCommand()));
    add("dataset", () -> playing(common(new DatasetCommand())));
    add(
        "analyze",
        () ->
            common(new AnalyzeCommand())
                .addSubcommand(
                    AnalyzeBlackjackCommand.parsing(common(new AnalyzeBlackjackCommand())))
                .addSubcommand(common(new AnalyzeEuchreCommand())));
    add("solve", () -> playing(common(new SolveCommand())));
    add(CheckCommand.NAME, () -> playing(common(new CheckCommand())));
    add("bot", () -> playing(common(new BotCommand())));
    add("host", () -> playing(common(new HostCommand())));
    add("mcp", () -> playing(common(new McpCommand())));
    add("compare", () -> common(new CompareCommand()));
    add(
        "new",
        () ->
            common(new NewCommand())
                .addSubcommand(common(new NewGameCommand()))
                .addSubcommand(playing(common(new NewPlayerCommand()))));
    add(CompletionCommand.NAME, () -> common(new CompletionCommand()));
    add("help", () -> playing(common(new HelpCommand())));
  }

  private void add(String name, Supplier<CommandLine> command) {
    if (only.isEmpty() || only.equals(name)) {
      baize.addSubcommand(command.get());
    }
  }

  /** The list of commands, in the order in which they were added, by what people want of them. */
  private static String list(Help help) {
    List<String> names = List.copyOf(help.subcommands().keySet());
    int study = names.indexOf(StudyOptions.SIMULATE);
    int develop = names.indexOf(CheckCommand.NAME);
    return group(help, "Play", names.subList(0, study))
        + group(help, "Study", names.subList(study, develop))
        + group(help, "Develop", names.subList(develop, names.size()));
  }

  private static String group(Help help, String heading, List<String> names) {
    return help.createHeading("%n" + heading + ":%n")
        + help.commandList(Maps.filterKeys(help.subcommands(), names::contains));
  }

  /** {@return the commands with their options and their help, for manuals; none can be run} */
  public static CommandLine all() {
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
    // This command line needs the games of all commands.
    List<String> words = List.of(CompletionCommand.NAME);
    return new Commands(new CommandContext(terminal, Terminal.PROGRAM), Terminal.PROGRAM, words)
        .baize;
  }

  private static int whole(String text) {
    return (int) WholeNumber.parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Searches for games, which have a command each, only if the command line depends on them. */
  private CommandLine withGames(
      String name,
      ContextCommand command,
      BiFunction<CommandContext, GameProvider<?, ?, ?>, CommandSpec> games) {
    CommandLine line = playing(common(command));
    if (words.contains(name) || words.contains(CompletionCommand.NAME)) {
      for (GameProvider<?, ?, ?> game : context.installed().registry().games()) {
        try {
          line.addSubcommand(timed(common(games.apply(context, game))));
        } catch (RuntimeException | Error e) {
          // A table that fails is reported if its game is to be played, and skipped otherwise.
          if (words.stream().anyMatch(game.name()::equalsIgnoreCase)) {
            throw TableLauncher.failure(game, e);
          }
          CommandLog.passedOver(game.name(), e);
        }
      }
      line.setSubcommandsCaseInsensitive(true);
    }
    return line;
  }

  private CommandLine common(Object command) {
    CommandLine line = new CommandLine(command).addMixin("common", new CommonOptions());
    line.getCommandSpec().versionProvider(() -> new String[] {Version.text()});
    return line;
  }

  /** An unknown option may be an argument of a classic program. */
  private CommandLine classic(Object command) {
    return common(command).setUnmatchedOptionsArePositionalParams(true);
  }

  private CommandLine studying(Object command) {
    CommandLine study = playing(common(command));
    context
        .engine()
        .flatMap(StudyEngine::options)
        .ifPresent(options -> options.adapt(study.getCommandSpec()));
    return study;
  }

  private static CommandLine playing(CommandLine command) {
    return command.addMixin("players", new PlayersOption());
  }

  private static CommandLine timed(CommandLine command) {
    return playing(command.addMixin("time", new PlayersOption.Time()));
  }

  /** Runs the command that the words name, and returns the status to exit with. */
  int execute() throws Exception {
    int status =
        baize
            .setExecutionStrategy(this::run)
            .setParameterExceptionHandler((refusal, arguments) -> explain(refusal))
            .setExecutionExceptionHandler((thrown, command, parsed) -> keep(thrown, command))
            .execute(words.toArray(String[]::new));
    if (failure != null) {
      throw failure;
    }
    return isRefused ? new Commands(context, called, words, true).execute() : status;
  }

  private int run(ParseResult parsed) {
    requireNoParentOptions(parsed);
    requireValues(parsed);
    ParseResult last = Iterables.getLast(parsed.asCommandLineList()).getParseResult();
    requireKnownOptions(last);
    PlayersOption.requireUse(last, context.installed());
    return new RunLast().execute(parsed);
  }

  /** Rejects options of any command but the last, where they would have no effect. */
  private static void requireNoParentOptions(ParseResult parsed) {
    for (ParseResult each = parsed; each.hasSubcommand(); each = each.subcommand()) {
      boolean help = each.isUsageHelpRequested() || each.isVersionHelpRequested();
      if (!each.matchedOptions().isEmpty() && !help) {
        throw new ParameterException(
            each.commandSpec().commandLine(),
            each.matchedOptions().get(0).longestName()
                + " has no meaning before "
                + each.subcommand().commandSpec().name());
      }
    }
  }

  /**
   * Rejects an option that was taken for the value of the one before it. After an equals sign, a
   * value may look like an option.
   */
  private void requireValues(ParseResult parsed) {
    for (ParseResult each = parsed; each != null; each = each.subcommand()) {
      for (OptionSpec option : each.matchedOptions()) {
        for (String value : option.originalStringValues()) {
          if (value.startsWith(OPTION) && words.contains(value)) {
            List<String> rest = words.subList(words.indexOf(value), words.size());
            throw new UnmatchedArgumentException(each.commandSpec().commandLine(), rest);
          }
        }
      }
    }
  }

  /**
   * Rejects misspelt options among the arguments of a classic program, where names may begin with
   * one hyphen: before {@code --}, a word that begins with two hyphens is an option.
   */
  private static void requireKnownOptions(ParseResult command) {
    if (!command.commandSpec().parser().unmatchedOptionsArePositionalParams()
        || command.isUsageHelpRequested()
        || command.isVersionHelpRequested()) {
      return;
    }
    for (String word : command.originalArgs()) {
      if (word.equals(OPTION)) {
        return;
      }
      if (word.startsWith(OPTION)
          && command.commandSpec().findOption(word.split("=", 2)[0]) == null) {
        throw new UnmatchedArgumentException(command.commandSpec().commandLine(), List.of(word));
      }
    }
  }

  /**
   * Explains a refusal, and keeps any other exception for later: picocli would print the stack
   * trace if this handler threw it.
   */
  private int keep(Exception thrown, CommandLine command) {
    if (thrown instanceof CommandException refusal && refusal.status() == ExitStatus.USAGE) {
      return refuse(String.valueOf(refusal.getMessage()), command, refusal);
    }
    failure = thrown;
    return ExitStatus.SOFTWARE;
  }

  private int explain(ParameterException refusal) {
    if (!only.isEmpty()) {
      isRefused = true;
      return ExitStatus.USAGE;
    }
    return refuse(MisunderstoodCommand.reason(refusal, words), refusal.getCommandLine(), refusal);
  }

  private int refuse(String reason, CommandLine command, Exception refusal) {
    String help = "; see " + command.getCommandSpec().qualifiedName() + " --help";
    return new Failures(context.terminal()).refuse(reason, help, refusal);
  }
}
