package dev.baize.cli.end;

import dev.baize.cli.io.ExitStatus;
import org.jspecify.annotations.Nullable;

/**
 * How the program ends: as its command decides, because it is asked to by a signal, or because a
 * player ends it. Commands say here what they are playing, and a {@link ShutdownHook} reads it.
 */
public final class ProgramEnd {

  private volatile @Nullable Thread decider;
  private volatile int status = ExitStatus.INTERRUPTED;
  private volatile @Nullable Scene scene;
  private volatile @Nullable Runnable interruption;
  private volatile @Nullable Runnable curtain;

  /** The end of a program that has just begun. */
  public ProgramEnd() {}

  /**
   * Ends the process, as only the program itself may.
   *
   * @param with the status to exit with
   */
  public void exit(int with) {
    status = with;
    decider = Thread.currentThread();
    System.exit(with);
  }

  /**
   * Says what is being played from now on.
   *
   * @param now is asked if a player ends the process
   */
  public void playing(Scene now) {
    scene = now;
  }

  /**
   * Says what to do when the process is asked to end, by Ctrl-C or a signal.
   *
   * @param action ends soon; null for nothing
   */
  public void whenInterrupted(@Nullable Runnable action) {
    interruption = action;
  }

  /**
   * Says what to do before it is reported that a player ends the process.
   *
   * @param action restores the screen; null for nothing
   */
  public void beforeReport(@Nullable Runnable action) {
    curtain = action;
  }

  /** Whether the program itself has decided to end. */
  boolean isDecided() {
    return decider != null;
  }

  /** Whether the program has decided to end, but a player has ended the process before. */
  boolean isForestalled() {
    Thread deciding = decider;
    return deciding != null && deciding.getState() == Thread.State.BLOCKED;
  }

  /** What the process exits with, unless a player ends it. */
  int status() {
    return status;
  }

  /** The player that a thread is waiting for. */
  String player(Thread thread) {
    Scene now = scene;
    return now == null ? "a player" : now.player(thread);
  }

  /** Which game the thread plays, and how to see it again; empty if nobody knows. */
  String game(Thread thread) {
    Scene now = scene;
    return now == null ? "" : "; " + now.game(thread);
  }

  void interrupt() {
    run(interruption);
  }

  void lowerCurtain() {
    run(curtain);
  }

  private static void run(@Nullable Runnable action) {
    if (action != null) {
      action.run();
    }
  }
}
