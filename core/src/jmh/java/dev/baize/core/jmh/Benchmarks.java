package dev.baize.core.jmh;

import java.io.IOException;
import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Runs benchmarks with the options of JMH, and prints how much of its limit each reaches: of the
 * benchmark with the same name and {@code Limit} at its end, if that ran, too.
 */
public final class Benchmarks {

  private static final String LIMIT = "Limit";

  private Benchmarks() {}

  /**
   * Runs benchmarks.
   *
   * @param args options of JMH
   * @throws CommandLineOptionException if there is no such option
   * @throws RunnerException if a benchmark fails
   * @throws IOException if the lists that JMH prints cannot be read
   */
  public static void main(String... args)
      throws CommandLineOptionException, RunnerException, IOException {
    CommandLineOptions options = new CommandLineOptions(args);
    if (asksForText(options)) {
      Main.main(args);
    } else {
      printRatios(new Runner(options).run());
    }
  }

  private static boolean asksForText(CommandLineOptions options) {
    return options.shouldHelp()
        || options.shouldList()
        || options.shouldListWithParams()
        || options.shouldListProfilers()
        || options.shouldListResultFormats();
  }

  private static void printRatios(Collection<RunResult> results) {
    for (RunResult result : results) {
      for (RunResult limit : results) {
        if (name(limit).equals(name(result) + LIMIT)) {
          System.out.printf(
              Locale.ROOT, "%n%s: %.3f of its limit", name(result), score(result) / score(limit));
        }
      }
    }
    System.out.println();
  }

  private static String name(RunResult result) {
    return result.getParams().getBenchmark();
  }

  private static double score(RunResult result) {
    return result.getPrimaryResult().getScore();
  }
}
