package dev.baize.cli.play;

import java.io.IOError;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;

/**
 * Gives the terminal back while the game is suspended by Ctrl-Z. The process stops itself in the
 * usual way, which does nothing where no shell could continue it.
 */
final class JobControl {

  /** More than it takes until the process has stopped. */
  private static final long STOP_MILLIS = 500;

  private final Terminal terminal;
  private final Runnable giveBack;
  private final Runnable takeOver;

  /** Fair, because whoever reads does so all the time. */
  private final ReentrantLock reading = new ReentrantLock(true);

  /**
   * A game that is not suspended.
   *
   * @param giveBack makes the terminal what it was before the game
   * @param takeOver makes it the game's again
   */
  JobControl(Terminal terminal, Runnable giveBack, Runnable takeOver) {
    this.terminal = terminal;
    this.giveBack = giveBack;
    this.takeOver = takeOver;
  }

  /** Hears from now on when Ctrl-Z is pressed, and when the process is continued. */
  void hear() {
    hearCtrlZ();
    terminal.handle(Signal.CONT, signal -> goOn());
  }

  private void hearCtrlZ() {
    terminal.handle(Signal.TSTP, signal -> locked(this::suspend));
  }

  /** Takes the terminal over again, whoever stopped the process. */
  void goOn() {
    locked(takeOver);
  }

  /**
   * Reads from the terminal, though not while it is given back: what reads sets it as it needs it.
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
      // The window is gone, which whoever reads from it finds, too.
      return;
    } finally {
      reading.unlock();
    }
  }

  private void suspend() {
    giveBack.run();
    terminal.handle(Signal.TSTP, SignalHandler.SIG_DFL);
    String stop = "kill -TSTP " + ProcessHandle.current().pid();
    try {
      new ProcessBuilder("sh", "-c", stop).start().waitFor();
      TimeUnit.MILLISECONDS.sleep(STOP_MILLIS);
    } catch (IOException | InterruptedException e) {
      // It has not stopped, and goes on.
      Thread.interrupted();
    }
    hearCtrlZ();
    takeOver.run();
  }
}
