package dev.baize.cli.end;

import com.google.common.util.concurrent.Uninterruptibles;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Runs actions that may get stuck while the process ends. */
public final class TimedAction {

  private TimedAction() {}

  /**
   * {@return whether an action ends within some time} It runs on a daemon thread, which is
   * abandoned if it gets stuck.
   *
   * @param thread the name of the thread
   * @param action what to do
   * @param millis how long it may take
   */
  public static boolean run(String thread, Runnable action, long millis) {
    CountDownLatch done = new CountDownLatch(1);
    Thread runner =
        new Thread(
            () -> {
              action.run();
              done.countDown();
            },
            thread);
    runner.setDaemon(true);
    runner.start();
    return Uninterruptibles.awaitUninterruptibly(done, millis, TimeUnit.MILLISECONDS);
  }
}
