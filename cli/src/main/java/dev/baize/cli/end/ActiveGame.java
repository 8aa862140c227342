package dev.baize.cli.end;

import java.util.Map;

/**
 * A game in progress.
 *
 * @param player the player that it is waiting for, and its seat: {@code Simple at seat 2}; or what
 *     is known of it before it is seated
 * @param seated whether the player is seated
 * @param providers the name of the class that provides a player, by player and seat
 * @param reference which game it is, and how to reproduce it
 */
public record ActiveGame(
    String player, boolean seated, Map<String, String> providers, String reference) {

  /** What it is waiting for while its players are being created. */
  public static final String NOBODY = "a player";
}
