package dev.baize.review.compare;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;

/**
 * How far a program may go in one run, before it is ended.
 *
 * @param time how long it may take, 1 millisecond or more
 * @param bytes how much it may print on each of standard output and standard error
 */
public record ProgramLimits(Duration time, int bytes) {

  /** Limits; an argument that is too small is refused. */
  public ProgramLimits {
    checkArgument(time.toMillis() >= 1, "%s; expected a millisecond or more", time);
    checkArgument(bytes >= 1, "%s bytes; expected 1 or more", bytes);
  }
}
