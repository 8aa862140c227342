/**
 * The {@code baize} program: commands, exit statuses and the standard streams.
 *
 * <p>Start with {@link dev.baize.cli.Main}. To add a command, write a {@code ContextCommand} such
 * as {@code PlayersCommand}, and register it in {@code Commands}: by {@code common}, by {@code
 * playing} if it plays, by {@code timed} if decisions have a time limit, or by {@code studying} for
 * simulations and tournaments.
 */
@NullMarked
package dev.baize.cli;

import org.jspecify.annotations.NullMarked;
