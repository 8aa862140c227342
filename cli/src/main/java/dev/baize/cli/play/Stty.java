package dev.baize.cli.play;

import dev.baize.cli.play.PromptAbandonedException.Reason;
import java.io.IOError;
import java.util.function.Supplier;

/**
 * What JLine sets and measures by {@code stty}. That is a process of its own, which Ctrl-C ends
 * too, so what fails is done again.
 */
final class Stty {

  private static final int TIMES = 3;

  private Stty() {}

  /**
   * Does something to a terminal, and tells what came of it.
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
        if (failed == TIMES) {
          throw new PromptAbandonedException(Reason.INPUT_ENDED, e);
        }
      }
    }
  }
}
