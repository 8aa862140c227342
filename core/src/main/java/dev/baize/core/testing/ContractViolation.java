package dev.baize.core.testing;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A game or a player broke a promise. The message says which, what was expected and found, and all
 * that is needed to see it again: the game, its rules as text, the value of the seed it was started
 * with and the decisions that led there.
 */
public final class ContractViolation extends AssertionError {

  @Serial private static final long serialVersionUID = 1L;

  /** The promise, and how it was broken. */
  private final String summary;

  ContractViolation(String message, String summary, @Nullable Throwable cause) {
    super(message, cause);
    this.summary = summary;
  }

  /** {@return what was promised, expected and found, on one line; long parts are cut short} */
  public String summary() {
    return summary;
  }
}
