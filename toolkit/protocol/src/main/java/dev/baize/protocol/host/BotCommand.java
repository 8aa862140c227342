package dev.baize.protocol.host;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.util.List;

/**
 * A program that plays.
 *
 * @param name the name of the player, as a {@linkplain dev.baize.core.registry.PlayerProvider#name
 *     registered} one
 * @param words the program and its arguments
 */
public record BotCommand(String name, List<String> words) {

  /**
   * Copies the words.
   *
   * @param name the name of the player
   * @param words the program and its arguments
   * @throws IllegalArgumentException if there is no program
   */
  public BotCommand {
    requireNonNull(name);
    words = List.copyOf(words);
    checkArgument(
        !words.isEmpty() && !words.get(0).isEmpty(),
        "player %s: expected a program",
        Excerpt.quote(name));
  }
}
