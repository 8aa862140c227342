package dev.baize.cli.end;

import dev.baize.cli.io.ExitStatus;
import dev.baize.core.text.Printable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How the program ends: as its command decides, on a signal, or because a player ends it. Commands
 * register here what they are playing, for the {@link ShutdownHook}.
 */
public final class ProgramEnd {

  private final Thread command = Thread.currentThread();
  private final MemoryReserve memory = new MemoryReserve();
  private volatile @Nullable Thread exitingThread;
  private volatile int status = ExitStatus.INTERRUPTED;
  private volatile boolean hasPlugIns;
  private volatile boolean quiet;
  private volatile @Nullable Activity activity;
  private volatile @Nullable Runnable interruption;
  private volatile @Nullable Runnable screenRestorer;

  /** The state of a program that has just started, and runs its command on this thread. */
  public ProgramEnd() {}

  /**
   * Ends the process, as only the program itself may; halts it if a player keeps it from ending.
   * After a success, where no plug-in was loaded and no other thread is left, it only returns, and
   * the process ends when the caller does: {@link System#exit} first looks for services, from JDK
   * 21 on.
   *
   * @param with the status to exit with
   */
  public void exit(int with) {
    status = with;
    memory.clear();
    exitingThread = Thread.currentThread();
    quiet = with == ExitStatus.OK && !hasPlugIns && Thread.activeCount() == 1;
    if (quiet) {
      return;
    }
    Halter.begin(this::status);
    System.exit(with);
  }

  /**
   * Sets what is being played from now on.
   *
   * @param now describes it if a player ends the process; null for nothing
   */
  public void playing(@Nullable Activity now) {
    activity = now;
  }

  /**
   * Prepares for plug-ins, before they are loaded: sets memory aside for the report that they have
   * used it up, and initializes the classes that format it: one that fails at that cannot be used
   * any more.
   */
  public void expectPlugIns() {
    hasPlugIns = true;
    memory.fill();
    Printable.line(String.format(Locale.ROOT, "%s %d \u2026", "", 0));
  }

  /**
   * {@return whether a part of the memory that was set aside has been released} It needs no memory.
   */
  public boolean releaseMemory() {
    return memory.release();
  }

  /**
   * {@return the game that is being played, of several the first that waits for a player; empty if
   * there is none}
   */
  public Optional<ActiveGame> game() {
    Activity now = activity;
    if (now == null) {
      return Optional.empty();
    }
    List<ActiveGame> games = now.games();
    return now.game(command)
        .or(() -> games.stream().filter(game -> game.player().isPresent()).findFirst())
        .or(() -> games.stream().findFirst());
  }

  /**
   * Sets what to do when the process is asked to end, by Ctrl-C or a signal.
   *
   * @param action returns soon; null for nothing
   */
  public void whenInterrupted(@Nullable Runnable action) {
    interruption = action;
  }

  /**
   * Sets what to do before it is reported that a player has ended the process.
   *
   * @param action restores the screen; null for nothing
   */
  public void beforeReport(@Nullable Runnable action) {
    screenRestorer = action;
  }

  /** Whether the program itself has decided to end. */
  boolean isDecided() {
    return exitingThread != null;
  }

  /** Whether nothing is left to do when the process ends. */
  boolean isQuiet() {
    return quiet;
  }

  /** Whether the program has called {@link System#exit}, but a player did so before. */
  boolean wasPreempted() {
    Thread exiting = exitingThread;
    return exiting != null && exiting.getState() == Thread.State.BLOCKED;
  }

  /** What the process exits with, unless a player ends it. */
  int status() {
    return status;
  }

  /** Who has ended the program with a thread. */
  Culprit culprit(ExitingThread thread) {
    return Culprit.of(thread, activity);
  }

  /** Does what is to be done when the process is asked to end; returns whether that is anything. */
  boolean interrupt() {
    return run(interruption);
  }

  /** What a person is told who ends the program now; empty if there is nothing to tell. */
  Optional<String> interruption() {
    Activity now = activity;
    return now == null ? Optional.empty() : now.interruption(command);
  }

  void restoreScreen() {
    run(screenRestorer);
  }

  private static boolean run(@Nullable Runnable action) {
    if (action == null) {
      return false;
    }
    action.run();
    return true;
  }
}
