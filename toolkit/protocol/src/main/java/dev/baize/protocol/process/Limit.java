package dev.baize.protocol.process;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;

/**
 * A time limit.
 *
 * @param time longer than zero
 * @param failure what a player has done when it expires, such as {@code did not answer}
 */
public record Limit(Duration time, String failure) {

  private static final Duration MIN_TIME = Duration.ofMillis(1);

  /** {@return the time for a decision} */
  public static Limit ofDecision(Duration time) {
    checkArgument(time.compareTo(MIN_TIME) >= 0, "%s; expected a millisecond or more", time);
    return new Limit(time, "did not answer");
  }
}
