package dev.baize.testing;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a game or a player breaks its contract. The message says which promise was broken,
 * what was expected and found, and all that is needed to reproduce it: the game, the text of its
 * rules, the value of its seed and the decisions that led there.
 */
public final class ContractViolation extends AssertionError {

  @Serial private static final long serialVersionUID = 1L;

  /** The promise, and how it was broken. */
  private final String summary;

  /** Whether a player decided in two ways where it should have decided in one. */
  private final boolean isDifference;

  ContractViolation(
      String message, String summary, @Nullable Throwable cause, boolean isDifference) {
    super(message, cause);
    this.summary = summary;
    this.isDifference = isDifference;
  }

  /** {@return the promise, and what was expected and found, on one line with long parts cut} */
  public String summary() {
    return summary;
  }

  /**
   * {@return whether a player has decided in two ways where it should have decided in one} A player
   * that does not even decide the same with the same seed may differ in any check: see {@link
   * PlayerContract.Check#DETERMINISM}.
   */
  public boolean isDifference() {
    return isDifference;
  }
}
