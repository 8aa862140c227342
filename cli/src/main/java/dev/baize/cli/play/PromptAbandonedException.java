package dev.baize.cli.play;

import java.io.Serial;

/** A person does not decide, and does something else instead. */
final class PromptAbandonedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** What the person does. */
  enum Reason {
    /** Takes the last decision back. */
    UNDO,
    /** Leaves the table. */
    LEFT,
    /** Presses Ctrl-C. */
    INTERRUPTED,
    /** Will type nothing more: input has ended. */
    INPUT_ENDED
  }

  private final Reason reason;

  PromptAbandonedException(Reason reason) {
    super(reason.toString());
    this.reason = reason;
  }

  PromptAbandonedException(Reason reason, Throwable cause) {
    super(reason.toString(), cause);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }
}
