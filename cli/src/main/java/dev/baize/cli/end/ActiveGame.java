package dev.baize.cli.end;

import java.util.Map;
import java.util.Optional;

/**
 * A game in progress.
 *
 * @param player the player that it is waiting for, and its seat: {@code Simple at seat 2}; empty
 *     while the game itself is at work, or it is not known which player is being created
 * @param providers the name of the class that provides a player, by player and seat
 * @param reference which game it is, and how to reproduce it
 */
public record ActiveGame(
    Optional<String> player, Map<String, String> providers, String reference) {}
