/**
 * The player's end of the protocol: players of Baize for any program that hosts players. Start with
 * {@link dev.baize.protocol.bot.BotServer}.
 */
@NullMarked
package dev.baize.protocol.bot;

import org.jspecify.annotations.NullMarked;
