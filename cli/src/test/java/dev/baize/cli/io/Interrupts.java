package dev.baize.cli.io;

/** Interrupts a run of the program within this process, as Ctrl-C does with a process. */
public final class Interrupts {

  private Interrupts() {}

  /** Does what the program does when it is asked to end; nothing if nothing could be saved. */
  public static void interrupt(ProgramEnd end) {
    end.interrupt();
  }
}
