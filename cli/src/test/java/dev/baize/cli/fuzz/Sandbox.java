package dev.baize.cli.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.cli.Program;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Interrupts;
import dev.baize.cli.io.Terminal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs cases, one after another. What would take long is ended as a person ends it: a study is
 * interrupted, and the transcript of a match goes to a reader that closes it.
 */
final class Sandbox {

  private static final int MAX_OUTPUT = 200_000;
  private static final int MAX_COMPLAINTS = 2_000_000;
  private static final long PATIENCE_MILLIS = 150;

  /** Far more than any case needs, on a machine that does other things as well. */
  private static final long HANGING_SECONDS = 120;

  private final ScheduledExecutorService clock =
      Executors.newScheduledThreadPool(2, Sandbox::daemon);
  private final PrintStream report;

  /**
   * A sandbox.
   *
   * @param report gets the case that hangs
   */
  Sandbox(PrintStream report) {
    this.report = report;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(LeftOver.OWN, task, "fuzz-clock");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Runs a case.
   *
   * @param name what it is called if it hangs
   */
  Outcome run(String name, Case call) throws IOException {
    Folder.fill(call.files());
    LeftOver threads = LeftOver.watch();
    HastyReader out = new HastyReader(MAX_OUTPUT);
    HastyReader err = new HastyReader(MAX_COMPLAINTS);
    HastyReader stray = new HastyReader(MAX_OUTPUT);
    ByteArrayInputStream in = new ByteArrayInputStream(Bytes.array(call.in()));
    Terminal terminal = new Terminal(in, out, err);
    CommandContext context = new CommandContext(terminal, call.program(), null, null, Map.of());
    AtomicBoolean interrupted = new AtomicBoolean();
    PrintStream realOut = System.out;
    PrintStream realErr = System.err;
    PrintStream caught = new PrintStream(stray, true, UTF_8);
    System.setOut(caught);
    System.setErr(caught);
    List<ScheduledFuture<?>> alarms =
        List.of(
            clock.scheduleWithFixedDelay(
                () -> {
                  interrupted.set(true);
                  Interrupts.interrupt(context.end());
                },
                PATIENCE_MILLIS,
                PATIENCE_MILLIS,
                TimeUnit.MILLISECONDS),
            clock.schedule(() -> giveUp(name, call), HANGING_SECONDS, TimeUnit.SECONDS));
    int status;
    List<String> left;
    try {
      status = new Program(context).run(call.words());
      left = threads.left();
    } finally {
      alarms.forEach(alarm -> alarm.cancel(false));
      System.setOut(realOut);
      System.setErr(realErr);
    }
    return new Outcome(
        status,
        out.read(),
        err.read(),
        stray.read(),
        out.hasClosed(),
        interrupted.get(),
        left,
        Folder.empty());
  }

  /** Nothing else would end a thread that hangs. */
  private void giveUp(String name, Case call) {
    report.printf("%n%s HANGS, for %d s now%n%s", name, HANGING_SECONDS, call.description());
    Thread.getAllStackTraces()
        .forEach((thread, stack) -> report.println(thread + " " + List.of(stack)));
    report.flush();
    Runtime.getRuntime().halt(Fuzzer.HUNG);
  }
}
