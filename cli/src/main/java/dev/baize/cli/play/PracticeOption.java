package dev.baize.cli.play;

import picocli.CommandLine.Option;

/** The option to take back any decision. */
final class PracticeOption {

  /** What it is called. */
  static final String NAME = "--practice";

  @Option(
      names = PracticeOption.NAME,
      description =
          "Let undo take decisions back even after you have seen more. The history of the game says"
              + " so; the record does not.")
  private boolean practice;

  PracticeOption() {}

  /** Whether it is given. */
  boolean isGiven() {
    return practice;
  }
}
