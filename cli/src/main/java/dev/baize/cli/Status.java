package dev.baize.cli;

/** The statuses that the program exits with. */
final class Status {

  static final int OK = 0;

  /** What was asked for cannot be done. */
  static final int REFUSED = 1;

  /** The command or its options are not understood. */
  static final int USAGE = 2;

  /** {@code EX_SOFTWARE} of BSD's sysexits. */
  static final int SOFTWARE = 70;

  /** {@code EX_IOERR} of BSD's sysexits. */
  static final int NOT_WRITTEN = 74;

  /** What the virtual machine exits with after SIGINT: 128 + 2. */
  static final int INTERRUPTED = 130;

  /** What a shell reports of a program that died of SIGPIPE: 128 + 13. */
  static final int PIPE_CLOSED = 141;

  private Status() {}
}
