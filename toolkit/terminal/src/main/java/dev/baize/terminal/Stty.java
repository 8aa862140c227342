package dev.baize.terminal;

import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import java.io.IOError;
import java.io.InterruptedIOException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Retries what JLine does by running {@code stty}, a process that Ctrl-C may kill. */
final class Stty {

  private static final Logger LOG = LoggerFactory.getLogger(Stty.class);

  private static final int TIMES = 3;

  private Stty() {}

  /**
   * {@return the result of an action on a terminal} The prompt is abandoned if the action fails
   * every time, as it does when the window is gone, or if Ctrl-C, which must not be lost,
   * interrupted this thread meanwhile.
   */
  static <T> T retry(Supplier<T> action) {
    int failed = 0;
    boolean interrupted = false;
    while (true) {
      try {
        T result = action.get();
        if (interrupted) {
          throw new PromptAbandonedException(Reason.INTERRUPTED);
        }
        return result;
      } catch (IOError e) {
        failed++;
        interrupted |= e.getCause() instanceof InterruptedIOException;
        LOG.atDebug().addKeyValue("attempt", failed).setCause(e).log("stty failed");
        if (failed == TIMES) {
          throw new PromptAbandonedException(Reason.INPUT_ENDED, e);
        }
      }
    }
  }
}
