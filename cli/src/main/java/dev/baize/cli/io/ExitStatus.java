package dev.baize.cli.io;

public final class ExitStatus {

  public static final int OK = 0;

  public static final int REFUSED = 1;

  /** The command or its options are not understood. */
  public static final int USAGE = 2;

  /** {@code EX_SOFTWARE} of BSD's sysexits. */
  public static final int SOFTWARE = 70;

  /** {@code EX_IOERR} of BSD's sysexits. */
  public static final int NOT_WRITTEN = 74;

  /** 128 + SIGINT: ended by Ctrl-C. */
  public static final int INTERRUPTED = 130;

  /** 128 + SIGPIPE: standard output was closed by its reader. */
  public static final int PIPE_CLOSED = 141;

  /** 128 + SIGTERM: ended by a signal. */
  public static final int TERMINATED = 143;

  private ExitStatus() {}
}
