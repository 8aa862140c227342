package dev.baize.terminal;

import dev.baize.table.PromptAbandonedException;
import java.io.FileInputStream;
import java.io.IOError;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Restores the terminal while the game is suspended by Ctrl-Z, and finds out whether its window is
 * gone. The process stops itself with SIGTSTP, which does nothing in an orphaned process group,
 * where no shell could continue it.
 */
final class JobControl {

  private static final Logger LOG = LoggerFactory.getLogger(JobControl.class);

  /** Longer than the process takes to stop. */
  private static final long STOP_MILLIS = 500;

  /** The name by which each process opens its controlling terminal. */
  private static final String CONTROLLING_TERMINAL = "/dev/tty";

  private final boolean hadWindow = hasWindow();
  private final Terminal terminal;
  private final Runnable release;
  private final Runnable acquire;

  /** Fair, because the reader takes it over and over. */
  private final ReentrantLock reading = new ReentrantLock(true);

  /** Releasing the terminal restores what it was before the game; acquiring takes it over again. */
  JobControl(Terminal terminal, Runnable release, Runnable acquire) {
    this.terminal = terminal;
    this.release = release;
    this.acquire = acquire;
  }

  /** Handles Ctrl-Z, and the signal that continues the process, from now on. */
  void install() {
    handleCtrlZ();
    terminal.handle(Signal.CONT, signal -> resume());
  }

  private static boolean hasWindow() {
    try {
      new FileInputStream(CONTROLLING_TERMINAL).close();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Whether there was a window when the game began, but no longer is. Reading never fails then and
   * never ends: it looks as if no key were pressed.
   */
  boolean isWindowGone() {
    return hadWindow && !hasWindow();
  }

  private void handleCtrlZ() {
    terminal.handle(Signal.TSTP, signal -> locked(this::suspend));
  }

  /** Takes the terminal over again, however the process was stopped. */
  void resume() {
    locked(acquire);
  }

  /**
   * Reads from the terminal, but not while it is released, because reading changes its attributes.
   */
  int read(IntSupplier input) {
    reading.lock();
    try {
      return input.getAsInt();
    } finally {
      reading.unlock();
    }
  }

  private void locked(Runnable action) {
    reading.lock();
    try {
      action.run();
    } catch (PromptAbandonedException | IOError e) {
      // The window is gone, which the reader also notices.
      LOG.atDebug().setCause(e).log("window is gone");
    } finally {
      reading.unlock();
    }
  }

  private void suspend() {
    release.run();
    terminal.handle(Signal.TSTP, SignalHandler.SIG_DFL);
    String stop = "kill -TSTP " + ProcessHandle.current().pid();
    try {
      new ProcessBuilder("sh", "-c", stop).start().waitFor();
      TimeUnit.MILLISECONDS.sleep(STOP_MILLIS);
    } catch (IOException | InterruptedException e) {
      LOG.atDebug().setCause(e).log("process not suspended");
      Thread.interrupted();
    }
    handleCtrlZ();
    acquire.run();
  }
}
