package dev.baize.cli.io;

/** The statuses that the program exits with. */
public final class ExitStatus {

  /** The command succeeded. */
  public static final int OK = 0;

  /** The request cannot be carried out. */
  public static final int REFUSED = 1;

  /** The command or its options are not understood. */
  public static final int USAGE = 2;

  /** {@code EX_SOFTWARE} of BSD's sysexits. */
  public static final int SOFTWARE = 70;

  /** {@code EX_IOERR} of BSD's sysexits. */
  public static final int NOT_WRITTEN = 74;

  /** What the virtual machine exits with after SIGINT: 128 + 2. */
  public static final int INTERRUPTED = 130;

  /** What a shell reports of a program that died of SIGPIPE: 128 + 13. */
  public static final int PIPE_CLOSED = 141;

  /** What the virtual machine exits with after SIGTERM: 128 + 15. */
  public static final int TERMINATED = 143;

  private ExitStatus() {}
}
