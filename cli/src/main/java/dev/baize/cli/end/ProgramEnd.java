package dev.baize.cli.end;

import dev.baize.cli.io.ExitStatus;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How the program ends: as its command decides, by a signal, or because a plug-in ends it. Commands
 * register here what the {@link ShutdownHook} is to do.
 */
public final class ProgramEnd {

  private volatile @Nullable Thread exiting;
  private volatile int status;
  private volatile boolean quiet;
  private volatile boolean hasPlugIns;
  private volatile @Nullable Supplier<String> advice;
  private volatile @Nullable Runnable interruption;
  private volatile @Nullable Runnable screenRestorer;

  /** The state of a program that has just started. */
  public ProgramEnd() {}

  /**
   * Ends the process, as only the program itself may. After a success, where no plug-in was loaded
   * and no other thread is left, it only returns, and the process ends when the caller does: {@link
   * System#exit} first looks for services, from JDK 21 on.
   *
   * @param with the status to exit with
   */
  public void exit(int with) {
    status = with;
    exiting = Thread.currentThread();
    quiet = with == ExitStatus.OK && !hasPlugIns && Thread.activeCount() == 1;
    if (!quiet) {
      System.exit(with);
    }
  }

  /** Prepares for plug-ins, before they are loaded. */
  public void expectPlugIns() {
    hasPlugIns = true;
  }

  /**
   * Sets what a person is told if a plug-in ends the program.
   *
   * @param now says how to go on, or how to play the same again
   */
  public void advise(Supplier<String> now) {
    advice = now;
  }

  /**
   * Sets what to do when the process is asked to end, by Ctrl-C or a signal.
   *
   * @param action null for nothing
   */
  public void whenInterrupted(@Nullable Runnable action) {
    interruption = action;
  }

  /**
   * Sets what to do before anything else when the process ends.
   *
   * @param restorer gives the screen back; null for nothing
   */
  public void restoring(@Nullable Runnable restorer) {
    screenRestorer = restorer;
  }

  /** Whether the program itself has decided to end. */
  boolean isDecided() {
    return exiting != null;
  }

  /** Whether nothing is left to do when the process ends. */
  boolean isQuiet() {
    return quiet;
  }

  /** Whether the program has called {@link System#exit}, but a plug-in did so before. */
  boolean wasPreempted() {
    Thread thread = exiting;
    return thread != null && thread.getState() == Thread.State.BLOCKED;
  }

  /** What the program has decided to exit with. */
  int status() {
    return status;
  }

  /** How to go on, or to see the same again, if a plug-in ends the program now. */
  String advice() {
    Supplier<String> now = advice;
    return now == null ? "" : "; " + now.get();
  }

  void interrupt() {
    run(interruption);
  }

  void restoreScreen() {
    run(screenRestorer);
  }

  private static void run(@Nullable Runnable action) {
    if (action != null) {
      action.run();
    }
  }
}
