package dev.baize.protocol.process;

import java.time.Duration;

/**
 * The time for something.
 *
 * @param time longer than zero
 * @param failure what a player has done when it is over, such as {@code did not answer}
 */
public record Limit(Duration time, String failure) {}
