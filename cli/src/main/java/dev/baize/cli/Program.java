package dev.baize.cli;

import dev.baize.cli.classic.BeansCommand;
import dev.baize.cli.classic.BlackjackCommand;
import dev.baize.cli.classic.ClassicBeans;
import dev.baize.cli.classic.ClassicBlackjack;
import dev.baize.cli.classic.ClassicEuchre;
import dev.baize.cli.classic.EuchreCommand;
import dev.baize.cli.classic.Invocation;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.GlobalOptions;
import dev.baize.cli.command.LogOptions;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.log.ProgramLog;
import java.util.ArrayList;
import java.util.List;

/** Finds and runs a command, and reports its failure. */
public final class Program {

  private static final String OPTION = "--";
  private static final List<String> DEMONSTRATION = List.of("--demo");

  private final CommandContext context;

  /**
   * The program.
   *
   * @param context shared by its commands
   */
  public Program(CommandContext context) {
    this.context = context;
  }

  /**
   * Runs a command.
   *
   * @param words what follows the program's name on the command line
   * @return the status to exit with
   */
  public int run(List<String> words) {
    int status = attempt(words);
    context.installed().bots().close();
    if (ProgramLog.isOpen()) {
      CommandLog.ended(status);
    }
    ProgramLog.close();
    return status;
  }

  private int attempt(List<String> words) {
    boolean verbose = false;
    try {
      GlobalOptions options = GlobalOptions.of(words);
      verbose = options.verbosity() > 0;
      LogOptions.open(options, System.getenv(LogOptions.LEVEL), context.terminal());
      if (ProgramLog.isOpen()) {
        CommandLog.started(options.words());
      }
      context.installed().add(options);
      requireNoProcesses();
      int status = execute(options.words());
      context.terminal().flush();
      return status;
    } catch (Throwable e) {
      return report(e, verbose);
    }
  }

  /** Rejects programs that play where executors would have to start them. */
  private void requireNoProcesses() {
    String option = context.installed().bots().option();
    if (option != null && context.engine().isPresent()) {
      throw new CommandException(
          ExitStatus.USAGE,
          option
              + ": a program plays in a process beside this one, which executors lack; expected"
              + " --players");
    }
  }

  private int report(Throwable thrown, boolean verbose) {
    Failures failures = new Failures(context.terminal());
    try {
      return failures.report(thrown, verbose);
    } catch (Throwable e) {
      return reportInstead(e, failures, verbose);
    }
  }

  /** Reports why a failure cannot be reported: its message fails, say. */
  private static int reportInstead(Throwable thrown, Failures failures, boolean verbose) {
    try {
      return failures.report(thrown, verbose);
    } catch (Throwable e) {
      // There is no memory left for a message, say.
      return ExitStatus.SOFTWARE;
    }
  }

  private int execute(List<String> words) throws Exception {
    String program = context.command().program();
    String name = baseName(program);
    boolean linked = isClassic(name) || name.equals(BeansCommand.NAME);
    context.end().advise(context.command());
    context.command().running(linked ? following(name, words) : words);
    if (isClassic(name)) {
      return classic(name, new Invocation(program, words));
    }
    if (name.equals(BeansCommand.NAME)) {
      return beans(new Invocation(program, List.of()), words);
    }
    if (!words.isEmpty() && isClassic(words.get(0))) {
      String command = words.get(0);
      return classic(
          command, new Invocation(program + ' ' + command, words.subList(1, words.size())));
    }
    if (!words.isEmpty() && words.get(0).equals(BeansCommand.NAME)) {
      return beans(new Invocation(program, List.of()), words.subList(1, words.size()));
    }
    return parse(new Invocation(program, List.of()), words);
  }

  private static boolean isClassic(String name) {
    return name.equals(EuchreCommand.NAME) || name.equals(BlackjackCommand.NAME);
  }

  private int classic(String name, Invocation invocation) throws Exception {
    List<String> words = invocation.words();
    if (name.equals(EuchreCommand.NAME) && words.equals(DEMONSTRATION)) {
      ClassicEuchre.of2024(context, invocation.program()).demonstrate();
      return ExitStatus.OK;
    }
    if (!hasOption(words)) {
      return name.equals(EuchreCommand.NAME)
          ? ClassicEuchre.of2024(context, invocation.program()).play(words)
          : ClassicBlackjack.of2013(context).play(words);
    }
    return parse(invocation, following(name, words));
  }

  private int beans(Invocation invocation, List<String> arguments) throws Exception {
    return ClassicBeans.play(context, arguments)
        ? ExitStatus.OK
        : parse(invocation, following(BeansCommand.NAME, arguments));
  }

  private static List<String> following(String first, List<String> words) {
    List<String> all = new ArrayList<>();
    all.add(first);
    all.addAll(words);
    return all;
  }

  private static boolean hasOption(List<String> words) {
    for (String word : words) {
      if (word.startsWith(OPTION)) {
        return true;
      }
    }
    return false;
  }

  private int parse(Invocation invocation, List<String> words) throws Exception {
    return new Commands(context, invocation, words).execute();
  }

  /** A program's name without folders and without what follows a dot, such as {@code .exe}. */
  private static String baseName(String program) {
    String name = program.substring(program.lastIndexOf('/') + 1);
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }
}
