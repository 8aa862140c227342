/**
 * The player's end of the protocol: players of Baize for any program that hosts players. Start with
 * {@link dev.baize.protocol.bot.BotServer}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.protocol.bot;

import org.jspecify.annotations.NullMarked;
