package dev.baize.table;

import java.io.Serial;

/** A person leaves a prompt without an answer. */
public final class PromptAbandonedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** Why there is no answer. */
  public enum Reason {
    /** The person takes the last decision back. */
    UNDO,
    /** The person leaves the table. */
    LEFT,
    /** The person presses Ctrl-C. */
    INTERRUPTED,
    /** Input has ended. */
    INPUT_ENDED
  }

  /** Why there is no answer. */
  private final Reason reason;

  /**
   * An exception.
   *
   * @param reason why there is no answer
   */
  public PromptAbandonedException(Reason reason) {
    super(reason.toString());
    this.reason = reason;
  }

  /**
   * An exception.
   *
   * @param reason why there is no answer
   * @param cause what has failed
   */
  public PromptAbandonedException(Reason reason, Throwable cause) {
    super(reason.toString(), cause);
    this.reason = reason;
  }

  /** {@return why there is no answer} */
  public Reason reason() {
    return reason;
  }
}
