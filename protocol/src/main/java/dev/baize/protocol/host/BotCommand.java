package dev.baize.protocol.host;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A program that plays.
 *
 * @param name the name of the player, as a {@linkplain dev.baize.core.registry.PlayerProvider#name
 *     registered} one
 * @param words the program and its arguments
 * @param limit the time for a decision, at least a millisecond; empty if there is no limit
 */
public record BotCommand(String name, List<String> words, Optional<Duration> limit) {

  private static final Duration SHORTEST = Duration.ofMillis(1);

  /**
   * Copies the words.
   *
   * @param name the name of the player
   * @param words the program and its arguments
   * @param limit the time for a decision
   * @throws IllegalArgumentException if there is no program, or the time is too short
   */
  public BotCommand {
    requireNonNull(name);
    words = List.copyOf(words);
    checkArgument(
        !words.isEmpty() && !words.get(0).isEmpty(),
        "player %s: expected a program",
        Excerpt.quote(name));
    checkArgument(
        limit.isEmpty() || limit.get().compareTo(SHORTEST) >= 0,
        "player %s: %s for a decision; expected a millisecond or more",
        Excerpt.quote(name),
        limit);
  }
}
