package dev.baize.cli;

import dev.baize.cli.classic.BeansCommand;
import dev.baize.cli.classic.BlackjackCommand;
import dev.baize.cli.classic.EuchreCommand;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.GlobalOptions;
import dev.baize.cli.command.LogOptions;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.log.ProgramLog;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerCreationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public record Program(CommandContext context) {

  private static final String OPTION = "--";
  private static final List<String> CLASSIC =
      List.of(EuchreCommand.NAME, BlackjackCommand.NAME, BeansCommand.NAME);
  private static final List<String> DEMONSTRATION = List.of("--demo");

  /** {@return the status to exit with after the command of these words} */
  public int run(List<String> words) {
    GlobalOptions options = GlobalOptions.of(words);
    int status = attempt(options);
    context.installed().bots().close();
    if (ProgramLog.isOpen()) {
      CommandLog.ended(status);
    }
    ProgramLog.close();
    return status;
  }

  private int attempt(GlobalOptions options) {
    boolean verbose = options.verbosity() > 0;
    try {
      LogOptions.open(options, System.getenv(LogOptions.LEVEL), context.terminal());
      if (ProgramLog.isOpen()) {
        CommandLog.started(options.words());
      }
      context.installed().add(options);
      requireNoProcesses();
      int status = execute(options.words());
      context.terminal().flush();
      return status;
    } catch (PlayerCreationException | MatchStoppedException e) {
      String reason = e.getMessage() + "; " + context.command().get();
      return report(new CommandException(ExitStatus.SOFTWARE, reason, e), verbose);
    } catch (Throwable e) {
      return report(e, verbose);
    }
  }

  /** Rejects programs that play where executors would have to start them. */
  private void requireNoProcesses() {
    String option = context.installed().bots().option();
    if (option != null && context.engine().isPresent()) {
      throw Usage.error(
          option
              + ": a program plays in a process beside this one, which executors lack; expected"
              + " --players");
    }
  }

  private int report(Throwable thrown, boolean verbose) {
    Failures failures = new Failures(context.terminal());
    Throwable reported = thrown;
    for (int attempts = 0; attempts < 2; attempts++) {
      try {
        return failures.report(reported, verbose);
      } catch (Throwable e) {
        // Its message fails, say, or there is no memory left for one.
        reported = e;
      }
    }
    return ExitStatus.SOFTWARE;
  }

  /** Carries out a command; without the option parser if it is a classic one without options. */
  private int execute(List<String> typed) throws Exception {
    String program = context.command().program();
    String link = baseName(program);
    boolean isLink = CLASSIC.contains(link);
    List<String> words = new ArrayList<>(typed);
    if (isLink) {
      words.add(0, link);
    } else if (words.isEmpty()
        && context.engine().isEmpty()
        && context.terminal().isInteractive()) {
      Optional<List<String>> chosen = new Menu(context).choose();
      if (chosen.isEmpty()) {
        return ExitStatus.OK;
      }
      words.addAll(chosen.get());
    }
    context.end().advise(context.command());
    context.command().running(words);
    String name = words.isEmpty() ? "" : words.get(0);
    String called = isLink ? program : program + ' ' + name;
    if (CLASSIC.contains(name)) {
      List<String> arguments = words.subList(1, words.size());
      if (!isLink && arguments.isEmpty() && context.terminal().isInteractive()) {
        context.terminal().complain("To play at a table: baize play " + name);
      }
      if (name.equals(BeansCommand.NAME)) {
        if (new BeansCommand(context).play(arguments)) {
          return ExitStatus.OK;
        }
      } else if (name.equals(EuchreCommand.NAME) && arguments.equals(DEMONSTRATION)) {
        return new EuchreCommand(context, called).demonstrate();
      } else if (!hasOption(arguments)) {
        return name.equals(EuchreCommand.NAME)
            ? new EuchreCommand(context, called).play(arguments)
            : new BlackjackCommand(context).play(arguments);
      }
    }
    return new Commands(context, called, words).execute();
  }

  private static boolean hasOption(List<String> words) {
    for (String word : words) {
      if (word.startsWith(OPTION)) {
        return true;
      }
    }
    return false;
  }

  /** A program's name without folders and without what follows a dot, such as {@code .exe}. */
  private static String baseName(String program) {
    String name = program.substring(program.lastIndexOf('/') + 1);
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }
}
