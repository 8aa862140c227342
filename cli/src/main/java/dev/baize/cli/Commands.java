package dev.baize.cli;

import dev.baize.blackjack.DeckShuffle;
import dev.baize.cli.play.Pace;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.tournament.SequentialTest;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The commands and their options: parses a command line and runs what it asks for. */
final class Commands {

  private static final String ELO = "(-?[0-9]{1,6}(?:\\.[0-9]{1,6})?)";
  private static final Pattern TEST = Pattern.compile(ELO + "," + ELO);

  private final Session session;
  private final CommandLine baize;
  private @Nullable Exception failure;

  Commands(Session session, Called called) {
    this.session = session;
    this.baize = playing(common(new BaizeCommand()));
    baize
        .addSubcommand(playing(classic(new EuchreCommand(session, called))))
        .addSubcommand(playing(classic(new BlackjackCommand(session, called))))
        .addSubcommand(playing(common(new BeansCommand(session))))
        .addSubcommand(
            playing(common(new PlayCommand(session)))
                .addSubcommand(playing(common(new PlayEuchreCommand(session))))
                .addSubcommand(playing(common(new PlayBlackjackCommand(session))))
                .addSubcommand(playing(common(new PlayBeansCommand(session)))))
        .addSubcommand(playing(common(new PlayersCommand(session))))
        .addSubcommand(playing(common(new ReplayCommand(session))))
        .addSubcommand(playing(common(new ResumeCommand(session))))
        .addSubcommand(playing(common(new SimulateCommand(session))))
        .addSubcommand(playing(common(new TournamentCommand(session))))
        .addSubcommand(common(new MergeCommand(session)))
        .addSubcommand(playing(common(new CheckCommand(session))))
        .addSubcommand(
            common(new AnalyzeCommand())
                .addSubcommand(common(new AnalyzeBlackjackCommand(session)))
                .addSubcommand(common(new AnalyzeEuchreCommand(session))))
        .addSubcommand(common(new GenerateCompletion()))
        .registerConverter(ChartPlace.class, reading(ChartPlace::parse))
        .registerConverter(Count.class, reading(Count::parse))
        .registerConverter(DeckShuffle.class, reading(DeckShuffle::parse))
        .registerConverter(Edition.class, reading(Edition::of))
        .registerConverter(Pace.class, reading(Pace::parse))
        .registerConverter(RemovedCards.class, reading(RemovedCards::parse))
        .registerConverter(ReportFormat.class, reading(ReportFormat::of))
        .registerConverter(Seed.class, reading(Commands::seed))
        .registerConverter(SequentialTest.class, reading(Commands::test))
        .registerConverter(Shard.class, reading(Shard::parse))
        .setExpandAtFiles(false)
        .setOut(new PrintWriter(session.terminal().out()))
        .setColorScheme(Help.defaultColorScheme(Ansi.OFF));
  }

  private static CommandLine common(Object command) {
    CommandLine commandLine = new CommandLine(command);
    CommonOptions.addTo(commandLine.getCommandSpec());
    return commandLine;
  }

  /** What begins with a hyphen may be an argument of a classic program. */
  private static CommandLine classic(Object command) {
    return common(command).setUnmatchedOptionsArePositionalParams(true);
  }

  private static CommandLine playing(CommandLine command) {
    PlayersOption.addTo(command.getCommandSpec());
    return command;
  }

  private static <T> ITypeConverter<T> reading(Function<String, T> parse) {
    return text -> {
      try {
        return parse.apply(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    };
  }

  private static Seed seed(String text) {
    try {
      return Seed.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no seed; expected a signed number of 64 bits", e);
    }
  }

  private static SequentialTest test(String text) {
    Matcher form = TEST.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "%s is no test; expected two differences in Elo, such as 0,10"
              .formatted(Excerpt.quote(text)));
    }
    return SequentialTest.of(Double.parseDouble(form.group(1)), Double.parseDouble(form.group(2)));
  }

  /**
   * Runs the command that the words name.
   *
   * @return the status to exit with
   * @throws Exception what the command throws
   */
  int execute(List<String> words) throws Exception {
    int status =
        baize
            .setExecutionStrategy(this::run)
            .setParameterExceptionHandler((refusal, arguments) -> explain(refusal))
            .setExecutionExceptionHandler((thrown, command, parsed) -> keep(thrown))
            .execute(words.toArray(String[]::new));
    if (failure != null) {
      throw failure;
    }
    return status;
  }

  private int run(ParseResult parsed) {
    requireOwn(parsed);
    PlayersOption.requireUse(parsed, session);
    return new RunLast().execute(parsed);
  }

  /** Demands that no command before the last one has options, which would be read for nothing. */
  private static void requireOwn(ParseResult parsed) {
    for (ParseResult each = parsed; each.hasSubcommand(); each = each.subcommand()) {
      boolean help = each.isUsageHelpRequested() || each.isVersionHelpRequested();
      if (!each.matchedOptions().isEmpty() && !help) {
        throw new ParameterException(
            each.commandSpec().commandLine(),
            "%s stands before %s, where it means nothing"
                .formatted(
                    each.matchedOptions().get(0).longestName(),
                    each.subcommand().commandSpec().name()));
      }
    }
  }

  /** Picocli would print the trace of what a handler throws. */
  private int keep(Exception thrown) {
    failure = thrown;
    return Status.SOFTWARE;
  }

  private int explain(ParameterException refusal) {
    String help = refusal.getCommandLine().getCommandSpec().qualifiedName() + " --help";
    session.terminal().error(Program.NAME + ": " + reason(refusal) + "; see " + help);
    return Status.USAGE;
  }

  private String reason(ParameterException refusal) {
    if (refusal instanceof UnmatchedArgumentException unmatched) {
      Set<String> known = refusal.getCommandLine().getSubcommands().keySet();
      if (!known.isEmpty() && !unmatched.isUnknownOption()) {
        String commands = String.join(", ", known);
        return "no command \"" + unmatched.getUnmatched().get(0) + "\"; there are: " + commands;
      }
      List<String> similar = unmatched.getSuggestions();
      return unmatched.getMessage() + (similar.isEmpty() ? "" : " (is it " + similar.get(0) + "?)");
    }
    return String.valueOf(refusal.getMessage());
  }
}
