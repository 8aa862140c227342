package dev.baize.cli.play.terminal;

import dev.baize.cli.play.terminal.PromptAbandonedException.Reason;
import java.io.IOError;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Retries what JLine does by running {@code stty}, a process that Ctrl-C may kill. */
final class Stty {

  private static final Logger LOG = LoggerFactory.getLogger(Stty.class);

  private static final int TIMES = 3;

  private Stty() {}

  /**
   * {@return the result of an action on a terminal}
   *
   * @throws PromptAbandonedException if it fails every time, as it does when the window is gone
   */
  static <T> T retry(Supplier<T> action) {
    int failed = 0;
    while (true) {
      try {
        return action.get();
      } catch (IOError e) {
        failed++;
        LOG.atDebug().addKeyValue("attempt", failed).setCause(e).log("stty failed");
        if (failed == TIMES) {
          throw new PromptAbandonedException(Reason.INPUT_ENDED, e);
        }
      }
    }
  }
}
