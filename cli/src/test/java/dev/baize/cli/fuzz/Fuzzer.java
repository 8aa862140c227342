package dev.baize.cli.fuzz;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Runs many cases, one after another, and reports each that the oracles complain of by its number:
 * with the same seed it can be run again alone. A process of its own, whose present folder is empty
 * and belongs to it.
 */
final class Fuzzer {

  /** The status of a process in which a case hangs. */
  static final int HUNG = 3;

  private static final int FOUND = 1;
  private static final int MAX_FOUND = 25;
  private static final long PROGRESS_SECONDS = 30;

  private final PrintStream report;
  private final Sandbox sandbox;
  private final CaseMutator mutator;
  private final Map<Integer, Long> statuses = new TreeMap<>();
  private long cases;
  private int found;

  private Fuzzer(PrintStream report, long seed) throws IOException {
    this.report = report;
    this.sandbox = new Sandbox(report);
    this.mutator = new CaseMutator(Corpus.make(sandbox), seed);
  }

  /**
   * Fuzzes.
   *
   * @param args what the {@link Plan} says
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Plan plan = Plan.of(args);
    Folder.prepare();
    Fuzzer fuzzer = new Fuzzer(System.out, plan.seed());
    System.exit(fuzzer.run(plan) ? 0 : FOUND);
  }

  private boolean run(Plan plan) throws IOException {
    long start = System.nanoTime();
    long told = 0;
    for (long number = plan.first(); !isOver(plan, start) && found < MAX_FOUND; number++) {
      run(number, plan.isSingle());
      long seconds = seconds(start);
      if (seconds >= told + PROGRESS_SECONDS) {
        told = seconds;
        report.println(summary(plan, seconds));
      }
    }
    report.println(summary(plan, seconds(start)));
    return found == 0;
  }

  private boolean isOver(Plan plan, long start) {
    return plan.minutes() > 0
        ? seconds(start) >= TimeUnit.MINUTES.toSeconds(plan.minutes())
        : cases >= plan.cases();
  }

  private static long seconds(long start) {
    return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
  }

  private void run(long number, boolean shown) throws IOException {
    Case call = mutator.of(number);
    Outcome outcome = sandbox.run("CASE " + number, call);
    List<String> complaints = new ArrayList<>();
    StreamOracle.check(call, outcome, complaints::add);
    FileOracle.check(call, outcome, complaints::add);
    InputOracle.check(call, outcome, complaints::add);
    if (mutator.isValid(number)) {
      InputOracle.checkValid(call, outcome, complaints::add);
    }
    cases++;
    statuses.merge(outcome.status(), 1L, Long::sum);
    if (!complaints.isEmpty()) {
      found++;
    }
    if (shown || !complaints.isEmpty()) {
      report.printf("%nCASE %d: %s%n", number, complaints);
      report.print(call.description());
      report.print(outcome.description());
    }
  }

  private String summary(Plan plan, long seconds) {
    return "%d cases from seed %d in %d s, statuses %s, %d found"
        .formatted(cases, plan.seed(), seconds, statuses, found);
  }
}
